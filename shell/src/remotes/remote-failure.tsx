import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';
import { ErrorPanel } from '@syndication/shared-ui/core';

import { useSilentTitle } from '../chrome/use-page-title';
import { isChunkError, RemoteLoadError } from './failures';

function explain(error: unknown, remote: RemoteName): { title: string; text: string } {
  const { team } = REMOTES[remote];
  const cause = error instanceof RemoteLoadError ? error.cause : error;
  if (isChunkError(cause)) {
    // "Loading chunk {n} failed." (section 8); the lines below it are for developers.
    const what = cause.message.split('\n')[0];
    const text = `${what} It belongs to ${remote}, from ${team}.`;
    return { title: 'This part of the page is missing', text };
  }
  if (error instanceof RemoteLoadError && error.reason !== 'render') {
    return { title: 'This part of the page is missing', text: error.message };
  }
  const text = `${remote}, from ${team}, ran into a problem.`;
  return { title: 'This part of the page stopped working', text };
}

interface Props {
  remote: RemoteName;
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of a remote that failed: what is missing, which team owns it, and Retry. */
export function RemoteFailure({ remote, error, onRetry }: Props) {
  const { title, text } = explain(error, remote);
  // Of the screen before otherwise. The panel is an alert.
  useSilentTitle(title);
  return (
    <ErrorPanel level={1} title={title} onRetry={onRetry}>
      {text} The rest of the page still works. Nothing you saved is lost.
    </ErrorPanel>
  );
}
