import type { BrowserContext } from 'playwright';

import { CHANGE_MARK } from './changed-build';
import { DEAL_ROW, type FileBytes } from './page-visit';

/** A visit of the deals page in a browser that keeps its cache between them. */
export interface RepeatVisit {
  /** Scripts that came over the network, as sent. */
  fetched: FileBytes[];
  /** Milliseconds until the first deal row was painted. */
  firstRowMs: number;
  /** The changed build ran (`changed-build.ts`), and not the one before. */
  isChanged: boolean;
}

interface Transfer {
  path: string;
  isCached: boolean;
}

/** Visits the deals page and weighs what the browser's cache did not have. */
export async function visitAgain(context: BrowserContext, origin: string): Promise<RepeatVisit> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const transfers = new Map<string, Transfer>();
  const fetched: FileBytes[] = [];
  devTools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { pathname } = new URL(response.url);
    if (type !== 'Script' && !pathname.endsWith('.js')) return;
    transfers.set(requestId, { path: pathname, isCached: response.fromDiskCache ?? false });
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer && !transfer.isCached && encodedDataLength > 0) {
      fetched.push({ path: transfer.path, bytes: encodedDataLength });
    }
  });
  const startedAt = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await page.locator(DEAL_ROW).first().waitFor({ state: 'attached' });
  const firstRowMs = performance.now() - startedAt;
  const isChanged = await page.evaluate(
    (mark) => performance.getEntriesByName(mark).length > 0,
    CHANGE_MARK,
  );
  await page.waitForLoadState('networkidle');
  await page.close();
  return { fetched, firstRowMs, isChanged };
}
