import { Component, type ReactNode } from 'react';

import { ErrorPanel } from '@syndication/shared-ui/core';

/**
 * Around the parts of the shell that are fetched when they are needed. The page is loaded anew on
 * Retry: after a release of the shell an old page may ask for a file that is gone.
 */
export class ShellBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('[shell]', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorPanel title="This part of the page is missing" onRetry={() => window.location.reload()}>
        It could not be loaded. Nothing you saved is lost. Retry loads the page anew.
      </ErrorPanel>
    );
  }
}
