import { useState, type ReactNode } from 'react';

import type { UseQueryResult } from '@syndication/contract/host/query';
import { HStack } from '@syndication/shared-ui/core';

import { ChoiceField } from './choice-field';
import { ConsolePage, type ConsolePageProps } from './console-page';
import { showCount } from './count';
import { LoadState } from './load-state';
import { Pager } from './pager';
import { SearchField } from './search-field';
import { useAddressChoice, useAddressText } from './use-address-filter';

/**
 * What narrows a long list of the console: a search, a group, a state. All three are kept in the address.
 * @param stateLabels the states to choose from, in their order; another one in the address counts as none
 */
export function useListFilter<State extends string>(stateLabels: Readonly<Record<State, string>>) {
  const states = Object.entries<string>(stateLabels) as [State, string][];
  const { text, applied, setText } = useAddressText('search');
  const [groupId, setGroupId] = useAddressChoice('group');
  const [shown, setShown] = useAddressChoice('show');
  const [offset, setOffset] = useState(0);
  const search = applied.trim();
  const state = states.find(([known]) => known === shown)?.[0];
  /** A list that is narrowed in another way begins with its first page. */
  const fromFirstPage = (change: (value: string) => void) => (value: string) => {
    setOffset(0);
    change(value);
  };
  return {
    text,
    groupId,
    state,
    states,
    offset,
    setText: fromFirstPage(setText),
    setGroupId: fromFirstPage(setGroupId),
    setState: fromFirstPage(setShown),
    setOffset,
    fromFirstPage,
    isNarrowed: search !== '' || groupId !== '' || state !== undefined,
    /** Search and group as the API's lists take them. */
    criteria: { ...(search && { search }), ...(groupId && { groupId }) },
  };
}

/** A group or an angel group to choose from. */
interface GroupChoice {
  id: string;
  title: string;
}

/** One of the groups, or all of them. */
export function GroupField({
  label = 'Group',
  all = 'All groups',
  groups = [],
  ...choice
}: {
  label?: string;
  all?: string;
  groups: readonly GroupChoice[] | undefined;
  value: string;
  onChange: (groupId: string) => void;
}) {
  const choices = groups.map(({ id, title }) => [id, title] as const);
  return <ChoiceField label={label} choices={[['', all], ...choices]} {...choice} />;
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
  /** Further fields that narrow the list. */
  fields?: ReactNode;
  /** Between the fields and the list. */
  notices?: ReactNode;
  query: UseQueryResult<Data>;
  /** How many entries a page of the list holds. */
  pageSize: number;
  children: (data: Data) => ReactNode;
  dialogs?: ReactNode;
}

/** A page of the console with a long list: how many there are, what narrows it, its pages. */
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
  pageSize,
  children,
  dialogs,
}: FilteredListPageProps<State, Data>) {
  const total = query.data?.total;
  return (
    <ConsolePage
      title={title}
      // The line is there from the start, so nothing moves when the count arrives.
      detail={total === undefined ? '…' : `${showCount(total)} ${total === 1 ? one : many}`}
      actions={actions}
    >
      <HStack gap="3" mb="4" wrap="wrap" _print={{ display: 'none' }}>
        <SearchField label={searchLabel} value={filter.text} onChange={filter.setText} />
        <GroupField groups={groups} value={filter.groupId} onChange={filter.setGroupId} />
        {fields}
        <ChoiceField
          label="Show"
          value={filter.state ?? ''}
          choices={[['', `All ${many}`], ...filter.states]}
          onChange={filter.setState}
        />
      </HStack>
      {notices}
      <LoadState query={query} label={`Loading ${many}`}>
        {(data) => (
          <>
            {children(data)}
            <Pager
              offset={filter.offset}
              size={pageSize}
              total={data.total}
              onChange={filter.setOffset}
            />
          </>
        )}
      </LoadState>
      {dialogs}
    </ConsolePage>
  );
}
