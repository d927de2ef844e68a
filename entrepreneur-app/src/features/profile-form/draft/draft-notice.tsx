import { formatMoment } from '@syndication/contract/fields/dates.rules';
import type { ProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Stack, Text } from '@syndication/shared-ui/core';
import { useFormSnapshot } from '@syndication/shared-ui/forms';
import { useState } from 'react';

import { ChangeList } from '../change-list';
import { DiscardChanges } from './discard-changes';
import { describeUnsaved, type UnsavedChange } from './unsaved-changes';

const DIRTY = { dirty: true };

export interface DraftNoticeProps {
  draft: ProfileDraft;
  /** What the draft holds otherwise than what is saved. */
  changes: readonly UnsavedChange[];
  /** As the form was opened over it; null for a profile that is still to be created. */
  venture: Pick<Venture, 'version' | 'updatedAt'> | null;
}

/** Says that the form starts with what was typed before, until it is saved or discarded; what is typed then is new. */
export function DraftNotice({ draft, changes, venture: opened }: DraftNoticeProps) {
  const [venture] = useState(opened);
  const isUnsaved = useFormSnapshot(DIRTY, ({ dirty }) => dirty === true);
  const [stage, setStage] = useState<'ahead' | 'shown' | 'over'>('ahead');
  if (stage === 'ahead' && isUnsaved) setStage('shown');
  if (stage === 'shown' && !isUnsaved) setStage('over');
  if (stage !== 'shown' || !isUnsaved) return null;
  const isStale = venture !== null && venture.version !== draft.basedOnVersion;
  return (
    <Alert status="info" title="Your unsaved changes are back">
      <Stack gap="3" alignItems="flex-start">
        <Text>
          Last typed {formatMoment(draft.savedAt, 'long')}.
          {isStale &&
            ` The profile was saved on ${formatMoment(venture.updatedAt, 'long')}, after you started these changes. Saving this form would change:`}
        </Text>
        {isStale && <ChangeList changes={describeUnsaved(changes)} />}
        <DiscardChanges />
      </Stack>
    </Alert>
  );
}
