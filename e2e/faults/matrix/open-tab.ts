import type { Locator, Page } from '@playwright/test';

import { REGISTRY_PATH } from '@syndication/contract/release/registry.rules';

/** Longer than a page in view waits before it asks for releases again. */
export const PAST_ASKING_MS = 6.5 * 60_000;

/** The offer to reload the page. */
export const updateNotice = (page: Page): Locator =>
  page
    .getByRole('complementary', { name: 'About this page' })
    .filter({ hasText: 'A newer version of this page is ready.' });

/** Moves the clock until the page asks for releases, and waits until it has the answer. */
export async function askForReleases(page: Page): Promise<void> {
  const asked = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(REGISTRY_PATH),
  );
  await page.clock.fastForward(PAST_ASKING_MS);
  await asked;
  // The page has read the answer, and checked again whether the moment is quiet.
  await page.clock.runFor(2_000);
}
