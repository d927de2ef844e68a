import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import { Alert, Button, HStack, Text, TimedAlert } from '@syndication/shared-ui/core';

import type { UpdateOutcome } from './use-update-profile';

export interface UpdateNoticeProps {
  outcome: UpdateOutcome | null;
  onDismiss: () => void;
  /** Asks again to put the venture back on the list. */
  onRetry: () => void;
}

/** That the last update was saved. */
export function UpdateNotice({ outcome, onDismiss, onRetry }: UpdateNoticeProps) {
  if (outcome?.kind !== 'saved') return null;
  if (outcome.isActive) {
    return (
      <TimedAlert status="success" onDismiss={onDismiss}>
        {PROFILE_TEXTS.updated}
      </TimedAlert>
    );
  }
  return (
    <Alert status="warning" title="Your changes are saved">
      <HStack flexWrap="wrap">
        <Text>The profile could not be marked as active.</Text>
        <Button size="sm" variant="outline" onClick={() => onRetry()}>
          Retry
        </Button>
      </HStack>
    </Alert>
  );
}
