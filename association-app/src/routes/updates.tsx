import { useState } from 'react';

import {
  UPDATE_STATES,
  UPDATES_PER_PAGE,
} from '@syndication/contract/console-updates/console-updates.rules';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { useHost } from '@syndication/contract/host';
import { useQuery, useQueryClient } from '@syndication/contract/host/query';
import { Button, HStack, useLazyDialog } from '@syndication/shared-ui/core';

import { ChoiceField } from '../components/choice-field';
import { ConsolePage } from '../components/console-page';
import { LoadState } from '../components/load-state';
import { Pager } from '../components/pager';
import { SearchField } from '../components/search-field';
import { useAddressChoice, useAddressText } from '../components/use-address-filter';
import { groupsQuery } from '../features/groups/api/groups';
import { updatesQuery } from '../features/updates/api/updates';
import { STATE_LABELS } from '../features/updates/describe-update';
import { UpdateList } from '../features/updates/update-list';

/** Fetched when it is opened: the editor in it weighs more than the rest of the console. */
async function loadWriteDialog(updateId: string | null, findGroups: () => Promise<ConsoleGroup[]>) {
  const [{ WriteDialog }, found] = await Promise.all([
    import('../features/updates/write-dialog'),
    findGroups(),
  ]);
  const groups = found.filter(({ kind, isArchived }) => kind === 'syndication' && !isArchived);
  return {
    default: ({ onClose }: { onClose: () => void }) => (
      <WriteDialog updateId={updateId} groups={groups} onClose={onClose} />
    ),
  };
}

/** `/console/updates`. */
export default function UpdatesPage() {
  const { api } = useHost();
  const search = useAddressText('search');
  const [groupId, setGroupId] = useAddressChoice('group');
  const [chosenState, setState] = useAddressChoice('show');
  const [offset, setOffset] = useState(0);
  const cache = useQueryClient();
  const { open, dialog } = useLazyDialog();
  const state = UPDATE_STATES.find((known) => known === chosenState);
  const groups = useQuery(groupsQuery(api)).data?.filter(({ kind }) => kind === 'syndication');
  const query = useQuery(
    updatesQuery(api, {
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
  const write = (updateId: string | null) =>
    open(() => loadWriteDialog(updateId, () => cache.ensureQueryData(groupsQuery(api))));

  return (
    <ConsolePage
      title="Updates"
      detail={
        query.data ? `${query.data.total} ${query.data.total === 1 ? 'update' : 'updates'}` : '…'
      }
      actions={<Button onClick={() => write(null)}>New update</Button>}
    >
      <HStack gap="3" mb="4" wrap="wrap" _print={{ display: 'none' }}>
        <SearchField
          label="Search updates"
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
            ['', 'All updates'],
            ...UPDATE_STATES.map((value) => [value, STATE_LABELS[value]] as const),
          ]}
          onChange={(value) => narrow(() => setState(value))}
        />
      </HStack>
      <LoadState query={query} label="Loading updates">
        {({ updates, total }) => (
          <>
            <UpdateList
              updates={updates}
              isNarrowed={search.applied.trim() !== '' || groupId !== '' || state !== undefined}
              onWrite={write}
            />
            <Pager offset={offset} size={UPDATES_PER_PAGE} total={total} onChange={setOffset} />
          </>
        )}
      </LoadState>
      {dialog}
    </ConsolePage>
  );
}
