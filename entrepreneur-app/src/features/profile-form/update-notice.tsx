import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Box, Button, HStack, Text, TimedAlert } from '@syndication/shared-ui/core';

import { StaleNotice } from './stale-notice';
import type { UpdateOutcome } from './use-update-profile';

export interface UpdateNoticeProps {
  outcome: UpdateOutcome | null;
  base: Venture;
  onDismiss: () => void;
  /** Asks once more to put the venture back on the list. */
  onRetry: () => void;
  onReload: (latest: Venture) => void;
  onKeep: (latest: Venture) => void;
}

/** How the last update ended. */
export function UpdateNotice({
  outcome,
  base,
  onDismiss,
  onRetry,
  onReload,
  onKeep,
}: UpdateNoticeProps) {
  if (!outcome) return null;
  if (outcome.kind === 'stale') {
    const { latest } = outcome;
    return (
      <StaleNotice
        base={base}
        latest={latest}
        onReload={() => onReload(latest)}
        onKeep={() => onKeep(latest)}
      />
    );
  }
  return (
    <Box mb="3">
      {outcome.isActive ? (
        <TimedAlert status="success" onDismiss={onDismiss}>
          {PROFILE_TEXTS.updated}
        </TimedAlert>
      ) : (
        <Alert status="warning" title="Your changes are saved">
          <HStack flexWrap="wrap">
            <Text>The profile could not be marked as active.</Text>
            <Button size="sm" variant="outline" onClick={() => onRetry()}>
              Retry
            </Button>
          </HStack>
        </Alert>
      )}
    </Box>
  );
}
