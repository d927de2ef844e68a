import type { ReactNode } from 'react';

import { Alert } from '@syndication/shared-ui/core';

interface SentNoteProps {
  /** `info` when nothing was added. */
  status?: 'success' | 'info';
  children: ReactNode;
}

/** Stays the same: another function would take the focus again in each render. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The result of a submission. It takes the focus, which would be lost with the form. */
export function SentNote({ status = 'success', children }: SentNoteProps) {
  return (
    <Alert status={status} tabIndex={-1} ref={takeFocus}>
      {children}
    </Alert>
  );
}
