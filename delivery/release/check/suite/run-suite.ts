import type * as playwright from 'playwright';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { BROWSER_FLAGS, findBrowser } from '../../find-browser.mjs';
import type { ReleaseStore } from '../../store/release-store';
import type { Check, Pair } from '../compatibility';

const require = createRequire(import.meta.url);

/** @throws Error that says how to get a browser: a release that was not seen does not go live */
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
  // The gate handles signals; however the process exits, Playwright ends the browser and removes its profile.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, args: BROWSER_FLAGS, ...signals });
}

/**
 * Shows remotes under a shell in a browser, as each of their viewers sees them. The result does not wait until the
 * browser is closed, but the command does. All pairs have the same shell.
 * @throws Error when there is no browser, or a release is not whole
 */
export async function runSuite(store: ReleaseStore, pairs: readonly Pair[]): Promise<Check[]> {
  const launching = launchBrowser();
  // Until it is awaited, a failure must not count as unhandled.
  launching.catch(() => undefined);
  const opening: Promise<{ close: () => Promise<void> }>[] = [launching];
  const folder = mkdtempSync(path.join(tmpdir(), 'release-trial-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const closeAll = async () => {
    const opened = await Promise.allSettled(opening);
    await Promise.all(opened.map(async (one) => one.status === 'fulfilled' && one.value.close()));
  };
  try {
    // Read while the browser starts.
    const [{ openTrial }, { visit }, { viewersOf }] = await Promise.all([
      import('./trial'),
      import('./visit'),
      import('./viewers'),
    ]);
    const visits = pairs.flatMap((pair) => {
      const trial = openTrial(store, pair, path.join(folder, pair.remote.name));
      opening.push(trial);
      return viewersOf(pair.remote.name).map((viewer) => visit(launching, trial, pair, viewer));
    });
    const [checks] = await Promise.all([Promise.all(visits), ...opening]);
    return checks.flat();
  } finally {
    closeAll().catch(console.warn);
  }
}
