import type { ConsoleUpdate } from '@syndication/contract/console-updates/console-updates.schemas';
import { useHost } from '@syndication/contract/host';
import { Button, EmptyState, HStack } from '@syndication/shared-ui/core';

import { RecordTable, type Column } from '../../components/record-table';
import { useOpened } from '../../components/use-opened';
import { keepDatesWhole } from '../../components/whole-dates';
import { updatesQuery } from './api/updates';
import { describeAudience, describeMoment, describeReaders, STATE_LABELS } from './describe-update';
import { PublishDialog } from './publish-dialog';

const COLUMNS: readonly Column<ConsoleUpdate>[] = [
  {
    label: 'Update',
    render: ({ title, description }) => (
      <>
        {title}
        <span className="quiet">{description}</span>
      </>
    ),
  },
  {
    label: 'State',
    render: (update) => (
      <>
        {STATE_LABELS[update.state]}
        <span className="quiet">{keepDatesWhole(describeMoment(update))}</span>
      </>
    ),
  },
  { label: 'Readers', render: describeAudience },
  { label: 'Read by', isNumber: true, render: describeReaders },
];

export interface UpdateListProps {
  updates: readonly ConsoleUpdate[];
  /** Whether a search or filter is set. */
  isFiltered: boolean;
  onWrite: (updateId: string) => void;
}

/** Updates, each with what can be done to it. */
export function UpdateList({ updates, isFiltered, onWrite }: UpdateListProps) {
  const { api } = useHost();
  const { opened, open, close } = useOpened({
    rows: updates,
    keyOf: ({ id }) => id,
    queryRow: (id) => updatesQuery(api, { id }),
    rowsOf: (data) => data.updates,
  });
  return (
    <>
      {updates.length === 0 ? (
        <EmptyState title={isFiltered ? 'No updates found' : 'There are no updates yet'}>
          {isFiltered ? 'Shorten the search, or show all updates.' : 'Write the first one.'}
        </EmptyState>
      ) : (
        <RecordTable
          caption="Updates"
          rows={updates}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          renderActions={(update) => (
            <HStack gap="2" wrap={{ base: 'wrap', md: 'nowrap' }} justify={{ md: 'flex-end' }}>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Edit ${update.title}`}
                onClick={() => onWrite(update.id)}
              >
                Edit
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${update.state === 'published' ? 'Unpublish' : 'Publish'} ${update.title}`}
                onClick={() => open(update)}
              >
                {update.state === 'published' ? 'Unpublish' : 'Publish'}
              </Button>
            </HStack>
          )}
        />
      )}
      {opened && <PublishDialog update={opened} onClose={close} />}
    </>
  );
}
