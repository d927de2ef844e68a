import type { Locator, Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';

/** A desktop of 1280 px at 400 %. */
const ZOOMED_IN = { width: 320, height: 640 };

/** What WCAG 1.4.12 lets readers set. */
const WIDE_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test.use({ viewport: ZOOMED_IN });

const keys = (page: Page) => page.getByRole('group', { name: /^Your vote on/ }).getByRole('button');

const findCut = (controls: Locator) =>
  controls.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );

test('the View menu of the deals is inside the window', async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  await page.getByRole('button', { name: 'View' }).click();
  const views = page.getByRole('region', { name: 'Saved views' });
  for (const control of [
    views.getByRole('textbox', { name: 'Name of this view' }),
    views.getByRole('button', { name: 'Save' }),
    page.getByRole('button', { name: 'Export as CSV' }),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
});

test('no key of a vote is cut, with digits and with letters further apart', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.reader, '/vote');
  await expect(keys(page)).toHaveCount(6);
  expect(await findCut(keys(page))).toEqual([]);
  await page.addStyleTag({ content: WIDE_TEXT });
  expect(await findCut(keys(page))).toEqual([]);
});

test('the names of the steps of a profile stand apart', async ({ page, signIn }) => {
  await signIn(PEOPLE.nominee, '/create-profile');
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await page.addStyleTag({ content: WIDE_TEXT });
  expect(await findCut(steps)).toEqual([]);
});

test('a message with an address wraps when its letters stand further apart', async ({ page }) => {
  await page.goto('/profile-update');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.addStyleTag({ content: WIDE_TEXT });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    ZOOMED_IN.width,
  );
});
