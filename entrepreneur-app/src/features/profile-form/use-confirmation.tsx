import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '../../components/confirm-dialog';

/** The Confirmation modal of section 2: `confirm` resolves to the answer. */
export function useConfirmation(): { confirm: () => Promise<boolean>; dialog: ReactNode } {
  const [settle, setSettle] = useState<((isConfirmed: boolean) => void) | null>(null);

  const confirm = () =>
    new Promise<boolean>((resolve) => {
      setSettle(() => resolve);
    });
  const answer = (isConfirmed: boolean) => {
    settle?.(isConfirmed);
    setSettle(null);
  };

  return {
    confirm,
    dialog: (
      <ConfirmDialog
        isOpen={settle !== null}
        title={PROFILE_TEXTS.confirmationTitle}
        confirmLabel="Submit"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {PROFILE_TEXTS.confirmation}
      </ConfirmDialog>
    ),
  };
}
