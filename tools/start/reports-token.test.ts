import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { keepReportsToken, REPORTS_TOKEN_FILE } from './reports-token';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reports-token-'));
  file = path.join(folder, 'data', REPORTS_TOKEN_FILE);
});
afterEach(() => rm(folder, { recursive: true }));

const keep = () => keepReportsToken(path.join(folder, 'data'));
const modeOf = async (name: string) => (await stat(name)).mode & 0o777;

it('makes a token that cannot be guessed, for its owner only', async () => {
  const token = await keep();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await readFile(file, 'utf8')).trim()).toBe(token);
  expect(await modeOf(file)).toBe(0o600);
});

it('keeps the token that there is, also when two ask at once', async () => {
  const [one, other] = await Promise.all([keep(), keep()]);
  expect(other).toBe(one);
  expect(await keep()).toBe(one);
});

it('takes a token away from the eyes of others', async () => {
  await keep();
  await writeFile(file, 'x'.repeat(40));
  await chmod(file, 0o644);
  expect(await keep()).toBe('x'.repeat(40));
  expect(await modeOf(file)).toBe(0o600);
});

it('refuses what is no token', async () => {
  await keep();
  await writeFile(file, '\n');
  await expect(keep()).rejects.toThrow('holds no token');
});
