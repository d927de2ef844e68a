import type { ReactNode } from 'react';

import { Alert } from '@syndication/shared-ui/core';

interface SentNoteProps {
  /** `info` when nothing was added. */
  status?: 'success' | 'info';
  children: ReactNode;
}

/** What a sending has come to. It takes the focus, which the form that went away would lose. */
export function SentNote({ status = 'success', children }: SentNoteProps) {
  return (
    <Alert status={status} tabIndex={-1} ref={(element: HTMLElement | null) => element?.focus()}>
      {children}
    </Alert>
  );
}
