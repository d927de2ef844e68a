/**
 * The browser in which the gate shows a release. Nothing takes longer to be ready, so the command line starts it
 * before it reads itself, and puts it away when the command has ended.
 */
import { createRequire } from 'node:module';

import { BROWSER_FLAGS, findBrowser } from '../../find-browser.mjs';

/**
 * @typedef {import('playwright').Browser} Browser
 * @typedef {import('playwright').Page} Page
 */

const require = createRequire(import.meta.url);

/** Nobody watches: without a graphics card, what pulses and fades costs a sixth of the time that all screens take. */
const openPage = (/** @type {Browser} */ browser) => browser.newPage({ reducedMotion: 'reduce' });

/** @type {Promise<Browser> | undefined} */
let starting;
/** Opened along with the browser, for the first who asks. @type {Promise<Page> | undefined} */
let firstPage;

/** @returns {Promise<Browser>} */
async function start() {
  const finding = findBrowser();
  // Required instead of imported: an import reads its seven megabytes twice, to learn what they export.
  /** @type {import('playwright')} */
  const { chromium } = require('playwright');
  const executablePath = await finding;
  if (!executablePath) {
    throw new Error(
      'No browser to try the release in: npx playwright install chromium, or set BROWSER_PATH to a Chromium or Chrome.',
    );
  }
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/** Starts it, unless that has been done. Whether that works is told to those who open a page. */
export function startTrialBrowser() {
  if (starting) return;
  starting = start();
  firstPage = starting.then(openPage);
  firstPage.catch(() => undefined);
}

/**
 * @returns {Promise<Page>} an empty page that shares nothing with the others; whoever asks closes it
 * @throws Error that says how to get a browser: what nobody has seen does not go live
 */
export async function openTrialPage() {
  startTrialBrowser();
  const page = firstPage ?? starting?.then(openPage);
  firstPage = undefined;
  if (!page) throw new Error('The browser of the gate was not started.');
  return page;
}

/** Puts the browser away, if there is one. What cannot be put away says nothing about a release. */
export async function endTrialBrowser() {
  const browser = await starting?.catch(() => undefined);
  await browser?.close().catch((error) => console.warn(error));
}
