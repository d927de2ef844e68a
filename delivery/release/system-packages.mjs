/** Gets programs that npm does not bring, where that is possible without asking anybody. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const INSTALLATION_LIMIT_MS = 5 * 60_000;

/**
 * @param {string} missing what there is none of yet
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether the command succeeded in time
 */
export function runInstaller(missing, command, args) {
  console.error(`No ${missing} yet: ${command} ${args.join(' ')} …`);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      timeout: INSTALLATION_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });
}

/**
 * Installs packages of the distribution: on Debian and its like, as root.
 *
 * @param {string} missing what there is none of yet
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installPackages(missing, packages) {
  const isPossible =
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    (await runInstaller(missing, 'apt-get', ['update']));
  return isPossible && runInstaller(missing, 'apt-get', ['install', '-y', ...packages]);
}
