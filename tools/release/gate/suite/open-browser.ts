import { createRequire } from 'node:module';
import type * as playwright from 'playwright';

import { BROWSER_FLAGS, findBrowser } from '../../../find-browser.mjs';

const require = createRequire(import.meta.url);

/** @throws Error that says how to get a browser: what nobody has seen does not go live */
export async function openBrowser(): Promise<playwright.Browser> {
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
