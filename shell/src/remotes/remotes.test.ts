import type { DevReleaseEvent } from '@syndication/contract/release/dev-releases.rules';
import type { RemoteApp } from '@syndication/contract/host';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

const REMOTE = 'investor-app';
const NO_ANSWER = 'Its development server does not answer.';
const ORIGIN = 'http://localhost:3010';

// At the edge: a tab whose remote comes from a development server.
jest.mock('./browser-settings', () => ({
  ...jest.requireActual<object>('./browser-settings'),
  overridingOrigin: () => 'http://localhost:3010',
}));
jest.mock('./load-remote', () => ({
  loadRelease: ({ name }: RemoteRelease) =>
    Promise.resolve({ name, routes: [] } as unknown as RemoteApp),
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

/** The modules as a page has them that has just come. */
async function openPage() {
  jest.resetModules();
  Stream.last = undefined;
  const { remoteState, startRemote } = await import('./remotes');
  startRemote(REMOTE);
  while (!Stream.last) await settled();
  const stream = Stream.last as Stream;
  const view = () => remoteState(REMOTE).view;
  const after = async (act: () => void) => {
    act();
    await settled();
    const now = view();
    return now.status === 'ready' ? now.release?.version : now.status;
  };
  return {
    stream,
    view,
    tell: (event: DevReleaseEvent) => after(() => stream.tell(event)),
    fail: () => after(() => stream.fail()),
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

it('keeps what is shown while the source cannot be built', async () => {
  const { tell, view } = await openPage();
  await tell(release('dev-1'));
  const before = view();
  expect(await tell({ problem: 'Unexpected token' })).toBe('dev-1');
  expect(view()).toBe(before);
  expect(await tell(release('dev-2'))).toBe('dev-2');
});

it('fails while the server does not answer, and shows what it has once it does', async () => {
  const { tell, fail, view } = await openPage();
  expect(await fail()).toBe('failed');
  expect(view()).toMatchObject({ error: { cause: new Error(NO_ANSWER) } });
  expect(await tell(release('dev-1'))).toBe('dev-1');
});
