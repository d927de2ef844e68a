import { Alert, focusIfLost } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

export interface OutcomeProps {
  title?: string;
  children: ReactNode;
}

/** Says that something is done. It takes the focus that is lost with the form or button that it replaces. */
export function Outcome(props: OutcomeProps) {
  return <Alert status="success" tabIndex={-1} ref={focusIfLost} {...props} />;
}
