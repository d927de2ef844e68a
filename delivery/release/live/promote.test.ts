import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { startCanary } from './canary';
import { runRelease } from '../cli';
import type { FolderStore } from '../store/folder-store';
import type { PublishedManifest } from '../store/layout';
import { changeRegistry, makeLive, readRegistry } from '../store/registry';
import { copyLiveRelease } from './release';
import { rollBack } from '../rollback/roll-back';
import { publish, release, temporaryStore, investorsVersion as v } from '../testing/builds';

import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

let staging: FolderStore;
let production: FolderStore;

beforeEach(async () => {
  staging = await temporaryStore();
  production = await temporaryStore();
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const copy = async (number: string) =>
  (await copyLiveRelease(staging, production, 'investor-app', v(number))).version;

describe('a named release', () => {
  it('is promoted although another one is live by now', async () => {
    await release(staging, 'investor-app', '1.0.0');
    await release(staging, 'investor-app', '1.1.0');
    const stores = ['--from', staging.name, '--to', production.name];
    expect(await runRelease(['promote', 'investor-app', '--version', v('1.0.0'), ...stores])).toBe(
      0,
    );
    expect((await readRegistry(production))['investor-app']?.version).toBe(v('1.0.0'));
    await runRelease(['promote', 'investor-app', ...stores]);
    expect((await readRegistry(production))['investor-app']?.version).toBe(v('1.1.0'));
  });

  it('has to have been live for everybody', async () => {
    await release(staging, 'investor-app', '1.0.0');
    const canary = (await publish(staging, 'investor-app', '1.1.0')) as PublishedManifest &
      RemoteManifest;
    await expect(copy('1.1.0')).rejects.toThrow('was never made live in');
    await startCanary(staging, canary, { sharePercent: 10, addresses: [] });
    await expect(copy('1.1.0')).rejects.toThrow('was never made live in');
    expect(await production.list('')).toEqual([]);
  });

  it('must not have been rolled back since', async () => {
    await release(staging, 'investor-app', '1.0.0');
    await release(staging, 'investor-app', '1.1.0');
    await rollBack(staging, 'investor-app');
    await expect(copy('1.1.0')).rejects.toThrow('was rolled back in');
    expect(await copy('1.0.0')).toBe(v('1.0.0'));
    await release(staging, 'investor-app', '1.1.0');
    await release(staging, 'investor-app', '1.2.0');
    expect(await copy('1.1.0')).toBe(v('1.1.0'));
  });
});

it('promotes byte for byte what is live elsewhere', async () => {
  await release(staging, 'investor-app', '1.0.0');
  await release(staging, 'shell', '1.0.0');
  for (const app of ['investor-app', 'shell'] as const) {
    await makeLive(production, await copyLiveRelease(staging, production, app), {
      action: 'promote',
    });
  }
  expect(await readRegistry(production)).toEqual(await readRegistry(staging));
  for (const { key } of await staging.list('investor-app/files/')) {
    expect((await production.read(key))?.tag).toBe((await staging.read(key))?.tag);
  }
  await expect(copyLiveRelease(staging, production, 'auth-app')).rejects.toThrow(
    'never been released',
  );
});

it('copies no damaged file, which releases that share it could not replace', async () => {
  await release(staging, 'investor-app', '1.0.0');
  const [file] = await staging.list('investor-app/files/');
  const damaged = path.join(staging.name, file!.key);
  const body = await readFile(damaged);
  await writeFile(damaged, 'damaged');
  await expect(copy('1.0.0')).rejects.toThrow(/ in .* is not what was built/);
  await writeFile(damaged, body);
  for (const compressed of [Buffer.from('no brotli'), brotliCompressSync('another file')]) {
    await writeFile(`${damaged}.br`, compressed);
    await expect(copy('1.0.0')).rejects.toThrow(/ in .* is not what was built/);
  }
  await writeFile(`${damaged}.br`, brotliCompressSync(body));
  expect(await copy('1.0.0')).toBe(v('1.0.0'));
});

it('promotes nothing that is not what is live elsewhere', async () => {
  await release(staging, 'investor-app', '1.0.0');
  await changeRegistry(staging, (registry) => {
    const entry = registry['investor-app']!;
    return { ...registry, 'investor-app': { ...entry, integrity: 'sha256-another' } };
  });
  await expect(copyLiveRelease(staging, production, 'investor-app')).rejects.toThrow(
    'is not what the registry names',
  );
  expect(await production.list('')).toEqual([]);
});
