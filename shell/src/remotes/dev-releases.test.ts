import type { DevReleaseEvent } from '@syndication/contract/release/dev-releases.rules';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

const ORIGIN = 'http://localhost:3010';

/** The browser's event stream; the test says what comes over it. */
class Stream extends EventTarget {
  static last: Stream;
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

const onRebuilt = jest.fn();

/** The module as a page has it that has just come. */
async function openPage() {
  jest.resetModules();
  onRebuilt.mockClear();
  Object.assign(globalThis, { EventSource: Stream });
  const { findDevRelease, useDevServer } = await import('./dev-releases');
  const find = () => findDevRelease('investor-app', ORIGIN, onRebuilt);
  return { find, state: () => useDevServer.getState() };
}

const release = (version: string) => ({ name: 'investor-app', version }) as RemoteRelease;

it('waits for what the server has, which replaces nothing', async () => {
  const { find } = await openPage();
  const found = find();
  expect(Stream.last.url).toBe(`${ORIGIN}/dev-releases`);
  Stream.last.tell({ release: release('dev-1') });
  expect(await found).toEqual(release('dev-1'));
  expect(await find()).toEqual(release('dev-1'));
  expect(onRebuilt).not.toHaveBeenCalled();
});

it('replaces what is shown whenever something else was built', async () => {
  const { find } = await openPage();
  const found = find();
  Stream.last.tell({ release: release('dev-1') });
  await found;
  Stream.last.tell({ release: release('dev-1') });
  expect(onRebuilt).not.toHaveBeenCalled();
  Stream.last.tell({ release: release('dev-2') });
  expect(onRebuilt).toHaveBeenCalledWith('investor-app');
  expect(await find()).toEqual(release('dev-2'));
});

it('keeps what is shown while the source cannot be built, and says why', async () => {
  const { find, state } = await openPage();
  const found = find();
  Stream.last.tell({ release: release('dev-1') });
  await found;
  Stream.last.tell({ problem: 'Unexpected token' });
  expect(state()).toEqual({ release: release('dev-1'), problem: 'Unexpected token' });
  expect(onRebuilt).not.toHaveBeenCalled();
  Stream.last.tell({ release: release('dev-2') });
  expect(state().problem).toBeNull();
});

it('fails while the server does not answer, and shows what it has once it does', async () => {
  const { find, state } = await openPage();
  const found = find();
  Stream.last.fail();
  await expect(found).rejects.toThrow('does not answer');
  Stream.last.tell({ release: release('dev-1') });
  expect(onRebuilt).toHaveBeenCalledWith('investor-app');
  expect(state()).toEqual({ release: release('dev-1'), problem: null });
});
