import { useInvestor } from '@syndication/contract/host';
import { NO_DEALS_FOUND } from '@syndication/contract/ventures/deal-list.rules';
import type { DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import { Button, EmptyState } from '@syndication/shared-ui/core';

const HINTS: Record<DealTab, string> = {
  all: 'Deals appear here as soon as they are shared with your group.',
  'to-vote': 'No open rounds need your vote.',
  voted: 'Deals that you have voted on appear here.',
  following: 'Press the star on a deal to follow it.',
  presenting: 'Deals appear here as soon as they are chosen to present.',
};

const NO_GROUP = 'Deals appear here as soon as the association adds you to a group.';

export interface NoDealsProps {
  tab: DealTab;
  /** Whether search or filters hide deals. */
  isFiltered: boolean;
  onClear: () => void;
}

/** Shown instead of rows if there are none; says what to do. */
export function NoDeals({ tab, isFiltered, onClear }: NoDealsProps) {
  const isInGroup = useInvestor().member.syndicationGroups.length > 0;
  // Without a group there may be deals all the same, those of the default one.
  const hint = isInGroup || tab !== 'all' ? HINTS[tab] : NO_GROUP;
  return (
    <EmptyState title={NO_DEALS_FOUND}>
      {isFiltered ? (
        <Button variant="outline" onClick={onClear}>
          Clear the filters
        </Button>
      ) : (
        hint
      )}
    </EmptyState>
  );
}
