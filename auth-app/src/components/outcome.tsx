import { Alert } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

const takeFocus = (element: HTMLElement | null) => element?.focus();

export interface OutcomeProps {
  title?: string;
  children: ReactNode;
}

/** Says that something is done. It takes the focus, which would be lost with the form or button that it replaces. */
export function Outcome(props: OutcomeProps) {
  return <Alert status="success" tabIndex={-1} ref={takeFocus} {...props} />;
}
