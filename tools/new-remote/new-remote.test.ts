import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { UsageError } from '@syndication/delivery-release/command-line';

import { newRemote } from './new-remote';

const REPOSITORY = path.resolve(__dirname, '../..');
const FURTHER = { role: 'investor', path: '/further', team: "the insights' $& team" };

/** What the command reads and changes. */
const INPUTS = ['contract/src/release', 'docker', 'auth-app'];

let folder: string;
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  for (const input of INPUTS) {
    await cp(path.join(REPOSITORY, input), path.join(folder, input), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist|src[\\/]features)$/.test(file),
    });
  }
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await newRemote({ positionals: ['further-app'], values: FURTHER }, folder);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

it('lays out a folder that needs nothing of the model any more', async () => {
  const files = await readdir(path.join(folder, 'further-app'), { recursive: true });
  expect(files).toEqual(
    expect.arrayContaining(['package.json', 'tsconfig.json', 'webpack.config.ts', 'src/app.tsx']),
  );
  for (const file of files.filter((name) => /\.\w+$/.test(name))) {
    expect([file, await read(`further-app/${file}`)]).toEqual([
      file,
      expect.not.stringContaining('auth-app'),
    ]);
  }
  const manifest = JSON.parse(await read('further-app/package.json')) as Record<string, object>;
  expect(manifest).toMatchObject({ name: '@syndication/further-app', version: '0.1.0' });
  expect(Object.keys(manifest['dependencies'] ?? {})).not.toContain('jwt-decode');
});

it('gives it an entry in the table', async () => {
  expect(await read('contract/src/release/remotes.rules.ts')).toContain(
    `  'further-app': { team: 'the insights\\' $& team', role: 'investor', paths: ['/further'] },\n`,
  );
});

it('gives it a service that the server of pages waits for', async () => {
  const compose = await read('docker/compose.yaml');
  expect(compose).toContain('      further-app: { condition: service_completed_successfully }\n');
  expect(compose).toMatch(
    /\n {2}further-app:\n.*\n.* target: release, args: { APP: further-app } }\n/,
  );
});

it.each([
  ['insights', {}, /such as insights-app/],
  ['further-app', { role: 'staff' }, /--role/],
  ['further-app', { path: 'further' }, /--path/],
  ['further-app', { team: '' }, /--team/],
  ['auth-app', {}, /already/],
  ['news-app', { path: '/etiquette' }, /belongs to the shell/],
  ['news-app', { path: '/login' }, /belongs to the shell/],
  ['news-app', { path: '/assets' }, /belongs to the shell/],
  ['news-app', { path: '/console/news' }, /belongs to association-app/],
  ['news-app', { path: '/compare' }, /belongs to investor-app/],
  ['news-app', { path: '/ventures' }, /belongs to investor-app/],
  ['news-app', { path: '/ventures/new' }, /belongs to investor-app/],
  ['news-app', { path: '/deals' }, /belongs to investor-app/],
  ['news-app', { role: 'entrepreneur', path: '/view-profile' }, /belongs to entrepreneur-app/],
])('refuses %s with %j', async (name, values, message) => {
  const line = { positionals: [name], values: { ...FURTHER, ...values } };
  await expect(newRemote(line, folder)).rejects.toThrow(message);
  await expect(newRemote(line, folder)).rejects.toThrow(UsageError);
});
