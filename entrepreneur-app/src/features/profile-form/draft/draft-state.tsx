import { HStack, Text } from '@syndication/shared-ui/core';
import { useFormSnapshot } from '@syndication/shared-ui/forms';

import type { DraftState as State } from './draft-saver';
import { useDraftState, type ProfileDraftKeeper } from './use-profile-draft';
import { DiscardChanges } from './discard-changes';

const UNSENT = { dirty: true, submitting: true };

const TEXTS: Record<State, string> = {
  untouched: '',
  saving: 'Keeping a draft…',
  saved: 'Draft kept. Investors do not see it yet.',
  failed: 'Draft kept in this tab only: we could not save it to the service. We keep trying.',
  unkept: 'We could not save a draft. We keep trying; leave this page open.',
};

/** Whether what was typed is safe, and the way to be rid of it. */
export function DraftState({ draft }: { draft: ProfileDraftKeeper }) {
  const state = useDraftState(draft);
  const isUnsaved = useFormSnapshot(
    UNSENT,
    ({ dirty, submitting }) => dirty === true && !submitting,
  );
  return (
    <HStack gap="3" justify="space-between">
      <Text size="sm" tone="muted" role="status">
        {isUnsaved && TEXTS[state]}
      </Text>
      {isUnsaved && state !== 'untouched' && <DiscardChanges />}
    </HStack>
  );
}
