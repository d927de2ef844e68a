import {
  DEV_RELEASES_PATH,
  type DevReleaseEvent,
} from '@syndication/contract/release/dev-releases.rules';

/** Listens to the development server that stands in for a remote's releases. */
export function followDevServer(origin: string, onEvent: (event: DevReleaseEvent) => void): void {
  const stream = new EventSource(origin + DEV_RELEASES_PATH);
  stream.addEventListener('error', () =>
    onEvent({ problem: 'Its development server does not answer.' }),
  );
  stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
    onEvent(JSON.parse(data) as DevReleaseEvent),
  );
}
