import { useLeaveSignal } from '@syndication/contract/host';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { useVoting } from './use-voting';
import { VoteDialog } from './vote-dialog';

/** The voting modal of the deals list. */
export function VoteOnDeal({ deal, onClose }: { deal: Venture; onClose: () => void }) {
  const { voteOnce } = useVoting();
  const leaveSignal = useLeaveSignal();
  return (
    <VoteDialog
      deal={deal}
      onClose={onClose}
      onVote={(choice, isConflictOver) => {
        const signal = leaveSignal();
        return voteOnce({ deal, choice, isConflictOver }, () => signal.aborted);
      }}
    />
  );
}
