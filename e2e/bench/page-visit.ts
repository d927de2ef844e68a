import { brotliCompressSync, constants } from 'node:zlib';

import type { Browser, BrowserContext, Page, Response } from 'playwright';

/** A row of the deals list; while it loads there is no table. */
const DEAL_ROW = 'table tbody tr';
const VISIT_LIMIT_MS = 120_000;

/** Chrome's "Slow 4G", and a phone four times slower than this machine. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 1_000_000) / 8,
};
const CPU_SLOWDOWN = 4;

/** Cookies and local storage of someone who is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function openCold(browser: Browser, signedIn: SignedIn, origin: string) {
  // Cookies hold for every port of a host, local storage does not.
  const origins = signedIn.origins.map((stored) => ({ ...stored, origin }));
  const context = await browser.newContext({ storageState: { ...signedIn, origins } });
  const page = await context.newPage();
  await page.addInitScript(watchForDealRow, DEAL_ROW);
  return { context, page };
}

/** Runs in the page: keeps the time at which the first deal row was painted. */
function watchForDealRow(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      performance.mark('first-deal-row');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function readFirstRowMs(page: Page): Promise<number> {
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('first-deal-row')[0]?.startTime,
    undefined,
    { timeout: VISIT_LIMIT_MS },
  );
  return (await mark.jsonValue()) ?? Number.NaN;
}

/** Milliseconds from navigation to the first deal row, on a slow line and a slow phone. */
export async function timeFirstRow(
  browser: Browser,
  signedIn: SignedIn,
  origin: string,
): Promise<number> {
  const { context, page } = await openCold(browser, signedIn, origin);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: false });
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin, { waitUntil: 'commit', timeout: VISIT_LIMIT_MS });
  const firstRowMs = await readFirstRowMs(page);
  await context.close();
  return firstRowMs;
}

export interface ScriptBytes {
  path: string;
  bytes: number;
}

async function measureScript(response: Response): Promise<ScriptBytes> {
  const body = await response.body();
  const bytes = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
  return { path: new URL(response.url()).pathname, bytes };
}

/** Every script that a first visit of the deals page fetches, in brotli bytes, largest first. */
export async function listScripts(
  browser: Browser,
  signedIn: SignedIn,
  origin: string,
): Promise<ScriptBytes[]> {
  const { context, page } = await openCold(browser, signedIn, origin);
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.set(response.url(), response);
  });
  await page.goto(origin);
  await readFirstRowMs(page);
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all([...responses.values()].map(measureScript));
  await context.close();
  return scripts.sort((a, b) => b.bytes - a.bytes);
}
