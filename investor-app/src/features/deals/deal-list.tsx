import { NO_DEALS_FOUND } from '@syndication/contract/ventures/deal-list.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Button, EmptyState, Stack, Text } from '@syndication/shared-ui/core';
import {
  DealFilters,
  DealTable,
  RoundsHistoryDialog,
  type DealActions,
} from '@syndication/shared-ui/deals';
import { useMemo, useState, type ReactNode } from 'react';
import { Link as RouterLink } from '@syndication/contract/host/router';

import { useDealListView } from './use-deal-list-view';
import { VoteOnDeal } from './vote-on-deal';

const renderDetailsLink = (deal: Venture, label: ReactNode) => (
  <RouterLink to={`/ventures/${deal.id}`}>{label}</RouterLink>
);

/** `6 deals`, or `2 of 6 deals` while a filter hides some. */
function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'deal' : 'deals';
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
}

/** The deals of a group with filter, sort, voting and round history. */
export function DealList({ deals, title }: { deals: readonly Venture[]; title: string }) {
  const { shownDeals, filter, setFilter, sort, setSort } = useDealListView(deals);
  const [votingOn, setVotingOn] = useState<Venture | null>(null);
  const [historyOf, setHistoryOf] = useState<Venture | null>(null);
  const actions = useMemo<DealActions>(
    () => ({ onVote: setVotingOn, onShowHistory: setHistoryOf, renderDetailsLink }),
    [],
  );
  const count = countText(shownDeals.length, deals.length);

  return (
    <Stack gap="4">
      <DealFilters filter={filter} onFilterChange={setFilter} sort={sort} onSortChange={setSort} />
      <Text tone="muted" role="status">
        {count}
      </Text>
      {shownDeals.length > 0 ? (
        <DealTable deals={shownDeals} actions={actions} caption={title} />
      ) : (
        <EmptyState title={NO_DEALS_FOUND}>
          {deals.length > 0 ? (
            <Button variant="outline" onClick={() => setFilter('')}>
              Clear the filter
            </Button>
          ) : (
            <Text>Deals appear here as soon as one is nominated to your group.</Text>
          )}
        </EmptyState>
      )}
      {votingOn && <VoteOnDeal deal={votingOn} onClose={() => setVotingOn(null)} />}
      <RoundsHistoryDialog deal={historyOf} onClose={() => setHistoryOf(null)} />
    </Stack>
  );
}
