import type { DevReleaseEvent } from '@syndication/contract/release/dev-releases.rules';
import type { RemoteApp } from '@syndication/contract/host';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import { versionInPage } from './remote-machine';
import { Remotes } from './remotes';

const REMOTE = 'investor-app';
const ORIGIN = 'http://localhost:3010';

// At the edge: a tab whose remote comes from a development server.
jest.mock('./override', () => ({ overridingOrigin: () => 'http://localhost:3010' }));
jest.mock('./load-remote', () => ({
  FederationLoader: class {
    load = ({ name }: RemoteRelease) =>
      Promise.resolve({ name, routes: [] } as unknown as RemoteApp);
  },
}));

/** The browser's event stream; the test says what comes over it. */
class Stream extends EventTarget {
  static last: Stream | undefined;
  constructor(readonly url: string) {
    super();
    Stream.last = this;
  }
  tell(event: DevReleaseEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}
Object.assign(globalThis, { EventSource: Stream });

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function openPage() {
  Stream.last = undefined;
  const remotes = new Remotes();
  remotes.start(REMOTE);
  while (!Stream.last) await settled();
  const stream = Stream.last as Stream;
  const after = async (act: () => void) => {
    act();
    await settled();
    const { view } = remotes.state(REMOTE);
    return view.status === 'ready' ? versionInPage(remotes.state(REMOTE)) : view.status;
  };
  return {
    stream,
    tell: (event: DevReleaseEvent) => after(() => stream.tell(event)),
    fail: () => after(() => stream.fail()),
    view: () => remotes.state(REMOTE).view,
    problem: () => remotes.store.getState().dev.problem,
  };
}

const release = (version: string) => ({ release: { name: REMOTE, version } as RemoteRelease });

it('waits for what the development server has, and replaces it whenever something else was built', async () => {
  const { stream, tell, view } = await openPage();
  expect(stream.url).toBe(`${ORIGIN}/dev-releases`);
  expect(view().status).toBe('loading');
  expect(await tell(release('dev-1'))).toBe('dev-1');
  const before = view();
  expect(await tell(release('dev-1'))).toBe('dev-1');
  expect(view()).toBe(before);
  expect(await tell(release('dev-2'))).toBe('dev-2');
});

it('keeps what is shown while the source cannot be built, and says why', async () => {
  const { tell, view, problem } = await openPage();
  await tell(release('dev-1'));
  const before = view();
  expect(await tell({ problem: 'Unexpected token' })).toBe('dev-1');
  expect(view()).toBe(before);
  expect(problem()).toBe('Unexpected token');
  await tell(release('dev-2'));
  expect(problem()).toBeNull();
});

it('fails while the server does not answer, and shows what it has once it does', async () => {
  const { tell, fail, problem } = await openPage();
  expect(await fail()).toBe('failed');
  expect(problem()).toMatch('does not answer');
  expect(await tell(release('dev-1'))).toBe('dev-1');
  expect(problem()).toBeNull();
});
