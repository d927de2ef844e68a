import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { startCanary } from './canary';
import { runRelease } from '../cli';
import type { FolderStore } from '../store/folder-store';
import { rollBack } from '../rollback/roll-back';
import {
  publish,
  release,
  temporaryStore,
  writeBuild,
  investorsEntry,
  investorsVersion as v,
} from '../testing/builds';

let store: FolderStore;
let log: jest.SpyInstance;

beforeEach(async () => {
  store = await temporaryStore();
  log = jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const investors = () => investorsEntry(store);
const printed = () => log.mock.calls.flat().join('\n');

/** Starts the container of a release, for the first time or again. */
const startContainer = async (number: string) => {
  const build = await writeBuild('investor-app', number);
  return runRelease(['investor-app', '--build', build, '--to', store.name, '--once']);
};

describe('a release that is made once', () => {
  it('is live the first time', async () => {
    expect(await startContainer('1.0.0')).toBe(0);
    expect(await startContainer('1.1.0')).toBe(0);
    expect((await investors())?.version).toBe(v('1.1.0'));
  });

  it('stays rolled back', async () => {
    await startContainer('1.0.0');
    await startContainer('1.1.0');
    await rollBack(store, 'investor-app');
    expect(await startContainer('1.1.0')).toBe(0);
    expect(printed()).toContain(`investor-app@${v('1.1.0')} was live in ${store.name} before`);
    expect((await investors())?.version).toBe(v('1.0.0'));
  });

  it('ends no canary, unless on purpose', async () => {
    await startContainer('1.0.0');
    const canary = (await publish(store, 'investor-app', '1.1.0')) as RemoteManifest;
    await startCanary(store, canary, { sharePercent: 10, addresses: [] });
    await startContainer('1.0.0');
    expect((await investors())?.canary?.release.version).toBe(v('1.1.0'));
    const build = await writeBuild('investor-app', '1.0.0');
    await runRelease(['investor-app', '--build', build, '--to', store.name]);
    expect(printed()).toContain(
      `was live in ${store.name} already; its files are on the page's own origin, and it has no canary.`,
    );
    await startContainer('1.1.0');
    expect(await investors()).toMatchObject({ version: v('1.1.0') });
  });

  it('moves to another origin, and back', async () => {
    const build = await writeBuild('investor-app', '1.0.0');
    const releaseIt = (...more: string[]) =>
      runRelease(['investor-app', '--build', build, '--to', store.name, ...more]);
    await releaseIt();
    const { entry, previous } = (await investors())!;
    expect(await releaseIt('--origin', 'https://files.test')).toBe(0);
    expect(printed()).toContain('its files are on https://files.test, ');
    expect(await investors()).toMatchObject({ entry: `https://files.test${entry}`, previous });
    await releaseIt();
    expect(printed()).toContain("its files are on the page's own origin, ");
    expect(await investors()).toMatchObject({ entry, previous });
  });

  it('can be made live again on purpose', async () => {
    await release(store, 'investor-app', '1.0.0');
    await release(store, 'investor-app', '1.1.0');
    const build = await writeBuild('investor-app', '1.0.0');
    expect(await runRelease(['investor-app', '--build', build, '--to', store.name])).toBe(0);
    expect((await investors())?.version).toBe(v('1.0.0'));
  });
});

it.each([
  ['while it is live', release, /^investor-app@1\.0\.0-\w+ is live already\.$/],
  ['while nothing is', publish, /^investor-app has no live release that others could keep\.$/],
] as const)('is no canary %s, which is said before anything is tried', async (_, put, refusal) => {
  await put(store, 'investor-app', '1.0.0');
  const error = jest.spyOn(console, 'error').mockImplementation();
  const line = ['canary', 'investor-app', '--to', store.name, '--version', v('1.0.0')];
  expect(await runRelease([...line, '--share', '10'])).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(refusal));
  expect(log).not.toHaveBeenCalled();
});

it('keeps the share of the same canary, where only members are named', async () => {
  await release(store, 'investor-app', '1.0.0');
  const { version } = await publish(store, 'investor-app', '1.1.0');
  const canary = (...audience: string[]) =>
    runRelease(['canary', 'investor-app', '--to', store.name, '--version', version, ...audience]);
  expect(await canary('--share', '10')).toBe(0);
  expect(await canary('--members', 'ann@example.org')).toBe(0);
  expect((await investors())?.canary).toMatchObject({
    sharePercent: 10,
    members: [expect.any(String)],
  });
  expect(printed()).toContain('goes to 10 % of members and 1 by name.');
  expect(await canary('--share', '0', '--members', 'ann@example.org')).toBe(0);
  expect((await investors())?.canary).toMatchObject({ sharePercent: 0 });
  const { version: other } = await publish(store, 'investor-app', '1.2.0');
  expect(
    await runRelease([
      'canary',
      'investor-app',
      '--to',
      store.name,
      '--version',
      other,
      '--members',
      'ann@example.org',
    ]),
  ).toBe(0);
  expect((await investors())?.canary).toMatchObject({ sharePercent: 0 });
});
