import { deleteAccount } from '@syndication/contract/console-people/console-people.calls';

import { ConfirmDialog } from '../../components/confirm-dialog';
import { useConsoleChange } from '../../components/use-console-change';
import { nameOf } from './person-name';

export interface DeleteDialogProps {
  person: { userId: string; firstName: string; lastName: string };
  onClose: () => void;
  onDeleted: () => void;
}

export const describeDeleted = (person: DeleteDialogProps['person']): string =>
  `The account of ${nameOf(person)} is deleted.`;

/** Says what goes with a person and what stays, and deletes the account. */
export function DeleteDialog({ person, onClose, onDeleted }: DeleteDialogProps) {
  const change = useConsoleChange();
  const call = { params: { userId: person.userId }, keepalive: true };
  return (
    <ConfirmDialog
      title={`Delete ${nameOf(person)}?`}
      label="Delete for good"
      isFinal
      run={() => change((api) => api.call(deleteAccount, call))}
      onDone={onDeleted}
      onClose={onClose}
    >
      The name, address, sign-ins, memberships and emails are deleted, here and in the audit trail.
      Votes are kept without a name. A founder’s company leaves all lists. This cannot be undone.
    </ConfirmDialog>
  );
}
