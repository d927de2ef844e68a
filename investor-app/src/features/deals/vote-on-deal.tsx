import { useHost } from '@syndication/contract/host';
import { describeError } from '@syndication/contract/http/api-error';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VoteDialog } from '@syndication/shared-ui/deals';

import { useVote } from './use-vote';

/** The voting modal of the deals list. */
export function VoteOnDeal({ deal, onClose }: { deal: Venture; onClose: () => void }) {
  const { announce } = useHost();
  const { mutateAsync } = useVote();
  return (
    <VoteDialog
      deal={deal}
      onClose={onClose}
      onVote={async (choice) => {
        try {
          await mutateAsync({ deal, choice });
          announce(`Your vote on ${deal.companyName}: ${choice}`);
          return null;
        } catch (error) {
          return describeError(error);
        }
      }}
    />
  );
}
