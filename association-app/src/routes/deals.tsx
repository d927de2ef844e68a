import { useState } from 'react';

import {
  DEAL_STATES,
  DEALS_PER_PAGE,
  type DealState,
} from '@syndication/contract/console-deals/console-deals.rules';
import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { HStack } from '@syndication/shared-ui/core';

import { ChoiceField } from '../components/choice-field';
import { ConsolePage } from '../components/console-page';
import { LoadState } from '../components/load-state';
import { Pager } from '../components/pager';
import { SearchField } from '../components/search-field';
import { useAddressChoice, useAddressText } from '../components/use-address-filter';
import { dealsQuery } from '../features/deals/api/deals';
import { DealList } from '../features/deals/deal-list';
import { groupsQuery } from '../features/groups/api/groups';

const STATE_LABELS: Record<DealState, string> = {
  listed: 'Listed',
  off: 'Off the list',
  hidden: 'Hidden',
  'no-group': 'In no group',
  closed: 'Round closed',
};

const findState = (text: string) => DEAL_STATES.find((state) => state === text);

/** `/console/deals`. */
export default function DealsPage() {
  const { api } = useHost();
  const { isStaff } = useInvestor().member;
  const search = useAddressText('search');
  const [groupId, setGroupId] = useAddressChoice('group');
  const [chosenState, setState] = useAddressChoice('show');
  const [offset, setOffset] = useState(0);
  const state = findState(chosenState);
  const groups = useQuery(groupsQuery(api)).data?.filter(({ kind }) => kind === 'syndication');
  const query = useQuery(
    dealsQuery(api, {
      ...(search.applied.trim() && { search: search.applied.trim() }),
      ...(groupId && { groupId }),
      ...(state && { state }),
      offset: String(offset),
    }),
  );
  const narrow = (change: () => void) => {
    setOffset(0);
    change();
  };

  return (
    <ConsolePage
      title="Deals"
      detail={query.data ? `${query.data.total} ${query.data.total === 1 ? 'deal' : 'deals'}` : '…'}
    >
      <HStack gap="3" mb="4" wrap="wrap" _print={{ display: 'none' }}>
        <SearchField
          label="Search by company or address"
          value={search.text}
          onChange={(text) => narrow(() => search.setText(text))}
        />
        <ChoiceField
          label="Group"
          value={groupId}
          choices={[
            ['', 'All groups'],
            ...(groups ?? []).map(({ id, title }) => [id, title] as const),
          ]}
          onChange={(value) => narrow(() => setGroupId(value))}
        />
        <ChoiceField
          label="Show"
          value={state ?? ''}
          choices={[
            ['', 'All deals'],
            ...DEAL_STATES.map((value) => [value, STATE_LABELS[value]] as const),
          ]}
          onChange={(value) => narrow(() => setState(value))}
        />
      </HStack>
      <LoadState query={query} label="Loading deals">
        {({ deals, total }) => (
          <>
            <DealList
              deals={deals}
              isNarrowed={search.applied.trim() !== '' || groupId !== '' || state !== undefined}
              isStaff={isStaff}
            />
            <Pager offset={offset} size={DEALS_PER_PAGE} total={total} onChange={setOffset} />
          </>
        )}
      </LoadState>
    </ConsolePage>
  );
}
