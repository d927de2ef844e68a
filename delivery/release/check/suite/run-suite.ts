import pLimit from 'p-limit';
import type * as playwright from 'playwright';
import { createRequire } from 'node:module';

import { BROWSER_FLAGS, findBrowser } from '../../find-browser.mjs';
import type { ReleaseStore } from '../../store/release-store';
import type { Check } from '../checks';
import type { Pair } from '../compatibility';

/** Pages at work at the same time; with all at once, each would get slower with every further remote. */
const PAGES_AT_A_TIME = 4;

const require = createRequire(import.meta.url);

/** What a browser showed. */
export interface SuiteResult {
  checks: Check[];
  /** Browser and servers are closed. The result does not wait for that, the command must. */
  closed: Promise<void>;
}

/** @throws Error that says how to get a browser: what nobody has seen does not go live */
async function launchBrowser(): Promise<playwright.Browser> {
  const finding = findBrowser();
  // Required instead of imported: an import reads its seven megabytes twice, to learn what they export.
  const { chromium } = require('playwright') as typeof playwright;
  const executablePath = await finding;
  if (!executablePath) {
    throw new Error(
      'No browser to try the release in: npx playwright install chromium, or set BROWSER_PATH to a Chromium or Chrome.',
    );
  }
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/** Never fails: what cannot be closed says nothing about a release. */
async function closeAll(opening: readonly Promise<{ close: () => Promise<void> }>[]) {
  const closing = opening.map(async (one) => (await one.catch(() => null))?.close());
  for (const result of await Promise.allSettled(closing)) {
    if (result.status === 'rejected') console.warn(result.reason);
  }
}

/**
 * Shows remotes under a shell in a browser, as each of their viewers sees them.
 * @param pairs of the same shell with one release of a remote each
 * @throws Error when there is no browser, or a release is not whole
 */
export async function runSuite(store: ReleaseStore, pairs: readonly Pair[]): Promise<SuiteResult> {
  const launching = launchBrowser();
  const opening: Promise<{ close: () => Promise<void> }>[] = [];
  // Until a visit waits for it, a failure of it is nobody's.
  const open = (one: (typeof opening)[number]) => {
    one.catch(() => undefined);
    opening.push(one);
  };
  open(launching);
  try {
    // Read while the browser starts.
    const [{ openTrial }, { openPage, visit }, { viewersOf }] = await Promise.all([
      import('./trial'),
      import('./visit'),
      import('./viewers'),
    ]);
    const limit = pLimit(PAGES_AT_A_TIME);
    const visits = pairs.flatMap((pair) => {
      const trial = openTrial(store, pair);
      open(trial);
      return viewersOf(pair.remote.name).map((viewer) =>
        limit(async () => {
          const [page, { origin }] = await Promise.all([openPage(launching, pair, viewer), trial]);
          return visit(page, origin, pair, viewer);
        }),
      );
    });
    const checks = (await Promise.all(visits)).flat();
    return { checks, closed: closeAll(opening) };
  } catch (error) {
    await closeAll(opening);
    throw error;
  }
}
