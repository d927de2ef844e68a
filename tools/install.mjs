/** Makes sure that the locked packages are installed. Every command runs this first, so it needs Node alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);
const LOCKED = new URL('package-lock.json', ROOT);
/** What npm has installed, in the form of the lock file. */
const INSTALLED = new URL('node_modules/.package-lock.json', ROOT);
const MINIMUM_NODE = '20.19';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry */

/** @param {string} version such as `20.19.0` */
export const isNodeSupported = (version) =>
  version.localeCompare(MINIMUM_NODE, 'en', { numeric: true }) >= 0;

/**
 * Names of locked packages that are missing or have another version.
 * @param {Record<string, LockEntry>} locked @param {Record<string, LockEntry>} installed
 */
export function findStalePackages(locked, installed) {
  return Object.keys(locked).filter((path) => {
    if (!path.includes('node_modules/')) return false;
    const { version, link, optional, devOptional, peer } = locked[path] ?? {};
    const present = installed[path];
    // Optional packages are those of other platforms too.
    if (!present) return !optional && !devOptional && !peer;
    return present.version !== version || present.link !== link;
  });
}

/** @param {URL} file @returns {Record<string, LockEntry>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @param {string[]} args */
function runNpm(args) {
  console.error('Installing packages; the first time takes a minute or two …');
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // Commands run through npm inherit its settings; the installation starts from its own.
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
  if (status !== 0) stop(`npm could not install the packages (exit code ${status}); see above.`);
}

/** Ends the process with a clear message when the packages cannot be installed. */
export function ensureInstalled() {
  const { node } = process.versions;
  if (!isNodeSupported(node)) stop(`Node ${MINIMUM_NODE} or later is needed; this is ${node}.`);
  // `ci` begins by deleting node_modules; an update in place is quicker and leaves running servers alone.
  if (!existsSync(INSTALLED)) runNpm(['ci']);
  else if (findStalePackages(readPackages(LOCKED), readPackages(INSTALLED)).length > 0) {
    runNpm(['install', '--no-save']);
  }
}

/** Makes TypeScript modules importable. */
export async function ensureTypeScript() {
  // `--help` installs nothing, unless tsx is missing.
  const isHelp = process.argv.includes('--help') && existsSync(new URL('node_modules/tsx', ROOT));
  if (!isHelp) ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
