import type { AppName } from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { startCanary } from '../live/canary';
import type { FolderStore } from '../store/folder-store';
import type { PublishedManifest } from '../store/layout';
import { makeLive, readRegistry } from '../store/registry';
import { publish, release, temporaryStore, versionOf } from '../testing/builds';
import { goThroughGate } from './gate';
import { runSuite } from './suite/run-suite';

// Stands in for the browser, which takes its seconds: a test lets others release meanwhile.
jest.mock('./suite/run-suite', () => ({ runSuite: jest.fn() }));
const browser = jest.mocked(runSuite);

const seen = [{ subject: 'screens', problems: [] }];
const react = (version: string) => ({ provides: { react: { version, exports: null } } });
const needsReact = { requires: { react: { range: '^18.0.0', exports: null } } };

let store: FolderStore;
let log: jest.SpyInstance;

beforeEach(async () => {
  store = await temporaryStore();
  log = jest.spyOn(console, 'log').mockImplementation();
  browser.mockReset().mockResolvedValue(seen);
  await release(store, 'shell', '1.0.0', react('18.0.0'));
});
afterEach(() => jest.restoreAllMocks());

const whileItIsTried = (act: () => Promise<unknown>) =>
  browser.mockImplementationOnce(async () => {
    await act();
    return seen;
  });
const go = (manifest: PublishedManifest) =>
  goThroughGate(store, manifest, async (verify) => {
    await makeLive(store, manifest, { verify });
  });
const liveVersion = async () => (await readRegistry(store))['auth-app']?.version;
const printed = () => log.mock.calls.flat().join('\n');

it('tries a remote again when the shell moved on meanwhile', async () => {
  const candidate = await publish(store, 'auth-app', '1.0.0', needsReact);
  whileItIsTried(() => release(store, 'shell', '1.1.0', react('18.1.0')));
  expect(await go(candidate)).toBe(0);
  expect(await liveVersion()).toBe(candidate.version);
  const shells = browser.mock.calls.map(([, [pair]]) => pair?.shell.version);
  expect(shells).toEqual([
    versionOf('shell', '1.0.0', react('18.0.0')),
    versionOf('shell', '1.1.0', react('18.1.0')),
  ]);
  expect(printed()).toMatch(/^again +the live shell 1\.1\.0-\w+ came while auth-app was checked$/m);
});

it('lets only one of two incompatible releases go live, in either order', async () => {
  const remote = await publish(store, 'auth-app', '1.0.0', needsReact);
  whileItIsTried(() => release(store, 'shell', '2.0.0', react('19.0.0')));
  expect(await go(remote)).toBe(1);
  expect(await liveVersion()).toBeUndefined();

  await release(store, 'auth-app', '1.1.0');
  const shell = await publish(store, 'shell', '3.0.0', react('20.0.0'));
  whileItIsTried(() => release(store, 'auth-app', '1.2.0', needsReact));
  expect(await go(shell)).toBe(1);
  expect(printed()).toMatch(/refused +contract and shared modules with the live auth-app 1\.2\.0/);
});

it('tries the shell again when a canary came, and a canary when the shell moved on', async () => {
  await release(store, 'investor-app', '1.0.0');
  const canary = (await publish(store, 'investor-app', '1.1.0')) as PublishedManifest &
    RemoteManifest;
  const audience = { sharePercent: 10, addresses: [] };
  whileItIsTried(() => startCanary(store, canary, audience));
  await go(await publish(store, 'shell', '1.1.0', react('18.0.0')));
  expect(browser).toHaveBeenCalledTimes(2);

  whileItIsTried(() => release(store, 'shell', '1.2.0'));
  await goThroughGate(store, canary, async (verify) => {
    await startCanary(store, canary, { ...audience, verify });
  });
  expect(browser).toHaveBeenCalledTimes(4);
});

it('does not mind what the candidate does not meet', async () => {
  const candidate = await publish(store, 'auth-app', '1.0.0');
  whileItIsTried(() => release(store, 'investor-app', '1.0.0'));
  await go(candidate);
  expect(browser).toHaveBeenCalledTimes(1);
});

it('gives up when the registry keeps changing', async () => {
  const candidate = await publish(store, 'auth-app', '1.0.0');
  for (const number of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
    whileItIsTried(() => release(store, 'shell', number));
  }
  await expect(go(candidate)).rejects.toThrow('keeps changing');
  expect(await liveVersion()).toBeUndefined();
});

it('keeps a shell from going live that was built before a live remote was added', async () => {
  await release(store, 'insights-app' as AppName, '1.0.0');
  const older = await publish(store, 'shell', '2.0.0', { remotes: ['auth-app'] });
  expect(await go(older)).toBe(1);
  expect(printed()).toMatch(
    /shell 2\.0\.0-\w+ does not know the live insights-app 1\.0\.0-\w+: take/,
  );
});
