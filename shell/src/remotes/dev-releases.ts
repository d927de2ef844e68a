import type { StoreApi } from 'zustand';

import {
  DEV_RELEASES_PATH,
  type DevReleaseEvent,
} from '@syndication/contract/release/dev-releases.rules';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import type { RemoteEvent, RemoteState } from './remote-machine';

/** The development server that stands in for a remote's releases. */
export interface DevServer {
  isFollowed: boolean;
  /** What it serves; null before it has said so. */
  release: RemoteRelease | null;
  /** Why that is not the newest source. */
  problem: string | null;
}

/** The remote that it serves, in this page. */
interface ServedRemote {
  state: () => RemoteState;
  send: (event: RemoteEvent) => void;
}

/** Tells a remote what its development server has, now and whenever that has built something else. */
export function findDevRelease(
  origin: string,
  store: Pick<StoreApi<{ dev: DevServer }>, 'getState' | 'setState'>,
  { state, send }: ServedRemote,
): void {
  const answer = () => {
    const { release: override, problem } = store.getState().dev;
    if (!override && !problem) return;
    const known = { override, problem: problem && new Error(problem) };
    send({ type: 'releases known', attempt: state().attempt.id, known });
  };
  const hear = (event: DevReleaseEvent) => {
    const { dev } = store.getState();
    store.setState({ dev: { ...dev, problem: null, ...event } });
    if (state().attempt.phase === 'registry') return answer();
    const isNew = 'release' in event && event.release.version !== dev.release?.version;
    if (isNew) send({ type: 'newer release' });
  };
  const { dev } = store.getState();
  if (dev.isFollowed) return answer();
  store.setState({ dev: { ...dev, isFollowed: true } });
  const stream = new EventSource(origin + DEV_RELEASES_PATH);
  const noAnswer = { problem: 'Its development server does not answer.' };
  stream.addEventListener('error', () => hear(noAnswer));
  stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
    hear(JSON.parse(data) as DevReleaseEvent),
  );
}
