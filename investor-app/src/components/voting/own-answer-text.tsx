import { useInvestor } from '@syndication/contract/host';
import { useQueryClient } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useStore } from 'zustand';

import { formatVoteDay } from './format-vote-day';
import { ownChoice } from './own-answer';
import { votesStoreOf } from './votes-store';

function Day({ moment }: { moment: string }) {
  return <time dateTime={moment}>{formatVoteDay(moment)}</time>;
}

/** Whether the member's answer on a deal is on this page only. */
function useIsUnsent(dealId: string): boolean {
  const { memberUuid: reader } = useInvestor().member;
  return useStore(votesStoreOf(useQueryClient()), ({ votes }) =>
    votes.some(
      ({ deal, memberUuid, status }) =>
        deal.id === dealId &&
        memberUuid === reader &&
        (status === 'waiting' || status === 'queued'),
    ),
  );
}

/** The member's answer on a deal, as a sentence; nothing without a vote and without a conflict of interest. */
export function OwnAnswerText({ deal }: { deal: Venture }) {
  const { ownVote, conflict } = deal;
  const isUnsent = useIsUnsent(deal.id);
  const choice = ownChoice(deal);
  if (isUnsent && choice) {
    return (
      <>
        Your vote, not sent yet: <strong>{choice}</strong>
      </>
    );
  }
  if (conflict) {
    return (
      <>
        <strong>Conflict of interest</strong> since <Day moment={conflict.since} />.
      </>
    );
  }
  if (!ownVote) return null;
  return (
    <>
      You voted <strong>{ownVote.choice}</strong> on <Day moment={ownVote.votedAt} />.
    </>
  );
}
