import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box } from '@syndication/shared-ui/core';

import { isOpenForVotes } from '../voting/is-open-for-votes';
import { focusVote } from '../voting/focus-vote';
import { useVoting } from '../voting/use-voting';
import { StaleVote } from './stale-vote';

/** If the terms changed since the member's vote: keeps it with one click. */
export function ChangedTerms({ deal }: { deal: Venture }) {
  const { vote } = useVoting();
  const { ownVote } = deal;
  if (!ownVote?.staleTerms || !isOpenForVotes(deal)) return null;
  const keep = () => {
    focusVote(deal.id);
    vote(deal, ownVote.choice);
  };
  return (
    <Box mb={{ base: '4', md: '6' }}>
      <StaleVote vote={ownVote} onKeep={keep} />
    </Box>
  );
}
