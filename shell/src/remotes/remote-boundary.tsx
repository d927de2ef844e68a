import { Component, type ErrorInfo, type ReactNode } from 'react';

import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';
import { ErrorPanel } from '@syndication/shared-ui/core';

import { isChunkError, RemoteLoadError } from './failures';

const REASSURANCE = 'The rest of the page still works. Nothing you saved is lost.';

function explain(error: unknown, remote: RemoteName): { title: string; text: string } {
  const { team } = REMOTES[remote];
  const cause = error instanceof RemoteLoadError ? error.cause : error;
  if (isChunkError(cause)) {
    // "Loading chunk {n} failed." (section 8); the lines below it are for developers.
    const what = cause.message.split('\n')[0];
    return {
      title: 'This part of the page is missing',
      text: `${what} It belongs to ${remote}, from ${team}.`,
    };
  }
  if (error instanceof RemoteLoadError) {
    return { title: 'This part of the page is missing', text: error.message };
  }
  return {
    title: 'This part of the page stopped working',
    text: `${remote}, from ${team}, ran into a fault.`,
  };
}

interface FailureProps {
  remote: RemoteName;
  error: unknown;
  onRetry: () => void;
}

/** In the place of a remote that cannot be shown: what is missing, whose it is, and another try. */
export function RemoteFailure({ remote, error, onRetry }: FailureProps) {
  const { title, text } = explain(error, remote);
  return (
    <ErrorPanel level={1} title={title} onRetry={onRetry}>
      {text} {REASSURANCE}
    </ErrorPanel>
  );
}

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

interface SilentProps {
  onFault?: () => void;
  children: ReactNode;
}

/** Leaves out what fails: for extras of the chrome, whose page says what is wrong. */
export class SilentBoundary extends Component<SilentProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFault?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
