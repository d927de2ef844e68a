import { useFormSnapshot } from '@syndication/shared-ui/forms';

import { ConfirmDialog } from './confirm-dialog';
import { useLeaveGuard } from './use-leave-guard';

const DIRTY = { dirty: true };

/** For a form that keeps a draft: asks before it is left with unsaved changes. */
export function LeaveGuard({ isHeld = true }: { isHeld?: boolean }) {
  const isUnsaved = useFormSnapshot(DIRTY, ({ dirty }) => dirty === true);
  const { isAsking, stay, leave } = useLeaveGuard(isHeld && isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={leave}
      onCancel={stay}
    >
      Investors do not see your changes yet. We keep them as a draft, ready in this form when you
      come back.
    </ConfirmDialog>
  );
}
