import { create } from 'zustand';

import {
  DEV_RELEASES_PATH,
  type DevReleaseEvent,
} from '@syndication/contract/release/dev-releases.rules';
import type { RemoteName, RemoteRelease } from '@syndication/contract/release/registry.rules';

interface DevServer {
  /** What it serves; null before it has said so. */
  release: RemoteRelease | null;
  /** Why that is not the newest source. */
  problem: string | null;
}

/** What the development server has told that stands in for a remote's releases. */
export const useDevServer = create<DevServer>()(() => ({ release: null, problem: null }));

/** Told of a remote whose development server has something else now. */
export type OnRebuilt = (remote: RemoteName) => void;

const NO_ANSWER = 'Its development server does not answer.';

let stream: EventSource | null = null;
/** Loads that wait for the server's first word. */
let waiting = 0;

/** Listens from now on: what the server has built anew takes the place of what the page shows. */
function follow(remote: RemoteName, origin: string, onRebuilt: OnRebuilt): void {
  if (stream) return;
  stream = new EventSource(origin + DEV_RELEASES_PATH);
  stream.addEventListener('error', () => useDevServer.setState({ problem: NO_ANSWER }));
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DevReleaseEvent;
    if ('problem' in event) return useDevServer.setState(event);
    const isAwaited = waiting > 0;
    const shown = useDevServer.getState().release;
    useDevServer.setState({ release: event.release, problem: null });
    if (!isAwaited && shown?.version !== event.release.version) onRebuilt(remote);
  });
}

/**
 * The release of a remote as its development server has it.
 * @param onRebuilt called when the server has built another one than it told of before
 * @throws Error when the server does not answer, or has nothing that could be built
 */
export function findDevRelease(
  remote: RemoteName,
  origin: string,
  onRebuilt: OnRebuilt,
): Promise<RemoteRelease> {
  follow(remote, origin, onRebuilt);
  return new Promise((resolve, reject) => {
    const isSettled = ({ release, problem }: DevServer): boolean => {
      if (release) resolve(release);
      else if (problem) reject(new Error(problem));
      return release !== null || problem !== null;
    };
    if (isSettled(useDevServer.getState())) return;
    waiting += 1;
    const stop = useDevServer.subscribe((state) => {
      if (!isSettled(state)) return;
      waiting -= 1;
      stop();
    });
  });
}
