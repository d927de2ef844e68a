/**
 * `npm run types`: checks every folder that has a tsconfig.json; `npm run types -- shell contract` checks these.
 * By the native compiler (docs/decisions/018).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

process.chdir(resolve(import.meta.dirname, '..'));

const chosen = process.argv.slice(2);
const folders = ['.', 'delivery', 'shared-ui']
  .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
  .filter((folder) => existsSync(join(folder, 'tsconfig.json')));

const compiler = 'node_modules/typescript-native/bin/tsc';
// More threads finish hardly sooner and take twice the processor, which other stages wait for.
const options = ['--incremental', '--singleThreaded'];
const command = [compiler, '-b', ...(chosen.length > 0 ? chosen : folders), ...options];
process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
