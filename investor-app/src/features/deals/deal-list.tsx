import { useHost } from '@syndication/contract/host';
import { Link as RouterLink, useLocation } from '@syndication/contract/host/router';
import { NO_DEALS_FOUND } from '@syndication/contract/ventures/deal-list.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Box, Button, EmptyState, Stack, Text } from '@syndication/shared-ui/core';
import { useMemo, useState, type ReactNode } from 'react';

import { DealPages } from '../../components/deal-pages';
import { ExportButton } from '@syndication/shared-ui/csv';
import { DealFilterSheet } from './deal-filter-sheet';
import { toChips } from './filter-chips';
import { DealFilters } from './filters/deal-filters';
import { FilterChips } from './filters/filter-chips';
import { FilterButton, useFilterDisclosure } from './filters/filter-disclosure';
import { RoundsHistory } from './rounds-history';
import { type DealActions } from './table/deal-actions';
import { DealRowsSkeleton } from './table/deal-list-skeleton';
import { DealTable } from './table/deal-table';
import { useDealListView } from './use-deal-list-view';
import { VoteNotice } from '../../components/voting/vote-notice';
import { VoteOnDeal } from '../../components/voting/vote-on-deal';

/** Takes along how the list was left, for the way back. */
function DealLink({ id, label }: { id: string; label: ReactNode }) {
  const { search } = useLocation();
  return (
    <RouterLink to={`/ventures/${id}`} state={{ dealsSearch: search }}>
      {label}
    </RouterLink>
  );
}

const renderDealLink = (deal: Venture, label: ReactNode) => <DealLink id={deal.id} label={label} />;

/** `6 deals`, or `2 of 6 deals` while a filter hides some. */
function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'deal' : 'deals';
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
}

export interface DealListProps {
  deals: readonly Venture[];
  /** False while these are the first ones only, and the others are on the way. */
  isWhole: boolean;
  title: string;
}

/** The deals of a group with filter, sort, voting and round history. */
export function DealList({ deals, isWhole, title }: DealListProps) {
  const view = useDealListView(deals);
  const { announce } = useHost();
  const { shownDeals, pageDeals, filter, setFilter, sort, setSort, selection } = view;
  const disclosure = useFilterDisclosure();
  const chips = useMemo(() => toChips(selection), [selection]);
  const count = isWhole
    ? countText(shownDeals.length, deals.length)
    : `The first ${deals.length} deals`;
  const [votingOn, setVotingOn] = useState<Venture | null>(null);
  const [historyOf, setHistoryOf] = useState<Venture | null>(null);
  const actions = useMemo<DealActions>(
    () => ({ onVote: setVotingOn, onShowHistory: setHistoryOf, renderDealLink }),
    [],
  );

  return (
    <Stack gap="5">
      <Box>
        <DealFilters filter={filter} onFilterChange={setFilter} sort={sort} onSortChange={setSort}>
          <FilterButton disclosure={disclosure} count={chips.length} />
          <ExportButton
            announce={announce}
            toTable={async () => (await import('./to-csv-table')).toCsvTable(shownDeals, title)}
            disabled={!isWhole || shownDeals.length === 0}
          />
        </DealFilters>
        <DealFilterSheet
          disclosure={disclosure}
          deals={isWhole ? deals : null}
          selection={selection}
          onToggle={view.toggle}
          closeLabel={`Show ${count}`}
        />
      </Box>
      <FilterChips
        label="Filters in use"
        chips={chips}
        count={count}
        onRemove={(id) => {
          const chip = chips.find((one) => one.id === id);
          if (chip) view.toggle(chip.name, chip.value);
        }}
        onClearAll={view.clearSelection}
      />
      {!isWhole && !view.isUntouched ? (
        <DealRowsSkeleton />
      ) : shownDeals.length > 0 ? (
        <DealPages page={view.page} pages={view.pages} onPageChange={view.setPage}>
          <DealTable deals={pageDeals} actions={actions} caption={title} />
        </DealPages>
      ) : (
        <EmptyState title={NO_DEALS_FOUND}>
          {deals.length > 0 ? (
            <Button variant="outline" onClick={view.clearAll}>
              Clear the filters
            </Button>
          ) : (
            <Text>Deals appear here as soon as one is nominated to your group.</Text>
          )}
        </EmptyState>
      )}
      <VoteNotice placement="floating" />
      {votingOn && <VoteOnDeal deal={votingOn} onClose={() => setVotingOn(null)} />}
      {historyOf && <RoundsHistory deal={historyOf} onClose={() => setHistoryOf(null)} />}
    </Stack>
  );
}
