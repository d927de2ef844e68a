import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { formatVoteDay } from './format-vote-day';
import { ownChoice } from './own-answer';

function Day({ moment }: { moment: string }) {
  return <time dateTime={moment}>{formatVoteDay(moment)}</time>;
}

interface OwnAnswerTextProps {
  deal: Venture;
  /** Whether the answer is on this page only. */
  isUnsent?: boolean;
}

/** The member's answer on a deal, as a sentence; nothing without a vote and without a conflict of interest. */
export function OwnAnswerText({ deal, isUnsent = false }: OwnAnswerTextProps) {
  const { ownVote, conflict } = deal;
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
