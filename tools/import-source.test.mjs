import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { oneFileOf } from './import-source.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-file-'));
  await write('command.ts', "import { word } from './word';\nconsole.log(word as string);");
  await write('word.ts', "export const word = 'one';");
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * @param {string} file
 * @param {string} text
 */
const write = (file, text) => writeFile(join(folder, file), text);
const make = () => oneFileOf(join(folder, 'command.ts'), join(folder, 'made'));
/** What a command prints that is run as one file. */
const run = async () => execFileSync(process.execPath, [await make()], { encoding: 'utf8' }).trim();

it('keeps the file while its sources are what they were', async () => {
  const { ino } = await stat(await make());
  await expect(run()).resolves.toBe('one');
  expect((await stat(await make())).ino).toBe(ino);
});

it('makes it anew when a source of it is written', async () => {
  await run();
  await write('word.ts', "export const word = 'another';");
  await expect(run()).resolves.toBe('another');
});

it('makes none of a source that is gone', async () => {
  await run();
  await rm(join(folder, 'word.ts'));
  await expect(make()).rejects.toThrow('word');
});

it('takes neither the file of another checkout nor a broken one', async () => {
  const file = await make();
  const made = await readFile(file, 'utf8');
  for (const foreign of [made.replace('"root":"', '"root":"/elsewhere'), '//{', '']) {
    await writeFile(file, foreign.replace("'one'", "'foreign'").replace('"one"', '"foreign"'));
    await expect(run()).resolves.toBe('one');
  }
});

it('leaves sources the place that they have, and what Node runs as it is to itself', async () => {
  await mkdir(join(folder, 'below'));
  await write('below/place.ts', 'export const place = import.meta.dirname;');
  await write('state.mjs', 'globalThis.times = (globalThis.times ?? 0) + 1;');
  await write(
    'command.ts',
    `import './state.mjs';
import { place } from './below/place';
const elsewhere: string = ${JSON.stringify(join(folder, 'state.mjs'))};
await import(elsewhere);
console.log(place, (globalThis as unknown as { times: number }).times);`,
  );
  await expect(run()).resolves.toBe(`${join(folder, 'below')} 1`);
});
