import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';

import { ConfirmDialog } from '../../components/confirm-dialog';
import { showCount } from '../../components/count';
import { useAnnouncedClose } from '../../components/use-announced-close';
import { useGroupChanges } from './api/groups';

const counted = (count: number, one: string): string =>
  `${showCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** A syndication group's members see its deals; an angel group is only where members come from. */
function describeMeaning({ kind, isArchived, members, deals }: ConsoleGroup): string {
  const who = counted(members, 'member');
  if (kind === 'angel') {
    return isArchived
      ? `New members can come from it again. Its ${who} and their syndication groups stay as they are.`
      : `New members can no longer come from it. Its ${who} and their syndication groups stay as they are. You can restore it at any time.`;
  }
  const what = `the group and its ${counted(deals, 'deal')}`;
  return isArchived
    ? `${who} will see ${what} again.`
    : `${who} will immediately lose access to ${what}. Their other groups and all votes are kept. You can restore the group at any time.`;
}

/** Says what archiving or restoring means, and does it. */
export function ArchiveDialog({ group, onClose }: { group: ConsoleGroup; onClose: () => void }) {
  const { archiveGroup } = useGroupChanges();
  const closeWith = useAnnouncedClose(onClose);
  const { id, title, isArchived, version } = group;
  const verb = isArchived ? 'Restore' : 'Archive';
  return (
    <ConfirmDialog
      title={`${verb} ${title}?`}
      label={verb}
      run={() => archiveGroup({ params: { id }, body: { isArchived: !isArchived, version } })}
      onDone={() => closeWith(`${title} is ${isArchived ? 'restored' : 'archived'}.`)}
      onClose={onClose}
    >
      {describeMeaning(group)}
    </ConfirmDialog>
  );
}
