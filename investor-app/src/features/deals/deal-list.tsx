import { useLocation } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { STALE_DEALS_NOTE } from '@syndication/contract/ventures/deal-list.rules';
import { Box, DisclosureMenu, Flex, Stack, Text } from '@syndication/shared-ui/core';
import { useMemo } from 'react';

import { DealPages } from '../../components/deal-pages';
import { LazyPart } from '../../components/lazy-part';
import { ListAndPeek } from './deals-layout';
import { countText } from './count-text';
import { NoDeals } from './no-deals';
import { DealFilters } from './filters/deal-filters';
import { FilterButton, useFilterDisclosure } from './filters/filter-disclosure';
import { DealRowsSkeleton } from './table/deal-list-skeleton';
import { DealTable } from './table/deal-table';
import { DealTabs } from './tabs/deal-tabs';
import { countTabs } from './tabs/count-tabs';
import { useCurrentDeal } from './use-current-deal';
import { useDealActions } from './use-deal-actions';
import { useDealListView } from './use-deal-list-view';
import { useDensity } from './use-density';
import { useReturnToDeal } from './use-return-to-deal';
import { useIsNarrow, useIsTouch, useIsWide } from './use-media';

const loadFiltersInUse = () => import('./filters/filters-in-use');
const loadFilters = () => import('./deal-filter-sheet');
const loadNews = () => import('./news/group-news');
const loadPeek = () => import('./peek/deal-peek');
const loadViewMenu = () => import('./views/view-menu');

export interface DealListProps {
  deals: readonly Venture[];
  /** False while these are the first ones only, and the others are on the way. */
  isWhole: boolean;
  title: string;
  groupId: string | null;
}

/** The deals of a group: tabs, search, filters, order, voting, and a deal beside the list where there is room. */
export function DealList({ deals, isWhole, title, groupId }: DealListProps) {
  const view = useDealListView(deals);
  const { search } = useLocation();
  const { shownDeals, pageDeals, selection, tab } = view;
  const { actions, compared, dialogs } = useDealActions(deals, view);
  const { density, setDensity } = useDensity();
  const isNarrow = useIsNarrow();
  const isTouch = useIsTouch();
  const isWide = useIsWide();
  const disclosure = useFilterDisclosure();
  const rows = isWhole ? pageDeals : deals;
  const { current, handlers } = useCurrentDeal(rows, isWide);
  const returnTo = useReturnToDeal();
  const filterCount = Object.values(selection).flat().length;
  const counts = useMemo(() => (isWhole ? countTabs(deals) : null), [deals, isWhole]);
  const count = isWhole
    ? countText(shownDeals.length, deals.length)
    : `The first ${deals.length} deals`;
  const since = deals[0]?.news?.since ?? null;
  const isShown = isWhole ? shownDeals.length > 0 : view.isUntouched;

  return (
    <ListAndPeek>
      <Stack
        gap="3"
        minW="0"
        // The note's position is not known before all rows are loaded.
        css={{ '&:has([data-loading]) > p': { visibility: 'hidden' } }}
      >
        <DealTabs current={tab} counts={counts} searchOf={view.tabSearch} />
        <LazyPart
          name="group-news"
          load={loadNews}
          props={{ since, deals, isWhole, groupId, view }}
          placeholder={since && <Box minH={{ base: '11', lg: '9' }} />}
        />
        <Box>
          <DealFilters
            filter={view.filter}
            onFilterChange={view.setFilter}
            sort={view.sort}
            onSortChange={view.setSort}
          >
            <FilterButton disclosure={disclosure} count={filterCount} />
            <DisclosureMenu label="View">
              <LazyPart
                name="view-menu"
                load={loadViewMenu}
                props={{
                  density: isNarrow || isTouch ? null : density,
                  onDensityChange: setDensity,
                  search: search.slice(1),
                  title,
                  deals: isWhole ? shownDeals : [],
                }}
              />
            </DisclosureMenu>
          </DealFilters>
          {disclosure.wasOpened && (
            <LazyPart
              name="deal-filters"
              load={loadFilters}
              props={{
                disclosure,
                deals: isWhole ? deals : null,
                selection,
                onToggle: view.toggle,
                closeLabel: `Show ${count}`,
              }}
              placeholder={null}
            />
          )}
        </Box>
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
          {/* Of a whole tab, the tab says it on a phone. */}
          <Text
            role="status"
            tone="muted"
            size="sm"
            srOnly={filterCount > 0 ? false : { base: true, md: false }}
          >
            {count}
          </Text>
          {filterCount > 0 && (
            <LazyPart
              name="filters-in-use"
              load={loadFiltersInUse}
              props={{ view, onGone: () => disclosure.button.current?.focus() }}
              placeholder={<Box minH="8" />}
            />
          )}
        </Flex>
        {!isWhole && !isShown ? (
          <DealRowsSkeleton />
        ) : isShown ? (
          <DealPages page={view.page} pages={view.pages} onPageChange={view.setPage}>
            <div {...handlers}>
              <DealTable
                deals={rows}
                actions={actions}
                caption={title}
                density={density}
                decided={tab === 'to-vote' ? view.keptIds : undefined}
                compared={compared}
                currentId={current?.id}
                firstId={returnTo}
              />
            </div>
          </DealPages>
        ) : (
          <NoDeals tab={tab} isFiltered={view.isFiltered} onClear={view.clearAll} />
        )}
        <Text tone="muted" size="sm">
          {STALE_DEALS_NOTE}
        </Text>
      </Stack>
      {current && <LazyPart name="deal-peek" load={loadPeek} props={{ deal: current }} />}
      {dialogs}
    </ListAndPeek>
  );
}
