import { useState } from 'react';

import { deleteAccount } from '@syndication/contract/console-people/console-people.calls';
import { Button, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { useConsoleChange } from '../../components/use-console-change';
import { useProof } from '../../components/use-proof';
import { WriteFailure } from '../../components/write-failure';

export interface DeleteDialogProps {
  person: { userId: string; firstName: string; lastName: string };
  onClose: () => void;
  onDeleted: () => void;
}

export const describeDeleted = ({ firstName, lastName }: DeleteDialogProps['person']): string =>
  `The account of ${firstName} ${lastName} is deleted.`;

/** Says what goes with a person and what stays, and deletes the account. */
export function DeleteDialog({ person, onClose, onDeleted }: DeleteDialogProps) {
  const change = useConsoleChange();
  const { withProof, proofDialog } = useProof();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { userId, firstName, lastName } = person;

  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const call = { params: { userId }, keepalive: true };
      await withProof(() => change((api) => api.call(deleteAccount, call)));
      onDeleted();
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
        title={`Delete ${firstName} ${lastName}?`}
        onClose={onClose}
        initialFocus="actions"
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" disabled={isBusy} onClick={() => void confirm()}>
              Delete for good
            </Button>
          </>
        }
      >
        <Stack gap="4">
          <Text>
            Name, address, sign-ins, memberships and mails go, here and in the audit trail. Votes
            stay without a name; a founder’s company leaves all lists. This cannot be undone.
          </Text>
          {failure !== null && <WriteFailure error={failure} onRetry={() => void confirm()} />}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
