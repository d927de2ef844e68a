import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { formatVoteDay } from './format-vote-day';

function Day({ moment }: { moment: string }) {
  return <time dateTime={moment}>{formatVoteDay(moment)}</time>;
}

/** The member's answer on a deal, as a sentence; nothing without a vote and without a conflict of interest. */
export function OwnAnswerText({ deal: { ownVote, conflict } }: { deal: Venture }) {
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
