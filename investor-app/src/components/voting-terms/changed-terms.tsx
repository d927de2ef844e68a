import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box } from '@syndication/shared-ui/core';

import { isOpenForVotes } from '../voting/is-open-for-votes';
import { useVoting } from '../voting/use-voting';
import { StaleVote } from './stale-vote';

/** If the terms changed since the member's vote: keeps it with one click. */
export function ChangedTerms({ deal }: { deal: Venture }) {
  const { vote } = useVoting();
  const { ownVote } = deal;
  if (!ownVote?.staleTerms || !isOpenForVotes(deal)) return null;
  return (
    <Box mb={{ base: '4', md: '6' }}>
      <StaleVote vote={ownVote} onKeep={() => vote(deal, ownVote.choice)} />
    </Box>
  );
}
