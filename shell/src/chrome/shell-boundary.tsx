import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { ErrorPanel } from '@syndication/shared-ui/core';

const FAILURE = (
  <ErrorPanel title="This part of the page is missing" onRetry={() => window.location.reload()}>
    It could not be loaded. Nothing you saved is lost. Retry loads the page again.
  </ErrorPanel>
);

/**
 * Around the parts of the shell that are fetched when they are needed. Retry loads the page again: after a
 * release of the shell an old page may ask for a file that is gone.
 */
export function ShellBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={FAILURE} onError={(error) => console.warn('[shell]', error)}>
      {children}
    </ErrorBoundary>
  );
}
