/** `npm run types`: by the native compiler (docs/decisions/018). */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { runCommand, UsageError } from '../delivery/release/command-line.mjs';

const usage = `npm run types [-- <folder> …]

  checks the types of every folder that has a tsconfig.json, or of these and the folders in them`;

process.chdir(resolve(import.meta.dirname, '..'));

const folders = ['.', 'delivery', 'shared-ui']
  .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
  .filter((folder) => existsSync(join(folder, 'tsconfig.json')));

/** @param {string} name @throws UsageError for one without any */
function foldersIn(name) {
  const wanted = join(name, '.');
  const found = folders.filter((folder) => `${folder}/`.startsWith(`${wanted}/`));
  if (found.length > 0) return found;
  throw new UsageError(`There is no tsconfig.json in ${name}; known: ${folders.join(', ')}.`);
}

const compiler = 'node_modules/typescript-native/bin/tsc';
// More threads finish hardly sooner and take twice the processor, which other stages wait for.
const options = ['--incremental', '--singleThreaded'];

const command = { usage, allowPositionals: true };
process.exitCode = await runCommand(command, process.argv.slice(2), async ({ positionals }) => {
  const chosen = positionals.length > 0 ? positionals.flatMap(foldersIn) : folders;
  const args = [compiler, '-b', ...chosen, ...options];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
});
