import { create } from 'zustand';

import {
  DEV_RELEASES_PATH,
  type DevReleaseEvent,
} from '@syndication/contract/release/dev-releases.rules';

import type { RemoteEvent } from './remote-machine';

interface DevServer {
  stream?: EventSource;
  /** Why it does not serve the newest source. */
  problem?: string | undefined;
}

/** The development server that overrides the releases of a remote in this tab. */
export const useDevServer = create<DevServer>()(() => ({}));

/** Tells a remote what its development server has, now and whenever that has built something else. */
export function followDevServer(origin: string, send: (event: RemoteEvent) => void): void {
  useDevServer.getState().stream?.close();
  const stream = new EventSource(origin + DEV_RELEASES_PATH);
  const fail = (problem: string) => {
    useDevServer.setState({ problem });
    send({ type: 'releases known', releases: [], problem: new Error(problem) });
  };
  stream.addEventListener('error', () => fail('Its development server does not answer.'));
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DevReleaseEvent;
    if ('problem' in event) return fail(event.problem);
    useDevServer.setState({ problem: undefined });
    send({ type: 'newer release', release: event.release });
  });
  useDevServer.setState({ stream });
}
