import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = resolve(import.meta.dirname, '..');

const RELEASE_COMMANDS = [
  ...['release', 'rollback', 'list', 'promote', 'canary', 'watch', 'contract', 'prune'],
];

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const own = Object.entries(scripts)
  .filter(([, script]) => script.startsWith('node tools/'))
  .map(([name, script]) => [name, script.split(' ')[1] ?? '']);
const commands = [
  ...own.map(([name, file]) => [name, [file]]),
  ...RELEASE_COMMANDS.map((name) => [`release ${name}`, ['tools/release.mjs', name]]),
];

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
const run = (args, env = {}) =>
  new Promise((done) => {
    const options = { cwd: ROOT, env: { ...process.env, ...env } };
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      done({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });

it.each(commands)('%s --help says how it is used, and does nothing else', async (_, args) => {
  const { code, stdout, stderr } = await run([...args, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^npm [\s\S]*--/);
});

it.each(commands)('%s refuses a flag that it does not know', async (_, args) => {
  const { code, stdout, stderr } = await run([...args, '--no-such-flag']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('--no-such-flag');
});

it('types names the folders that it knows', async () => {
  const { code, stderr } = await run(['tools/types.mjs', 'delivery/relase']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/no tsconfig\.json in delivery\/relase; known: .*delivery\/release/);
});

it('dev takes the address of a shell with its protocol only', async () => {
  const line = ['tools/dev.mjs', 'investor-app', '--shell', 'localhost:3000'];
  const { code, stderr } = await run(line);
  expect(code).toBe(2);
  expect(stderr).toContain('--shell must be like https://a.example.');
});

describe('paths count from where the command was given, which npm names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'given-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const given = { INIT_CWD: folder, DATA_DIR: join(folder, 'data'), RELEASE_STORE: '' };

  it('for releases', async () => {
    const { stdout } = await run(['tools/release.mjs', 'list', '--to', '.'], given);
    expect(stdout).toContain(`There is no release in ${folder}.`);
  });

  it('for administration', async () => {
    const { stderr } = await run(['tools/admin.mjs', 'export', '--out', 'all.json'], given);
    expect({ stderr, isThere: existsSync(join(folder, 'all.json')) }).toEqual({
      stderr: '',
      isThere: true,
    });
  });
});

it('admin makes links to the address of `npm start`', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  const line = ['init', '--association', 'A', '--staff', 'a@example.org', '--print-link'];
  const env = { DATA_DIR: folder, DATABASE_URL: '', PORT: '', PUBLIC_ORIGIN: '' };
  const { stdout } = await run(['tools/admin.mjs', ...line], env);
  rmSync(folder, { recursive: true });
  expect(stdout).toContain('http://localhost:3000/reset-password?');
});

it('completes its work when its output is a closed pipe, as with `| head`', async () => {
  const child = spawn(process.execPath, ['tools/release.mjs', '--help'], { cwd: ROOT });
  child.stdout.destroy();
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ printed, code }).toEqual({ printed: '', code: 0 });
});
