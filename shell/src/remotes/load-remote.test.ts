import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteApp } from '@syndication/contract/host';
import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import { testRegistry } from '../testing/inline-registry';
import { RemoteLoadError } from './failures';
import { loadRelease } from './load-remote';
import { refetchScripts } from './retry';

jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: jest.fn() }));

// At the edge: a retry has no pause, and what the network has is as the registry says.
jest.mock('./retry', () => ({
  pauseBeforeRetry: () => Promise.resolve(),
  refetchScripts: jest.fn(() => Promise.resolve()),
}));

const live: RemoteRelease = testRegistry['investor-app'];
const DEV_ORIGIN = 'http://localhost:3010';

// The allow-list of the page.
const element = document.createElement('script');
element.id = 'remote-origins';
element.type = 'application/json';
element.textContent = JSON.stringify({ remotes: [], overrides: [DEV_ORIGIN] });
document.head.append(element);

const onPhase = jest.fn();
let { signal } = new AbortController();
const app = { name: live.name, contract: live.contract } as RemoteApp;
const shareScopeMap = { default: { react: {} } };

/** The container of the entry that runs next; whether it comes at all, and what it exposes. */
const container = { init: jest.fn(), get: jest.fn() };
const comes = jest.fn(() => true);

beforeEach(() => {
  ({ signal } = new AbortController());
  document.head.querySelectorAll('script[src]').forEach((script) => script.remove());
  onPhase.mockClear();
  jest.mocked(getInstance).mockReturnValue({ shareScopeMap } as never);
  comes.mockReset().mockReturnValue(true);
  container.init.mockClear();
  container.get.mockReset().mockResolvedValue(() => ({ default: app }));
  jest.mocked(refetchScripts).mockReset().mockResolvedValue();
});

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];

/** The browser, where scripts have no network: an entry leaves its container, or does not load. */
const append = document.head.append.bind(document.head);
jest.spyOn(document.head, 'append').mockImplementation((script) => {
  append(script);
  queueMicrotask(() => {
    if (!scripts().includes(script as HTMLScriptElement)) return;
    const isThere = comes();
    if (isThere) Object.assign(globalThis, { investor_app: container });
    (script as HTMLScriptElement).dispatchEvent(new Event(isThere ? 'load' : 'error'));
  });
});

const load = (
  facts: Partial<RemoteRelease> = {},
  options: { abort?: AbortSignal; isFreshUrl?: boolean } = {},
) => {
  const { abort = signal, isFreshUrl = false } = options;
  return loadRelease({ ...live, ...facts }, { isFreshUrl, signal: abort, onPhase });
};

it('runs the entry with its integrity, in CORS mode, and hands it the shared modules', async () => {
  expect(await load()).toBe(app);
  const [script] = scripts();
  expect(script?.src).toBe(new URL(live.entry, document.baseURI).href);
  expect(script?.integrity).toBe(live.integrity);
  expect(script?.crossOrigin).toBe('anonymous');
  expect(container.init).toHaveBeenCalledWith(shareScopeMap.default, [], { shareScopeMap });
  expect(container.get).toHaveBeenCalledWith('./app');
  expect(onPhase.mock.calls).toEqual([['chunk']]);
});

it.each(['', undefined, 'undefined', 'md5-abc', ' '])(
  'refuses a release with the integrity %j, which no browser checks',
  async (integrity) => {
    await expect(load({ integrity: integrity as string })).rejects.toMatchObject({
      cause: new Error(`The registry names no integrity of ${live.entry}.`),
    });
    expect(scripts()).toEqual([]);
  },
);

it('lets a development server of the allow-list go without', async () => {
  await load({ entry: `${DEV_ORIGIN}/remoteEntry.js`, version: 'dev', integrity: '' });
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]?.integrity).toBeFalsy();
});

it('lets no other release do without, whatever version the registry names', async () => {
  await expect(load({ version: 'dev', integrity: '' })).rejects.toBeDefined();
  expect(scripts()).toEqual([]);
});

it('asks elsewhere for a release that did not load in time, with the same integrity', async () => {
  await load({}, { isFreshUrl: true });
  const [script] = scripts();
  expect(script?.src).toMatch(/\?again=\d+$/);
  expect(script?.integrity).toBe(live.integrity);
});

it('lets an entry that nobody waits for any more never run', async () => {
  const abort = new AbortController();
  void load({}, { abort: abort.signal });
  const [script] = scripts();
  abort.abort();
  expect(script?.ownerDocument).not.toBe(document);
  expect(script?.isConnected).toBe(false);
  await Promise.resolve();
  expect(onPhase).not.toHaveBeenCalled();
});

it.each([
  ['built against another major version', { contract: '2.0.0' }, app, 'contract'],
  ['that turns out to be so', {}, { ...app, contract: '2.0.0' }, 'contract'],
  ['with another remote in its place', {}, { ...app, name: 'auth-app' }, 'import'],
  ['that exposes nothing', {}, undefined, 'import'],
] as const)('refuses a release %s', async (_, facts, exposed, reason) => {
  container.get.mockResolvedValue(() => ({ default: exposed }));
  await expect(load(facts)).rejects.toMatchObject({ reason });
});

describe('a release that could not be loaded', () => {
  const fail = (reason: RemoteLoadError['reason']) =>
    new RemoteLoadError(live.name, live.version, 'chunk', reason, new Error(reason));

  it('retries when its entry does not load', async () => {
    comes.mockReturnValueOnce(false);
    expect(await load()).toBe(app);
    expect(scripts()).toHaveLength(2);
    const [, failure] = jest.mocked(refetchScripts).mock.lastCall ?? [];
    expect(failure).toMatchObject({ phase: 'entry', reason: 'network' });
    expect(onPhase.mock.calls).toEqual([['entry'], ['chunk']]);
  });

  it.each(['network', 'integrity', 'import'] as const)('retries after %s', async (reason) => {
    const failure = fail(reason);
    container.get.mockRejectedValueOnce(failure);
    expect(await load()).toBe(app);
    expect(scripts()).toHaveLength(2);
    expect(refetchScripts).toHaveBeenCalledWith(live, failure, signal);
    expect(onPhase.mock.calls).toEqual([['chunk'], ['entry'], ['chunk']]);
  });

  it('does not take the container of the first try for that of the second', async () => {
    container.get.mockRejectedValueOnce(fail('import'));
    comes.mockReturnValueOnce(true).mockReturnValueOnce(false);
    await expect(load()).rejects.toMatchObject({ phase: 'entry', reason: 'network' });
  });

  it('has no third one', async () => {
    container.get.mockRejectedValue(fail('network'));
    await expect(load()).rejects.toMatchObject({ reason: 'network' });
    expect(scripts()).toHaveLength(2);
  });

  it.each(['contract', 'shared', 'timeout'] as const)('has none after %s', async (reason) => {
    container.get.mockRejectedValue(fail(reason));
    await expect(load()).rejects.toMatchObject({ reason });
    expect(scripts()).toHaveLength(1);
  });

  it('has none when what the network has is something else', async () => {
    container.get.mockRejectedValue(fail('network'));
    jest.mocked(refetchScripts).mockRejectedValue(fail('integrity'));
    await expect(load()).rejects.toMatchObject({ reason: 'integrity' });
    expect(scripts()).toHaveLength(1);
  });

  it('has none once nobody waits for it', async () => {
    container.get.mockRejectedValue(fail('network'));
    await expect(load({}, { abort: AbortSignal.abort() })).rejects.toBeDefined();
    expect(scripts()).toHaveLength(1);
  });
});
