import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { useVoting } from './use-voting';
import { VoteDialog } from './vote-dialog';

export interface VoteOnDealProps {
  deal: Venture;
  /** Called when the vote was saved, before the dialog closes; not if it was closed meanwhile. */
  onVoted: () => void;
  onClose: () => void;
}

/** The voting modal of the deals list. */
export function VoteOnDeal({ deal, onVoted, onClose }: VoteOnDealProps) {
  const { voteOnce } = useVoting();
  return (
    <VoteDialog
      deal={deal}
      onClose={onClose}
      onVote={async (choice, isConflictOver, signal) => {
        const failure = await voteOnce({ deal, choice, isConflictOver }, () => signal.aborted);
        if (failure === null && !signal.aborted) onVoted();
        return failure;
      }}
    />
  );
}
