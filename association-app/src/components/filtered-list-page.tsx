import { useEffect, type ReactNode } from 'react';

import type { UseQueryResult } from '@syndication/contract/host/query';
import { HStack } from '@syndication/shared-ui/core';

import { ChoiceField } from './choice-field';
import { ConsolePage, type ConsolePageProps } from './console-page';
import { showCount } from './count';
import { LoadState } from './load-state';
import { Pager } from './pager';
import { SearchField } from './search-field';
import { useUrlChoice, useUrlText } from './use-url-filter';

/**
 * The filters of a long list of the console (search, group, state) and its page, all kept in the URL.
 * @param stateLabels the states to choose from, in their order; an unknown one in the URL is ignored
 * @param pageSize how many entries a page of the list holds
 */
export function useListFilter<State extends string>(
  stateLabels: Readonly<Record<State, string>>,
  pageSize: number,
) {
  const states = Object.entries<string>(stateLabels) as [State, string][];
  const { text, applied, setText } = useUrlText('search');
  const [groupId, setGroupId] = useUrlChoice('group');
  const [shown, setShown] = useUrlChoice('show');
  const [page, setPage] = useUrlChoice('page');
  const search = applied.trim();
  const state = states.find(([known]) => known === shown)?.[0];
  return {
    text,
    groupId,
    state,
    states,
    pageSize,
    offset: /^[1-9]\d{0,3}$/.test(page) ? (Number(page) - 1) * pageSize : 0,
    setText,
    setGroupId,
    setState: setShown,
    setOffset: (offset: number) => setPage(offset > 0 ? String(offset / pageSize + 1) : ''),
    isFiltered: search !== '' || groupId !== '' || state !== undefined,
    /** Search and group as the API's lists take them. */
    criteria: { ...(search && { search }), ...(groupId && { groupId }) },
  };
}

/** A group or an angel group to choose from. */
interface GroupChoice {
  id: string;
  title: string;
}

/** Groups to filter by: those not archived, and an archived one that a link has chosen. */
export const toGroupChoices = <Group extends GroupChoice & { isArchived: boolean }>(
  groups: readonly Group[] | undefined,
  chosenId: string,
): Group[] | undefined => groups?.filter(({ id, isArchived }) => !isArchived || id === chosenId);

/** One of the groups, or all of them. An unknown one in the URL shows too, so that it can be cleared. */
export function GroupField({
  label = 'Group',
  all = 'All groups',
  groups,
  ...choice
}: {
  label?: string;
  all?: string;
  groups: readonly GroupChoice[] | undefined;
  value: string;
  onChange: (groupId: string) => void;
}) {
  const { value } = choice;
  const isUnknown = groups && value !== '' && groups.every(({ id }) => id !== value);
  const choices = [
    ['', all],
    ...(groups ?? []).map(({ id, title }) => [id, title] as const),
    ...(isUnknown ? [[value, 'Unknown group'] as const] : []),
  ] as const;
  return <ChoiceField label={label} choices={choices} {...choice} />;
}

interface FilteredListPageProps<State extends string, Data extends { total: number }> extends Pick<
  ConsolePageProps,
  'title' | 'actions'
> {
  /** One and several entries of the list: `['deal', 'deals']`. */
  nouns: readonly [one: string, many: string];
  searchLabel: string;
  filter: ReturnType<typeof useListFilter<State>>;
  /** Undefined while they are loaded. */
  groups: readonly GroupChoice[] | undefined;
  /** Further filters. */
  fields?: ReactNode;
  /** Between the fields and the list. */
  notices?: ReactNode;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  dialogs?: ReactNode;
}

/** A page of the console with a long list: its count, its filters, its pages. */
export function FilteredListPage<State extends string, Data extends { total: number }>({
  title,
  nouns: [one, many],
  searchLabel,
  filter,
  groups,
  actions,
  fields,
  notices,
  query,
  children,
  dialogs,
}: FilteredListPageProps<State, Data>) {
  const total = query.data?.total;
  const { offset, pageSize, setOffset } = filter;
  const isPastTheEnd = total === 0 && offset > 0 && !query.isPlaceholderData;
  useEffect(() => {
    // The list now ends before the page in the URL: return to the first page.
    if (isPastTheEnd) setOffset(0);
  });
  return (
    <ConsolePage
      title={title}
      // The line is there from the start, so nothing moves when the count arrives.
      detail={
        <span role="status">
          {total === undefined ? (
            <span aria-hidden>…</span>
          ) : (
            `${showCount(total)} ${total === 1 ? one : many}`
          )}
        </span>
      }
      actions={actions}
    >
      <HStack gap="3" mb="4" wrap="wrap" _print={{ display: 'none' }}>
        <SearchField label={searchLabel} value={filter.text} onChange={filter.setText} />
        <HStack
          gap="3"
          wrap="wrap"
          minW="0"
          // Three choices have no room beside the search on a tablet held upright: all go below it.
          flex={fields ? '1 1 37.5rem' : '1 1 24.75rem'}
          maxW={{ base: 'full', md: fields ? '46.5rem' : '30.75rem' }}
        >
          <GroupField groups={groups} value={filter.groupId} onChange={filter.setGroupId} />
          {fields}
          <ChoiceField
            label="Show"
            value={filter.state ?? ''}
            choices={[['', `All ${many}`], ...filter.states]}
            onChange={filter.setState}
          />
        </HStack>
      </HStack>
      {notices}
      <LoadState query={query} label={`Loading ${many}`}>
        {(data) => (
          <>
            {children(data)}
            <Pager offset={offset} size={pageSize} total={data.total} onChange={setOffset} />
          </>
        )}
      </LoadState>
      {dialogs}
    </ConsolePage>
  );
}
