import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const WINDOWS = [
  { of: 'a desktop', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { of: 'a touch tablet', viewport: { width: 1024, height: 768 }, hasTouch: true },
  { of: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Which deals' }).getByRole('link', { name });
const deal = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const heights = (page: Page) =>
  page
    .locator('[id^="deal-"]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
const highest = async (page: Page) => Math.max(...(await heights(page)));

for (const { of, viewport, hasTouch } of WINDOWS) {
  test.describe(`an evening with the list at ${of}`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test('votes stay where they were given, with Undo, until the tab is left', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.switcher);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await tab(page, 'To vote').click();
      await expect(page).toHaveURL(/[?&]tab=to-vote/);
      const buttons = page.getByRole('button', { name: /^Vote on / });
      const first = await buttons.first().textContent();
      const second = await buttons.nth(1).textContent();
      const name = first!.replace(/^Vote on /, '');
      await buttons.first().focus();
      await page.keyboard.press('3');
      await expect(page.getByRole('button', { name: second! })).toBeFocused();
      await expect(deal(page, name)).toContainText('Your vote: 50%');
      await expectAccessible();
      await deal(page, name).getByRole('button', { name: 'Undo' }).click();
      await expect(deal(page, name)).toContainText('Not voted yet');
      await tab(page, 'All').click();
      await expect(page).toHaveURL(/[?&]tab=all/);
    });

    test('a deal is followed, and stands in its tab', async ({ page, signIn }) => {
      await signIn(PEOPLE.switcher);
      const star = page.getByRole('button', { name: 'Follow Kestrel Avionics' });
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await tab(page, 'Following').click();
      await expect(deal(page, 'Kestrel Avionics')).toBeVisible();
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
    });

    test('rows are low, and the first deal is near the top', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await expect(page.locator('[id^="deal-"]')).toHaveCount(34);
      expect(await highest(page)).toBeLessThanOrEqual(hasTouch ? 300 : 150);
      if (hasTouch) return;
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('radio', { name: 'Compact' }).check();
      await expect.poll(() => highest(page)).toBeLessThanOrEqual(96);
      await page.reload();
      await expect.poll(() => highest(page)).toBeLessThanOrEqual(96);
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('radio', { name: 'Comfortable' }).check();
    });

    test('two deals are compared, side by side', async ({ page, signIn, expectAccessible }) => {
      await signIn(PEOPLE.reader);
      for (const name of ['Alderwick Robotics', 'Brightloom Health']) {
        const more = page.getByRole('button', { name: `Documents, contacts of ${name}` });
        await expect(deal(page, name)).toBeVisible();
        if (await more.isVisible()) await more.click();
        await page.getByRole('button', { name: `Compare ${name}` }).click();
      }
      await page.getByRole('link', { name: 'Compare 2 deals' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expect(page.getByRole('rowheader', { name: 'Raise amount (different)' })).toBeVisible();
      await expectAccessible();
    });
  });
}

test('a saved view opens the list', async ({ page, signIn }) => {
  await signIn(PEOPLE.voter, '/?tab=presenting');
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('textbox', { name: 'Name of this view' }).fill('Presenters');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Open first Presenters' }).click();
  await expect(page.getByRole('button', { name: 'Opens first Presenters' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/[?&]tab=presenting/);
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('button', { name: 'Delete Presenters' }).click();
  await expect(page.getByRole('link', { name: 'Presenters' })).toHaveCount(0);
  await page.goto('/');
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(page).not.toHaveURL(/tab=/);
});
