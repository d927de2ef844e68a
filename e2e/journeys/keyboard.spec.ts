import type { Locator, Page } from '@playwright/test';

import { DEMO_PASSWORD } from '@syndication/tools/start/demo-accounts';

import { PEOPLE } from '../fixtures/people';
import { field, openForm } from '../fixtures/profile-form';
import { dealsHeading, expect, test } from '../fixtures/test';

/** More than any way in these journeys needs. */
const MAX_STEPS = 40;

/** Goes on by Tab until an element has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STEPS} times ${key} do not lead to ${target.toString()}`);
}

/** What has the focus, if something else is drawn over its middle. */
const findCovered = () => {
  const focused = document.activeElement!;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const drawn = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isSeen = drawn && (focused.closest('label') ?? focused).contains(drawn);
  return isSeen ? [] : [focused.outerHTML.slice(0, 99)];
};

/** Goes on by Tab until an element has the focus; what is covered when it gets the focus. */
async function findCoveredUntil(page: Page, last: Locator): Promise<string[]> {
  const covered: string[] = [];
  while (!(await last.evaluate((element) => element === document.activeElement))) {
    covered.push(...(await page.evaluate(findCovered)));
    await page.keyboard.press('Tab');
  }
  return covered;
}

test.describe('with the keyboard alone', () => {
  test('a member signs in, finds a deal, votes and signs out', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, page.getByRole('button', { name: 'Investor Sign In' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(PEOPLE.keyboarder.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(page).toHaveTitle(/Deals/);

    const filter = page.getByRole('searchbox');
    await expect(filter).toBeVisible();
    await page.keyboard.press('/');
    await expect(filter).toBeFocused();
    await page.keyboard.type('everside');
    await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ deals$/ })).toBeVisible();

    const change = page.getByRole('button', { name: 'Change your vote on Everside Genomics' });
    await tabTo(page, change);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /Everside Genomics/ });
    // The choice of the vote before has the focus; Enter on another one votes.
    await expect(dialog.getByRole('radio', { name: '75%' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '50%' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    await expect(page.getByRole('table')).toContainText('Your vote: 50%');

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: /^Hello, / }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('the first stop skips to the content', async ({ page, signIn }) => {
    await signIn(PEOPLE.entrepreneur);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a founder reaches every field in sight, none under the bar of the form', async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.entrepreneur);
    await openForm(page);
    await field(page, 'Company name').focus();
    const update = page.getByRole('button', { name: 'Update' });
    expect(await findCoveredUntil(page, update)).toEqual([]);
  });

  test('a member reaches every deal in sight, none under the bar of the comparison', async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.keyboarder);
    const compare = page.getByRole('button', { name: /^Compare / });
    await compare.nth(2).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await compare.nth(2).press('Enter');
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    await expect.poll(() => page.evaluate(findCovered)).toEqual([]);
    await compare.nth(3).press('Enter');
    await expect(page.getByRole('link', { name: 'Compare 2 deals' })).toBeVisible();
    expect(await findCoveredUntil(page, compare.nth(7))).toEqual([]);
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Comparison' })).toHaveCount(0);
    await expect(compare.nth(7)).toBeVisible();
  });

  test('a member reaches every link of a deal in sight, none under the keys of the vote', async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.keyboarder);
    const footer = page.getByRole('button', { name: 'syndication agreement' });
    const ways = [
      page.getByRole('link', { name: 'Deals', exact: true }),
      page.getByRole('link', { name: /^Open deal/ }).first(),
      page.getByRole('link', { name: 'Vote', exact: true }),
    ];
    // A desk, a phone, a phone on its side.
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await ways[0]!.click();
      for (const way of ways.slice(1)) {
        await way.click();
        await expect(page.getByRole('group', { name: /^Your vote on/ })).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        expect(await findCoveredUntil(page, footer)).toEqual([]);
      }
    }
  });

  test('another page starts at its top with the focus on its content, and the way back finds the place', async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.keyboarder);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    const details = page.getByRole('link', { name: 'Open deal Yarrow Pediatrics' });
    await details.scrollIntoViewIfNeeded();
    await details.focus();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Yarrow Pediatrics' })).toBeVisible();
    await expect(page).toHaveTitle(/^Yarrow Pediatrics · /);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await tabTo(page, page.getByRole('link', { name: 'Back to the deals' }));

    await page.goBack();
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(page).toHaveTitle(/^Deals · /);
    await expect(page.getByRole('heading', { name: 'Yarrow Pediatrics' })).toBeInViewport();
    await expect(details).toBeFocused();
  });
});
