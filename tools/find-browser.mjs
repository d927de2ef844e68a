/** Finds a Chromium for the journeys and the bench, or gets one where that is possible. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');
const DOWNLOAD_LIMIT_MS = 5 * 60_000;

const NAMES = [
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

/** @returns {Promise<string | null>} path of a browser that is there and runs */
export async function findBrowser() {
  const { BROWSER_PATH, PATH = '' } = process.env;
  if (BROWSER_PATH) return BROWSER_PATH;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  for (const path of [...onPath, ...USUAL_PLACES, await getPlaywrightPath()]) {
    if (await isWorking(path)) return path;
  }
  return null;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether the command succeeded in time
 */
function run(command, args) {
  console.error(`No browser yet: ${command} ${args.join(' ')} …`);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      timeout: DOWNLOAD_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => done(false));
    child.once('exit', (code) => done(code === 0));
  });
}

/**
 * @returns {Promise<string>} path of a browser, installed if it had to be
 * @throws Error that says what to install, when nothing worked
 */
export async function ensureBrowser() {
  let path = await findBrowser();
  if (path) return path;
  await run(process.execPath, [
    join(ROOT, 'node_modules/playwright/cli.js'),
    'install',
    'chromium',
  ]);
  path = await findBrowser();
  if (path) return path;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    (await run('apt-get', ['update'])) && (await run('apt-get', ['install', '-y', 'chromium']));
    path = await findBrowser();
    if (path) return path;
  }
  throw new Error(
    'No browser found. Install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.',
  );
}
