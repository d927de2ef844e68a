import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useEffect } from 'react';

import { useFollow } from '../../components/deal-data/use-follow';
import { useVoting, type Voting } from '../../components/voting/use-voting';
import { VoteNotice } from '../../components/voting/vote-notice';
import { VoteOnDeal } from '../../components/voting/vote-on-deal';

/** What rows write. */
export interface Writing extends Pick<Voting, 'vote'> {
  follow: ReturnType<typeof useFollow>;
}

export interface LateActionsProps {
  /** Whose dialog is open. */
  votingOn: Venture | null;
  onVoted: () => void;
  onClose: () => void;
  onReady: (writing: Writing) => void;
}

/** All writes of rows, and their messages; loaded after the list's first paint. */
export default function LateActions({ votingOn, onVoted, onClose, onReady }: LateActionsProps) {
  const { vote } = useVoting();
  const follow = useFollow();
  useEffect(() => onReady({ vote, follow }), [vote, follow, onReady]);
  return (
    <>
      <VoteNotice placement="floating" />
      {votingOn && <VoteOnDeal deal={votingOn} onVoted={onVoted} onClose={onClose} />}
    </>
  );
}
