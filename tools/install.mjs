/**
 * Makes sure that the packages of the lock file are installed. Every command of the repository runs
 * this first, so it needs Node alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const MINIMUM_NODE = [20, 19];

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 */

/** @param {string} version such as `20.19.0` */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minimumMajor = 0, minimumMinor = 0] = MINIMUM_NODE;
  return major > minimumMajor || (major === minimumMajor && minor >= minimumMinor);
}

/**
 * Names of locked packages that are missing or have another version. npm writes what it has installed
 * into `node_modules/.package-lock.json`, in the form of the lock file.
 *
 * @param {Record<string, LockEntry>} locked
 * @param {Record<string, LockEntry>} installed
 */
export function findStalePackages(locked, installed) {
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([path, entry]) => {
      const present = installed[path];
      // Optional packages are those of other platforms too.
      if (!present) return !entry.optional && !entry.devOptional && !entry.peer;
      return present.version !== entry.version || present.link !== entry.link;
    })
    .map(([path]) => path);
}

/** @param {string} path */
function readPackages(path) {
  /** @type {{ packages?: Record<string, LockEntry> }} */
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  return lock.packages ?? {};
}

/** @param {string[]} args */
function runNpm(args) {
  const isWindows = process.platform === 'win32';
  const child = spawn(isWindows ? 'npm.cmd' : 'npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    // Commands run through npm inherit its settings; the installation starts from its own.
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Ends the process with a clear message when the packages cannot be installed. */
export async function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    stop(`Node ${MINIMUM_NODE.join('.')} or later is needed; this is ${process.versions.node}.`);
  }
  const installedPath = join(ROOT, 'node_modules/.package-lock.json');
  const isFresh = !existsSync(installedPath);
  if (!isFresh) {
    const stale = findStalePackages(
      readPackages(join(ROOT, 'package-lock.json')),
      readPackages(installedPath),
    );
    if (stale.length === 0) return;
    console.error(`${stale.length} packages differ from the lock file.`);
  }
  console.error(
    isFresh ? 'Installing packages; the first time takes a minute or two …' : 'Updating packages …',
  );
  const startedAt = Date.now();
  // `ci` begins by deleting node_modules; an update in place is quicker and leaves running servers alone.
  const code = await runNpm(isFresh ? ['ci'] : ['install', '--no-save']);
  if (code !== 0) stop(`npm could not install the packages (exit code ${code}); see above.`);
  console.error(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** From then on modules in TypeScript can be imported. */
export async function ensureTypeScript() {
  // Who asks how a command is used gets no installation, unless nothing is there yet.
  const isHelp = process.argv.includes('--help') && existsSync(join(ROOT, 'node_modules/tsx'));
  if (!isHelp) await ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
