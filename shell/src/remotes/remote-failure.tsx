import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';
import { ErrorPanel } from '@syndication/shared-ui/core';

import { isChunkError, RemoteLoadError } from './failures';

const REASSURANCE = 'The rest of the page still works. Nothing you saved is lost.';

function explain(error: unknown, remote: RemoteName): { title: string; text: string } {
  const isMissing = error instanceof RemoteLoadError;
  const cause = isMissing ? error.cause : error;
  if (isChunkError(cause)) {
    // "Loading chunk {n} failed." (section 8); the lines below it are for developers.
    const what = cause.message.split('\n')[0];
    return {
      title: 'This part of the page is missing',
      text: `${what} It belongs to ${remote}, from ${REMOTES[remote].team}. ${REASSURANCE}`,
    };
  }
  if (isMissing) {
    return { title: 'This part of the page is missing', text: `${error.message} ${REASSURANCE}` };
  }
  return {
    title: 'This part of the page stopped working',
    text: `${remote}, from ${REMOTES[remote].team}, ran into a fault. ${REASSURANCE}`,
  };
}

interface Props {
  remote: RemoteName;
  error: unknown;
  onRetry: () => void;
}

/** In the place of a remote that cannot be shown: what is missing, whose it is, and another try. */
export function RemoteFailure({ remote, error, onRetry }: Props) {
  const { title, text } = explain(error, remote);
  return (
    <ErrorPanel level={1} title={title} onRetry={onRetry}>
      {text}
    </ErrorPanel>
  );
}
