import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';

import { ConfirmDialog } from '../../components/confirm-dialog';
import { showCount } from '../../components/count';
import { useAnnouncedClose } from '../../components/use-announced-close';
import { useGroupChanges } from './api/groups';

const counted = (count: number, one: string): string =>
  `${showCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Says what archiving or restoring means, and does it. */
export function ArchiveDialog({ group, onClose }: { group: ConsoleGroup; onClose: () => void }) {
  const { archiveGroup } = useGroupChanges();
  const closeWith = useAnnouncedClose(onClose);
  const { id, title, isArchived, version, members, deals } = group;
  const verb = isArchived ? 'Restore' : 'Archive';
  return (
    <ConfirmDialog
      title={`${verb} ${title}?`}
      label={verb}
      run={() => archiveGroup({ params: { id }, body: { isArchived: !isArchived, version } })}
      onDone={() => closeWith(`${title} is ${isArchived ? 'restored' : 'archived'}.`)}
      onClose={onClose}
    >
      {isArchived
        ? `${counted(members, 'member')} will see the group and its ${counted(deals, 'deal')} again.`
        : `${counted(members, 'member')} will not see the group and its ${counted(deals, 'deal')} any more, at once. They keep their other groups, and votes stay. You can restore it at any time.`}
    </ConfirmDialog>
  );
}
