import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VoteDialog } from './vote/vote-dialog';

import { useVote } from './use-vote';

/** The voting modal of the deals list. */
export function VoteOnDeal({ deal, onClose }: { deal: Venture; onClose: () => void }) {
  const { vote } = useVote();
  return <VoteDialog deal={deal} onClose={onClose} onVote={(choice) => vote({ deal, choice })} />;
}
