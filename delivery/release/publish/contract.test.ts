import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runRelease } from '../cli';
import { FolderStore } from '../store/folder-store';

const RULES = 'export declare const LIMIT = 3;\n';

let folder: string;
let store: FolderStore;
const out = () => path.join(folder, 'out');
const fetchTypes = (...more: string[]) =>
  runRelease(['contract', '--from', store.name, '--out', out(), ...more]);

async function keepTypes(version: string, files: Record<string, string>): Promise<void> {
  const types = { version: '1.2.0', dependencies: { zod: '^4.0.0' }, files };
  await store.create(`shell/${version}/contract-types.json`, Buffer.from(JSON.stringify(types)));
}

let error: jest.SpyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  store = new FolderStore(path.join(folder, 'store'));
  await store.swap(
    'registry.json',
    Buffer.from('{"shell":{"name":"shell","version":"2.0.0"}}'),
    null,
  );
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('lays out what the live shell serves, as a package', async () => {
  await keepTypes('2.0.0', { 'deals/deals.rules.d.ts': RULES });
  expect(await fetchTypes()).toBe(0);
  expect(await readFile(path.join(out(), 'deals/deals.rules.d.ts'), 'utf8')).toBe(RULES);
  expect(JSON.parse(await readFile(path.join(out(), 'package.json'), 'utf8'))).toMatchObject({
    name: '@syndication/contract',
    version: '1.2.0',
    dependencies: { zod: '^4.0.0' },
  });
});

it('lays out that of another release', async () => {
  await keepTypes('1.0.0', { 'old.rules.d.ts': RULES });
  expect(await fetchTypes('--version', '1.0.0')).toBe(0);
  expect(await readFile(path.join(out(), 'old.rules.d.ts'), 'utf8')).toBe(RULES);
});

it.each(['../outside.d.ts', '/etc/passwd.d.ts', 'a/../../b.d.ts', 'run.js'])(
  'writes nothing named %s',
  async (name) => {
    await keepTypes('2.0.0', { 'fine.rules.d.ts': RULES, [name]: RULES });
    expect(await fetchTypes()).toBe(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('no name of a declaration'));
    await expect(readFile(path.join(out(), 'fine.rules.d.ts'))).rejects.toThrow('ENOENT');
  },
);

it('says so when a release has none', async () => {
  expect(await fetchTypes()).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no types of the contract'));
});
