import { useState } from 'react';

import type { GroupKind } from '@syndication/contract/console-groups/console-groups.rules';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { Link as RouterLink } from '@syndication/contract/host/router';
import {
  Button,
  EmptyState,
  Heading,
  HStack,
  Link,
  LiveRegion,
  Stack,
  StatusBadge,
} from '@syndication/shared-ui/core';

import { showCount } from '../../components/count';
import { RecordTable, type Column } from '../../components/record-table';
import { ArchiveDialog } from './archive-dialog';
import { ConnectionsDialog } from './connections-dialog';
import { PATHS } from '../../paths';
import { GroupDialog } from './group-dialog';

const KINDS = {
  syndication: {
    title: 'Syndication groups',
    none: 'No syndication groups',
    hint: 'A syndication group shares deals among its members.',
    create: 'New syndication group',
  },
  angel: {
    title: 'Angel groups',
    none: 'No angel groups',
    hint: 'An angel group is where members come from. Its new members join the syndication groups that it belongs to.',
    create: 'New angel group',
  },
} as const;

/** What is being done to a group, which may be a new one. */
interface Action {
  what: 'settings' | 'archive' | 'connect';
  kind: GroupKind;
  groupId: string;
}

const nameColumn: Column<ConsoleGroup> = {
  label: 'Group',
  render: ({ title, isArchived }) => (
    <HStack gap="2" wrap="wrap">
      {title}
      {isArchived && <StatusBadge>Archived</StatusBadge>}
    </HStack>
  ),
};
const membersColumn: Column<ConsoleGroup> = {
  label: 'Members',
  isNumber: true,
  render: ({ id, title, kind, isArchived, members }) => {
    // Until it is restored, nobody is in an archived syndication group.
    if (isArchived && kind === 'syndication') return showCount(members);
    return (
      <Link asChild isStandalone minW="11">
        <RouterLink
          to={`${PATHS.people}?${kind === 'angel' ? 'angel-group' : 'group'}=${id}`}
          aria-label={`${showCount(members)} ${members === 1 ? 'member' : 'members'} of ${title}`}
        >
          {showCount(members)}
        </RouterLink>
      </Link>
    );
  },
};

function columnsOf(kind: GroupKind, titleOf: (id: string) => string): Column<ConsoleGroup>[] {
  const titles = ({ connectedTo }: ConsoleGroup) => connectedTo.map(titleOf).sort().join(', ');
  if (kind === 'angel') {
    return [
      nameColumn,
      membersColumn,
      { label: 'Belongs to', render: (group) => titles(group) || 'None' },
    ];
  }
  return [
    nameColumn,
    membersColumn,
    { label: 'Listed deals', isNumber: true, render: ({ deals }) => deals },
    {
      label: 'Admins',
      render: ({ admins }) => admins.map(({ name }) => name).join(', ') || 'None',
    },
    { label: 'Angel groups', render: (group) => titles(group) || 'None' },
  ];
}

interface GroupActionsProps {
  group: ConsoleGroup;
  isStaff: boolean;
  onAction: (what: Action['what']) => void;
}

function GroupActions({ group, isStaff, onAction }: GroupActionsProps) {
  const { title, kind, isArchived } = group;
  const button = (what: Action['what'], label: string, name: string) => (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${name} ${title}`}
      onClick={() => onAction(what)}
    >
      {label}
    </Button>
  );
  const archive = isArchived ? 'Restore' : 'Archive';
  return (
    <HStack gap="2" wrap={{ base: 'wrap', md: 'nowrap' }} justify={{ md: 'flex-end' }}>
      {!isArchived && button('settings', 'Settings', 'Settings of')}
      {isStaff && kind === 'angel' && !isArchived && button('connect', 'Connect', 'Connect')}
      {isStaff && button('archive', archive, archive)}
    </HStack>
  );
}

export interface GroupListProps {
  groups: readonly ConsoleGroup[];
  /** Part of a title. */
  search: string;
  /** Staff create, archive and connect; admins change the settings of their own. */
  isStaff: boolean;
}

/** The groups of both kinds, and what can be done to them. */
export function GroupList({ groups, search, isStaff }: GroupListProps) {
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  const chosen = groups.find(({ id }) => id === action?.groupId) ?? null;
  const titleOf = (id: string) => groups.find((group) => group.id === id)?.title ?? '';
  const needle = search.trim().toLowerCase();
  const found = groups.filter(({ title }) => title.toLowerCase().includes(needle));
  const kinds = isStaff ? (['syndication', 'angel'] as const) : (['syndication'] as const);

  return (
    <Stack gap="8">
      <LiveRegion message={needle && `${found.length} group${found.length === 1 ? '' : 's'}`} />
      {kinds.map((kind) => {
        const { title, none, hint, create } = KINDS[kind];
        const rows = found.filter((group) => group.kind === kind);
        const begin = (what: Action['what'], group: ConsoleGroup | null) =>
          // The id of a new one is made once: sent again, it creates nothing twice.
          setAction({ what, kind, groupId: group?.id ?? crypto.randomUUID() });
        return (
          <section key={kind} aria-labelledby={`${kind}-groups`}>
            <HStack justify="space-between" wrap="wrap" gap="3" mb="3">
              <Heading as="h2" size="md" id={`${kind}-groups`}>
                {title}
              </Heading>
              {isStaff && (
                <Button variant="outline" onClick={() => begin('settings', null)}>
                  {create}
                </Button>
              )}
            </HStack>
            {rows.length === 0 ? (
              <EmptyState title={needle ? `No group with “${search.trim()}”` : none}>
                {hint}
              </EmptyState>
            ) : (
              <RecordTable
                caption={title}
                rows={rows}
                keyOf={({ id }) => id}
                columns={columnsOf(kind, titleOf)}
                renderActions={(group) => (
                  <GroupActions
                    group={group}
                    isStaff={isStaff}
                    onAction={(what) => begin(what, group)}
                  />
                )}
              />
            )}
          </section>
        );
      })}
      {action?.what === 'settings' && (
        <GroupDialog id={action.groupId} kind={action.kind} group={chosen} onClose={close} />
      )}
      {action?.what === 'archive' && chosen && <ArchiveDialog group={chosen} onClose={close} />}
      {action?.what === 'connect' && chosen && (
        <ConnectionsDialog
          group={chosen}
          groups={groups.filter(({ kind, isArchived }) => kind === 'syndication' && !isArchived)}
          onClose={close}
        />
      )}
    </Stack>
  );
}
