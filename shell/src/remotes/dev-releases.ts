import { create } from 'zustand';

import {
  DEV_RELEASES_PATH,
  type DevReleaseEvent,
} from '@syndication/contract/release/dev-releases.rules';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import type { RemoteEvent } from './remote-machine';

interface DevServer {
  isFollowed: boolean;
  /** What it serves; null before it has said so. */
  release: RemoteRelease | null;
  /** Why that is not the newest source. */
  problem: string | null;
}

/** The development server that stands in for the releases of a remote in this tab. */
export const useDevServer = create<DevServer>()(() => ({
  isFollowed: false,
  release: null,
  problem: null,
}));

/** Tells a remote what its development server has, now and whenever that has built something else. */
export function followDevServer(origin: string, send: (event: RemoteEvent) => void): void {
  const tell = ({ release, problem }: DevServer, before?: DevServer) => {
    const isNew = release?.version !== before?.release?.version;
    if (release && isNew) send({ type: 'newer release', release });
    else if (problem) send({ type: 'releases known', releases: [], problem: new Error(problem) });
  };
  const hear = (event: DevReleaseEvent) => useDevServer.setState({ problem: null, ...event });
  if (useDevServer.getState().isFollowed) return tell(useDevServer.getState());
  useDevServer.subscribe(tell);
  useDevServer.setState({ isFollowed: true });
  const stream = new EventSource(origin + DEV_RELEASES_PATH);
  const noAnswer = { problem: 'Its development server does not answer.' };
  stream.addEventListener('error', () => hear(noAnswer));
  stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
    hear(JSON.parse(data) as DevReleaseEvent),
  );
}
