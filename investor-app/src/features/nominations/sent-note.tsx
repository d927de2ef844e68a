import type { ReactNode } from 'react';

import { Alert, focusIfLost } from '@syndication/shared-ui/core';

interface SentNoteProps {
  /** `info` when nothing was added. */
  status?: 'success' | 'info';
  children: ReactNode;
}

/** The result of a submission. It takes the focus that is lost with the form. */
export function SentNote({ status = 'success', children }: SentNoteProps) {
  return (
    <Alert status={status} tabIndex={-1} ref={focusIfLost}>
      {children}
    </Alert>
  );
}
