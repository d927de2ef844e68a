/** Finds a Chromium for journeys and benchmarks, or installs one if possible. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Headless shells first: a page opens in a third of the time, and looks the same. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const PLAYWRIGHT = resolve(import.meta.dirname, '../../node_modules/playwright/cli.js');
/** What installs one without asking: Playwright, or, as root on Debian and similar systems, the distribution. */
const INSTALLERS = [
  [[process.execPath, PLAYWRIGHT, 'install', 'chromium']],
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium-headless-shell'],
  ],
];
const INSTALLATION_LIMIT_MS = 5 * 60_000;

/** Flags with which a headless Chromium works in a container and makes no requests of its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
async function isWorking(path) {
  if (!existsSync(path)) return false;
  // Windows opens a window instead of printing a version.
  if (process.platform === 'win32') return true;
  return promisify(execFile)(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

/** The best first. Playwright is asked last for its own, because it is seven megabytes to load. */
async function* candidates() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  yield* NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  yield* USUAL_PLACES;
  const { chromium } = await import('playwright');
  yield chromium.executablePath();
}

/** @returns {Promise<string | null>} path of a working browser */
export async function findBrowser() {
  const { BROWSER_PATH } = process.env;
  if (BROWSER_PATH) return BROWSER_PATH;
  for await (const path of candidates()) {
    if (await isWorking(path)) return path;
  }
  return null;
}

/** @param {string[]} command @returns whether it succeeded in time */
function install([program = '', ...args]) {
  console.error(`No browser yet: ${program} ${args.join(' ')} …`);
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 2, 2],
    timeout: INSTALLATION_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** The path of a browser, installed if it had to be. @throws Error that says what to install, when nothing worked */
export async function ensureBrowser() {
  for (const commands of [[], ...INSTALLERS]) {
    const path = commands.every(install) ? await findBrowser() : null;
    if (path) return path;
  }
  throw new Error(
    'No browser found. Install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.',
  );
}
