import type { ReactNode } from 'react';

import { Alert, Button } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The question, in one or two sentences. */
  children: ReactNode;
  /** What will be done: `Submit`, `Close the round`; never `OK`. */
  confirmLabel: string;
  /** What is confirmed cannot be undone. */
  isDestructive?: boolean;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Cancel, Escape, a click outside. */
  onCancel: () => void;
  /** Under way: neither answer can be given twice. */
  isPending?: boolean;
  /** Why the last attempt failed. */
  error?: string | null;
}

/** A question with two answers; focus is on the one that changes nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  isDestructive = false,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  isPending = false,
  error,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      size="sm"
      initialFocus="actions"
      actions={
        <>
          <Button variant="outline" onClick={() => onCancel()}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'solid'}
            onClick={() => onConfirm()}
            disabled={isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Alert status="error">{error}</Alert>}
    </Dialog>
  );
}
