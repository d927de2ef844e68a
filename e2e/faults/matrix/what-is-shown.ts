import type { Locator, Page } from '@playwright/test';

import { REMOTES } from '@syndication/contract/release/remotes.rules';

import { dealsHeading, expect } from '../../fixtures/test';

/** Longer than a release may take while there is another one to show. */
const PAST_DEADLINE_MS = 21_000;
/** Longer than a chunk may take if there is no other release. */
const PAST_CHUNK_LIMIT_MS = 121_000;

/** The session is there and can be used, whatever the remote is doing. */
export async function expectSession(page: Page): Promise<void> {
  const switcher = page.getByRole('combobox', { name: 'Syndication group' });
  await expect(switcher.getByRole('option', { selected: true })).toHaveText('Northeast');
  const menu = page.getByRole('button', { name: /^Hello, Graham/ });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeHidden();
}

/** The session is there and all of the chrome, whose footer waits for what is above it. */
export async function expectChrome(page: Page): Promise<void> {
  await expectSession(page);
  await expect(page.getByRole('contentinfo')).toContainText('syndication agreement');
}

export const releaseOnScreen = (page: Page, label: string): Locator =>
  page.locator(`body[data-release="${label}"]`);

/** The deals of a release are shown, and nothing instead of them. */
export async function expectDeals(page: Page, label: string): Promise<void> {
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(releaseOnScreen(page, label)).toHaveCount(1);
  await expect(panelOf(page)).toHaveCount(0);
}

/** From the deals to one of them, whose screen has chunks of its own. */
export const openDeal = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Open deal Umbra Optics' }).click();

/** What that screen begins with. */
export const dealTitle = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Umbra Optics' });

/** The panel instead of the investors' remote. */
export const panelOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: REMOTES['investor-app'].team })
    .filter({ hasText: 'investor-app' });

export async function expectPanel(page: Page): Promise<Locator> {
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeEnabled();
  return panel;
}

/** Moves the page's clock past one deadline per step, until something is visible. */
async function passTime(page: Page, stepMs: number, there: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(there).toBeVisible({ timeout: 700 });
  }).toPass();
}

export const passDeadline = (page: Page, there: Locator) => passTime(page, PAST_DEADLINE_MS, there);

export const passChunkLimit = (page: Page, there: Locator) =>
  passTime(page, PAST_CHUNK_LIMIT_MS, there);
