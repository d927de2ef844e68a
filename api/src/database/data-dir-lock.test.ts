import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { DataDirInUse, lockDataDir, makeDataDir } from './data-dir-lock';

const SCRIPT = join(__dirname, '../testing/write-until-killed.ts');
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'syndication-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (...args: string[]) => spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...args]);

interface Ended {
  lines: string[];
  errors: string;
  code: number | null;
}

/** Lets a process run to its end, and kills it as the system would once it has said enough. */
function runToEnd(args: string[], killAfterLines = Infinity): Promise<Ended> {
  const child = run(...args);
  const lines: string[] = [];
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    if (lines.length === killAfterLines) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ lines, errors, code })));
}

describe('the data directory', () => {
  it('is made with the folders above it, and not where the system makes none', () => {
    for (const folder of ['a/b', 'a/b', '.']) makeDataDir(join(dataDir, folder));
    expect(existsSync(join(dataDir, 'a/b'))).toBe(true);
    expect(() => makeDataDir('/proc/none/here')).toThrow();
    writeFileSync(join(dataDir, 'file'), '');
    expect(() => makeDataDir(join(dataDir, 'file'))).toThrow('EEXIST');
    expect(() => makeDataDir(join(dataDir, 'file/below'))).toThrow('ENOTDIR');
  });

  it('keeps every acknowledged write of killed processes, in a folder that only its user can open', async () => {
    const acknowledged: string[] = [];
    for (const lines of [20, 60]) {
      const { lines: said, errors } = await runToEnd([dataDir, 'write'], lines);
      expect(errors).toBe('');
      acknowledged.push(...said.slice(1));
    }
    const { lines: kept } = await runToEnd([dataDir, 'read']);
    expect(acknowledged.length).toBeGreaterThanOrEqual(78);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  }, 120_000);

  it('belongs to one process at a time', async () => {
    const lock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toBeInstanceOf(DataDirInUse);
    const other = await runToEnd([dataDir, 'read']);
    expect([other.code, other.errors]).toEqual([
      1,
      `The data directory ${dataDir} is in use by another process.\n`,
    ]);
    await lock.release();
    await (await lockDataDir(dataDir)).release();
  }, 60_000);

  it('is locked where its path is too long for a socket, too', async () => {
    const deep = join(dataDir, 'a'.repeat(90), 'b'.repeat(90));
    const lock = await lockDataDir(deep);
    await expect(lockDataDir(deep)).rejects.toBeInstanceOf(DataDirInUse);
    await lock.release();
  });
});
