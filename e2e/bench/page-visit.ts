import { brotliCompressSync, constants } from 'node:zlib';

import type { Browser, BrowserContext, Page, Response } from 'playwright';

/** A row of the deals list; while it loads there is no table. */
export const DEAL_ROW = 'table tbody tr';
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

const NOBODY: SignedIn = { cookies: [], origins: [] };

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

/** Milliseconds from navigation to the first deal row; by default on a slow line and a slow phone. */
export async function timeFirstRow(
  browser: Browser,
  signedIn: SignedIn,
  origin: string,
  { isSlow = true }: { isSlow?: boolean } = {},
): Promise<number> {
  const { context, page } = await openCold(browser, signedIn, origin);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (isSlow) {
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.goto(origin, { waitUntil: 'commit', timeout: VISIT_LIMIT_MS });
  const firstRowMs = await readFirstRowMs(page);
  // What is still on its way would keep the server busy into the next visit.
  await page.waitForLoadState('networkidle', { timeout: VISIT_LIMIT_MS });
  await context.close();
  return firstRowMs;
}

export interface FileBytes {
  path: string;
  bytes: number;
}

type FileKind = 'script' | 'font';

async function measureFile(response: Response, kind: FileKind): Promise<FileBytes> {
  const body = await response.body();
  // Fonts come compressed inside.
  const sent =
    kind === 'font'
      ? body
      : brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        });
  return { path: new URL(response.url()).pathname, bytes: sent.byteLength };
}

/** A first visit whose files are weighed; by default of the deals page, until its first row. */
interface Visit {
  /** Storage of someone who is signed in; without it nobody is. */
  signedIn?: SignedIn;
  path?: string;
  /** What is visible once the page is complete. */
  until?: string;
}

/** Every file of a kind that a first visit fetches, as sent, largest first. */
export async function listFiles(
  browser: Browser,
  origin: string,
  kind: FileKind,
  { signedIn = NOBODY, path = '/', until = DEAL_ROW }: Visit,
): Promise<FileBytes[]> {
  const { context, page } = await openCold(browser, signedIn, origin);
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) responses.set(response.url(), response);
  });
  await page.goto(origin + path);
  await page.locator(until).first().waitFor({ state: 'attached', timeout: VISIT_LIMIT_MS });
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    [...responses.values()].map((response) => measureFile(response, kind)),
  );
  await context.close();
  return files.sort((a, b) => b.bytes - a.bytes);
}
