import { Component, type ErrorInfo, type ReactNode } from 'react';

import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { ErrorPanel } from '@syndication/shared-ui/core';

import { RemoteLoadError } from './load-remote';

interface Props {
  remote: RemoteName;
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
      text: `Loading chunk of ${remote} failed.`,
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
