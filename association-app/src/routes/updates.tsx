import { UPDATES_PER_PAGE } from '@syndication/contract/console-updates/console-updates.rules';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { useHost, useKeptKey } from '@syndication/contract/host';
import { useQuery, useQueryClient } from '@syndication/contract/host/query';
import { Button, useLazyDialog } from '@syndication/shared-ui/core';

import { FilteredListPage, useListFilter } from '../components/filtered-list-page';
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
  const keptKey = useKeptKey('console/updates');
  const filter = useListFilter(STATE_LABELS, UPDATES_PER_PAGE);
  const { criteria, state, offset, isFiltered } = filter;
  const cache = useQueryClient();
  const { open, dialog } = useLazyDialog(keptKey, keptKey);
  const write = (updateId: string | null) =>
    open(() => loadWriteDialog(updateId, () => cache.ensureQueryData(groupsQuery(api))));
  return (
    <FilteredListPage
      title="Updates"
      nouns={['update', 'updates']}
      searchLabel="Search updates"
      filter={filter}
      groups={useQuery(groupsQuery(api)).data?.filter(({ kind }) => kind === 'syndication')}
      actions={<Button onClick={() => write(null)}>New update</Button>}
      query={useQuery(
        updatesQuery(api, { ...criteria, ...(state && { state }), offset: String(offset) }),
      )}
      dialogs={dialog}
    >
      {({ updates }) => <UpdateList updates={updates} isFiltered={isFiltered} onWrite={write} />}
    </FilteredListPage>
  );
}
