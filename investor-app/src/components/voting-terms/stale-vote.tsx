import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Button, Stack, Text } from '@syndication/shared-ui/core';

import { ChangeList } from '../deal-marks/change-list';

export interface StaleVoteProps {
  vote: NonNullable<Venture['ownVote']>;
  /** Gives the same vote again, on the current terms. */
  onKeep: () => void;
}

/** Changes of the terms since the member's vote, and one click that keeps it; nothing if there are none. */
export function StaleVote({ vote: { choice, staleTerms }, onKeep }: StaleVoteProps) {
  if (!staleTerms) return null;
  return (
    <Alert status="warning" title="Terms changed since your vote">
      <Stack gap="3" alignItems="flex-start">
        <ChangeList changes={staleTerms} label="Terms changed since your vote" />
        <Text size="sm">Your vote still counts. Keep it, or choose another answer.</Text>
        <Button size="sm" variant="outline" onClick={onKeep}>
          Keep {choice}
        </Button>
      </Stack>
    </Alert>
  );
}
