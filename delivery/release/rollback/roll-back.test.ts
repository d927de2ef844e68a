import { manifestKey } from '@syndication/delivery-build/store-layout';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { AppName } from '@syndication/contract/release/registry.rules';

import { runRelease } from '../cli';
import { findEvent } from '../store/events';
import { FolderStore } from '../store/folder-store';
import { makeLive, readRegistry } from '../store/registry';
import { rollBack } from './roll-back';
import {
  publish,
  release,
  temporaryStore,
  versionOf,
  investorsEntry,
  investorsVersion as v,
} from '../testing/builds';

let store: FolderStore;

beforeEach(async () => {
  store = await temporaryStore();
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const investors = () => investorsEntry(store);

async function releaseAll(app: AppName, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await release(store, app, number);
}

describe('a rollback', () => {
  it('makes the one before live, and never what was left the one to fall back to', async () => {
    await releaseAll('investor-app', '1.0.0', '1.1.0', '1.2.0');
    await rollBack(store, 'investor-app');
    expect(await investors()).toMatchObject({
      version: v('1.1.0'),
      previous: { version: v('1.0.0') },
    });
    await rollBack(store, 'investor-app');
    expect(await investors()).toMatchObject({ version: v('1.0.0'), previous: null });
    await expect(rollBack(store, 'investor-app')).rejects.toThrow(
      /no release before investor-app@.*: name one with --version/,
    );
  });

  it('goes to a named release, also of the shell', async () => {
    await releaseAll('shell', '1.0.0', '1.1.0', '1.2.0');
    const version = versionOf('shell', '1.0.0');
    await rollBack(store, 'shell', { version });
    expect((await readRegistry(store)).shell?.version).toBe(version);
    await expect(rollBack(store, 'shell', { version: '9.0.0' })).rejects.toThrow('has no release');
  });

  it('by a rule leaves alone what went live meanwhile', async () => {
    await releaseAll('investor-app', '1.0.0', '1.1.0', '1.2.0');
    const late = rollBack(store, 'investor-app', { expected: v('1.1.0') });
    await expect(late).rejects.toThrow('is live by now');
    expect((await investors())?.version).toBe(v('1.2.0'));
  });
});

describe('a rollback in a store that is not as it should be', () => {
  it('needs no manifest of what the entry knows', async () => {
    await releaseAll('investor-app', '1.0.0', '1.1.0');
    await store.remove(manifestKey('investor-app', v('1.0.0')));
    const { to, notes } = await rollBack(store, 'investor-app');
    expect(to).toBe(v('1.0.0'));
    expect(notes).toEqual([expect.stringContaining('was not checked')]);
  });

  it('needs no events', async () => {
    await releaseAll('investor-app', '1.0.0', '1.1.0', '1.2.0');
    jest.spyOn(store, 'list').mockRejectedValue(new Error('The disk is away.'));
    const { notes } = await rollBack(store, 'investor-app');
    expect(await investors()).toMatchObject({ version: v('1.1.0'), previous: null });
    expect(notes).toEqual(['What to fall back to is not known: The disk is away.']);
  });

  it('passes over events that cannot be read, and reads no whole history', async () => {
    await releaseAll('investor-app', '1.0.0', '1.1.0', '1.2.0');
    const old = Array.from(
      { length: 100 },
      (_, n) => `events/2000-01-01T00-00-00.${n}Z-investor-app-0.json`,
    );
    for (const key of old) await store.create(key, Buffer.from('{}'));
    const last =
      (await store.list('events/'))
        .map(({ key }) => key)
        .sort()
        .at(-1) ?? '';
    await writeFile(path.join(store.name, last), '{"at"');
    const read = jest.spyOn(store, 'read');
    await rollBack(store, 'investor-app');
    expect((await investors())?.previous?.version).toBe(v('1.0.0'));
    const keys = read.mock.calls.flat();
    expect(keys).toContain(last);
    expect(keys.filter((key) => old.includes(key)).length).toBeLessThan(50);
  });

  it('tells a release that is gone from one that cannot be read', async () => {
    await releaseAll('investor-app', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
    await store.remove(manifestKey('investor-app', v('1.1.0')));
    expect((await rollBack(store, 'investor-app')).notes).toEqual([]);
    expect((await investors())?.previous).toBeNull();

    await writeFile(path.join(store.name, manifestKey('investor-app', v('1.0.0'))), '{}');
    await releaseAll('investor-app', '1.1.0', '1.4.0');
    expect((await rollBack(store, 'investor-app')).to).toBe(v('1.1.0'));
  });
});

describe('what was before', () => {
  it('is never the release that was just left', async () => {
    await releaseAll('investor-app', '0.9.0', '1.0.0', '1.1.0', '1.0.0');
    await rollBack(store, 'investor-app');
    expect(await investors()).toMatchObject({
      version: v('1.1.0'),
      previous: { version: v('0.9.0') },
    });
  });

  it('is nothing when only the two were ever live', async () => {
    await releaseAll('shell', '1.0.0', '1.1.0', '1.0.0');
    await rollBack(store, 'shell');
    expect((await readRegistry(store)).shell).toMatchObject({
      version: versionOf('shell', '1.1.0'),
      previous: null,
    });
  });
});

it('goes back one release when two people roll back the same one', async () => {
  await releaseAll('investor-app', '1.0.0', '1.1.0', '1.2.0');
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { swap } = FolderStore.prototype;
  jest.spyOn(FolderStore.prototype, 'swap').mockImplementationOnce(async function (...change) {
    await rollBack(store, 'investor-app');
    return swap.apply(store, change);
  });
  expect(await runRelease(['rollback', 'investor-app', '--to', store.name])).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('is live by now'));
  expect((await investors())?.version).toBe(v('1.1.0'));
});

describe('where the files are', () => {
  const [FIRST, SECOND] = ['https://one.example', 'https://two.example'];
  const releaseFrom = async (number: string, origin?: string) => {
    await makeLive(store, await publish(store, 'investor-app', number), { origin });
  };

  it('stays what it was for each release, also for a named one', async () => {
    await releaseFrom('1.0.0', FIRST);
    await releaseFrom('1.1.0');
    await releaseFrom('1.2.0', SECOND);
    await releaseFrom('1.3.0', SECOND);
    await rollBack(store, 'investor-app', { version: v('1.1.0') });
    const back = await investors();
    expect(back?.entry).toMatch(/^\/remotes\//);
    expect(back?.assets[0]?.url).toMatch(/^\/remotes\//);
    expect(back?.previous?.entry).toMatch(/^https:\/\/one\.example\/remotes\//);

    await rollBack(store, 'investor-app', { version: v('1.2.0') });
    expect((await investors())?.entry).toMatch(/^https:\/\/two\.example\//);
    expect((await findEvent(store, 'investor-app'))?.origin).toBe(SECOND);
  });

  it('is that of the entry when no event tells', async () => {
    await releaseFrom('1.0.0', FIRST);
    await publish(store, 'investor-app', '0.9.0');
    await rollBack(store, 'investor-app', { version: v('0.9.0'), isForced: true });
    expect((await investors())?.entry).toMatch(/^https:\/\/one\.example\//);
  });
});
