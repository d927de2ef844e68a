/** `npm run types`: checks every workspace that has a tsconfig.json, two at a time. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const AT_A_TIME = 2;

/** @type {{ workspaces: string[] }} */
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const waiting = workspaces.filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));
mkdirSync(join(ROOT, '.types'), { recursive: true });

/** @param {string} workspace */
function check(workspace) {
  const command = [
    'node_modules/typescript/bin/tsc',
    ...['-p', workspace, '--noEmit', '--incremental'],
    ...['--tsBuildInfoFile', `.types/${workspace}.tsbuildinfo`],
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
