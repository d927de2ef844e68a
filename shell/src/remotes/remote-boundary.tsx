import { Component, type ErrorInfo, type ReactNode } from 'react';

import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { ErrorPanel } from '@syndication/shared-ui/core';

import { RemoteLoadError } from './load-remote';

interface Props {
  remote: RemoteName;
  /** Where the page is; going elsewhere leaves a failure behind. */
  pathname: string;
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  error: unknown;
}

function explain(error: unknown, remote: RemoteName): { title: string; text: string } {
  if (error instanceof RemoteLoadError) {
    return {
      title: 'This part of the page is missing',
      text: `${error.message} The rest of the page still works. Nothing you saved is lost.`,
    };
  }
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    return {
      title: 'This part of the page is missing',
      // "Loading chunk {n} failed." (section 8); the lines below it are for developers.
      text: `${error.message.split('\n')[0]} It belongs to ${remote}. The rest of the page still works. Nothing you saved is lost.`,
    };
  }
  return {
    title: 'This part of the page stopped working',
    text: `${remote} ran into a fault. The rest of the page still works. Nothing you saved is lost.`,
  };
}

/** Keeps a remote's failure inside its own part of the page (architecture, "One role, one remote"). */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.warn(`[${this.props.remote}]`, error, info.componentStack);
  }

  override componentDidUpdate(before: Props): void {
    if (before.pathname !== this.props.pathname && this.state.error !== null) {
      this.setState({ error: null });
    }
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { title, text } = explain(error, this.props.remote);
    return (
      <ErrorPanel level={1} title={title} onRetry={this.retry}>
        {text}
      </ErrorPanel>
    );
  }
}
