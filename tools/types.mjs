/**
 * `npm run types`: checks every folder that has a tsconfig.json; `npm run types -- shell contract` checks these.
 * By the native compiler (docs/decisions/015).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { REMOTE_FOLDERS } from './remote-folders.mjs';

const ROOT = resolve(import.meta.dirname, '..');

/** Shows what all workspaces have, in its own surroundings. */
const STORYBOOK = 'shared-ui/.storybook';

/** @param {string} pattern of the workspaces, as npm reads it */
function expand(pattern) {
  if (pattern === '*-app') return REMOTE_FOLDERS;
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`);
}

function findFolders() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => expand(pattern))
    .concat(STORYBOOK)
    .filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
}

/** @param {string} folder */
function check(folder) {
  const command = [
    'node_modules/typescript-native/bin/tsc',
    ...['-p', folder, '--noEmit'],
    // Several checkers finish hardly sooner and take twice the processor, which other stages wait for.
    '--singleThreaded',
    ...['--incremental', '--tsBuildInfoFile', `.types/${folder.replaceAll('/', '-')}.tsbuildinfo`],
  ];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const chosen = process.argv.slice(2);
const failed = (chosen.length > 0 ? chosen : findFolders()).filter((folder) => !check(folder));
if (failed.length > 0) {
  console.error(`Types do not fit in ${failed.join(', ')}.`);
  process.exitCode = 1;
}
