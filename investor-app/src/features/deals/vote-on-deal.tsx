import { useHost } from '@syndication/contract/host';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VoteDialog } from '@syndication/shared-ui/deals';
import { useEffect, useRef } from 'react';

import { useVote } from './use-vote';

interface VoteOnDealProps {
  deal: Venture;
  onClose: () => void;
  /** The vote was refused after the dialog had been closed. */
  onLateFailure: (deal: Venture, failure: string) => void;
}

/** The voting modal of the deals list. */
export function VoteOnDeal({ deal, onClose, onLateFailure }: VoteOnDealProps) {
  const { announce } = useHost();
  const { vote } = useVote();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (
    <VoteDialog
      deal={deal}
      onClose={onClose}
      onVote={async (choice) => {
        const failure = await vote({ deal, choice });
        if (failure === null) announce(`Your vote on ${deal.companyName}: ${choice}`);
        else if (!isOpen.current) onLateFailure(deal, failure);
        return failure;
      }}
    />
  );
}
