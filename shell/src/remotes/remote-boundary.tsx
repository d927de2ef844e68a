import { Component, type ErrorInfo, type ReactNode } from 'react';

import type { RemoteName } from '@syndication/contract/release/registry.rules';

import { RemoteFailure } from './remote-failure';

interface Props {
  remote: RemoteName;
  /** Where the page is; going elsewhere leaves a failure behind. */
  pathname: string;
  onRetry: () => void;
  /** A fault came this far; called before anything of it is seen. */
  onFault?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Keeps a remote's failure inside its own part of the page (architecture, "One role, one remote"). */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    // Whatever was thrown, it is something: `throw null` is a fault too.
    return { error: error ?? new Error('Nothing was said about it.') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.warn(`[${this.props.remote}]`, error, info.componentStack);
    this.props.onFault?.(error);
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
    return <RemoteFailure remote={this.props.remote} error={error} onRetry={this.retry} />;
  }
}
