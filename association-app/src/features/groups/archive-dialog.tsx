import { useState } from 'react';

import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import { Button, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { showCount } from '../../components/count';
import { useProof } from '../../components/use-proof';
import { WriteFailure } from '../../components/write-failure';
import { useGroupChanges } from './api/groups';

const counted = (count: number, one: string): string =>
  `${showCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** Says what archiving or restoring means, and does it. */
export function ArchiveDialog({ group, onClose }: { group: ConsoleGroup; onClose: () => void }) {
  const { archiveGroup } = useGroupChanges();
  const { withProof, proofDialog } = useProof();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { id, title, isArchived, version, members, deals } = group;
  const verb = isArchived ? 'Restore' : 'Archive';

  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { isArchived: !isArchived, version };
      await withProof(() => archiveGroup({ params: { id }, body }));
      onClose();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };

  return (
    <>
      <Dialog
        isOpen
        size="sm"
        title={`${verb} ${title}?`}
        onClose={onClose}
        initialFocus="actions"
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={isBusy} onClick={() => void confirm()}>
              {verb}
            </Button>
          </>
        }
      >
        <Stack gap="4">
          <Text>
            {isArchived
              ? `${counted(members, 'member')} will see the group and its ${counted(deals, 'deal')} again.`
              : `${counted(members, 'member')} will not see the group and its ${counted(deals, 'deal')} any more, at once. They keep their other groups, and votes stay. You can restore it at any time.`}
          </Text>
          {failure !== null && <WriteFailure error={failure} onRetry={() => void confirm()} />}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
