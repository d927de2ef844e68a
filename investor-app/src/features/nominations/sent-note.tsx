import { Alert } from '@syndication/shared-ui/core';

import type { Sent } from './use-send-nomination';

interface SentNoteProps {
  sent: Sent;
  /** The words of section 8 about the nominated addresses. */
  describe: (emails: readonly string[]) => string;
}

/** Who was nominated. It takes the focus, which the form that went away would lose. */
export function SentNote({ sent, describe }: SentNoteProps) {
  if (sent.count === 0) return null;
  return (
    <Alert
      key={sent.count}
      status="success"
      tabIndex={-1}
      ref={(element: HTMLElement | null) => element?.focus()}
    >
      {describe(sent.emails)}
    </Alert>
  );
}
