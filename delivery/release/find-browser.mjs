/** Finds a Chromium for the journeys and the bench, or gets one where that is possible. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { installPackages, runInstaller } from './system-packages.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** The browsers without windows first: a page opens in a third of the time there, and shows the same. */
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
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Flags under which a headless Chromium works in a container and talks to nobody. */
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

async function getPlaywrightPath() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** The best first. Playwright says last which one is its own: it is seven megabytes to read. */
async function* candidates() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  yield* NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  yield* USUAL_PLACES;
  yield await getPlaywrightPath();
}

/** @returns {Promise<string | null>} path of a browser that is there and runs */
export async function findBrowser() {
  const { BROWSER_PATH } = process.env;
  if (BROWSER_PATH) return BROWSER_PATH;
  for await (const path of candidates()) {
    if (await isWorking(path)) return path;
  }
  return null;
}

/**
 * @returns {Promise<string>} path of a browser, installed if it had to be
 * @throws Error that says what to install, when nothing worked
 */
export async function ensureBrowser() {
  let path = await findBrowser();
  if (path) return path;
  await runInstaller('browser', process.execPath, [
    join(ROOT, 'node_modules/playwright/cli.js'),
    'install',
    'chromium',
  ]);
  path = await findBrowser();
  if (path) return path;
  if (await installPackages('browser', ['chromium-headless-shell'])) path = await findBrowser();
  if (path) return path;
  throw new Error(
    'No browser found. Install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.',
  );
}
