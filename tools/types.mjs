/** `npm run types`: checks every workspace that has a tsconfig.json, two programs at a time. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { REMOTE_FOLDERS } from './remote-folders.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const AT_A_TIME = 2;

/** @type {{ workspaces: string[] }} */
const { workspaces: patterns } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const workspaces = patterns.flatMap((pattern) => (pattern === '*-app' ? REMOTE_FOLDERS : pattern));
const BUILD_INFO = join(ROOT, '.types');
mkdirSync(BUILD_INFO, { recursive: true });

/**
 * Workspaces with the same options are checked as one program: what they share is read and checked once.
 * @returns {Map<string, string[]>} workspaces by their options
 */
function groupByOptions() {
  const groups = new Map();
  for (const workspace of workspaces) {
    const path = join(ROOT, workspace, 'tsconfig.json');
    if (!existsSync(path)) continue;
    const options = JSON.parse(readFileSync(path, 'utf8'));
    delete options.include;
    const key = JSON.stringify(options);
    groups.set(key, [...(groups.get(key) ?? []), workspace]);
  }
  return groups;
}

/**
 * Writes one configuration for a group, with the files of each; a lone workspace has its own.
 * @param {string} options
 * @param {string[]} group
 */
function configure(options, group) {
  if (group.length === 1) return join(ROOT, group[0], 'tsconfig.json');
  const include = group.flatMap((workspace) => {
    const { include: own } = JSON.parse(
      readFileSync(join(ROOT, workspace, 'tsconfig.json'), 'utf8'),
    );
    return own.map((/** @type {string} */ pattern) => join(ROOT, workspace, pattern));
  });
  const path = join(BUILD_INFO, `${group.join('+')}.json`);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(options), include }));
  return path;
}

const waiting = [...groupByOptions()]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([options, group]) => ({ name: group.join('+'), config: configure(options, group) }));

/** @param {{ name: string, config: string }} program */
function check({ name, config }) {
  const command = [
    'node_modules/typescript/bin/tsc',
    ...['-p', config, '--noEmit', '--incremental'],
    ...['--tsBuildInfoFile', join(BUILD_INFO, `${name}.tsbuildinfo`)],
  ];
  return new Promise((done) => {
    spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).once('exit', done);
  });
}

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if ((await check(next)) !== 0) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: AT_A_TIME }, work));
