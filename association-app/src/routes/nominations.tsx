import { useState } from 'react';

import { NOMINATIONS_PER_PAGE } from '@syndication/contract/console-nominations/console-nominations.rules';
import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import {
  NOMINATION_STEP_LABELS,
  NOMINATION_STEPS,
} from '@syndication/contract/nominations/nominations.rules';
import { HStack } from '@syndication/shared-ui/core';

import { ChoiceField } from '../components/choice-field';
import { ConsolePage } from '../components/console-page';
import { LoadState } from '../components/load-state';
import { Pager } from '../components/pager';
import { SearchField } from '../components/search-field';
import { useAddressChoice, useAddressText } from '../components/use-address-filter';
import { groupsQuery } from '../features/groups/api/groups';
import { nominationsQuery } from '../features/nominations/api/nominations';
import { NominationList } from '../features/nominations/nomination-list';

/** `/console/nominations`. */
export default function NominationsPage() {
  const { api } = useHost();
  const search = useAddressText('search');
  const [groupId, setGroupId] = useAddressChoice('group');
  const [chosenStep, setStep] = useAddressChoice('show');
  const [offset, setOffset] = useState(0);
  const step = NOMINATION_STEPS.find((known) => known === chosenStep);
  const groups = useQuery(groupsQuery(api)).data?.filter(
    ({ kind, isArchived }) => kind === 'syndication' && !isArchived,
  );
  const query = useQuery(
    nominationsQuery(api, {
      ...(search.applied.trim() && { search: search.applied.trim() }),
      ...(groupId && { groupId }),
      ...(step && { step }),
      offset: String(offset),
    }),
  );
  const narrow = (change: () => void) => {
    setOffset(0);
    change();
  };
  const total = query.data?.total;

  return (
    <ConsolePage
      title="Nominations"
      // The line is there from the start, so nothing moves when the count arrives.
      detail={total === undefined ? '…' : `${total} ${total === 1 ? 'nomination' : 'nominations'}`}
    >
      <HStack gap="3" mb="4" wrap="wrap" _print={{ display: 'none' }}>
        <SearchField
          label="Search by company, address or nominator"
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
          value={step ?? ''}
          choices={[
            ['', 'All nominations'],
            ...NOMINATION_STEPS.map((value) => [value, NOMINATION_STEP_LABELS[value]] as const),
          ]}
          onChange={(value) => narrow(() => setStep(value))}
        />
      </HStack>
      <LoadState query={query} label="Loading nominations">
        {({ nominations, total: found }) => (
          <>
            <NominationList
              nominations={nominations}
              groups={groups ?? []}
              isNarrowed={search.applied.trim() !== '' || groupId !== '' || step !== undefined}
            />
            <Pager offset={offset} size={NOMINATIONS_PER_PAGE} total={found} onChange={setOffset} />
          </>
        )}
      </LoadState>
    </ConsolePage>
  );
}
