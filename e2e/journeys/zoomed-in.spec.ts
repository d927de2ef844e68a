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

test('nothing of an unfolded deal is cut', async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  const deal = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Alderwick Robotics' }),
  });
  await deal.getByRole('button', { name: /^Documents, contacts/ }).click();
  const contacts = deal.getByRole('definition');
  await expect(contacts.first()).toBeVisible();
  expect(await findCut(contacts.locator('a, span'))).toEqual([]);
});

test('the places of the navigation stand apart when their letters do', async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(places).toHaveCount(5);
  await page.addStyleTag({ content: WIDE_TEXT });
  const words = await places.evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [index, { right }] of words.entries()) {
    expect(right).toBeLessThanOrEqual((words[index + 1]?.left ?? ZOOMED_IN.width + 4) - 4);
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

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('a key of a vote shows how much it is', async ({ page, signIn }) => {
    await signIn(PEOPLE.reader, '/vote');
    const bar = await keys(page).filter({ hasText: '75%' }).locator('.vote-weight').boundingBox();
    // Away from the round corner of the key.
    const clip = { x: bar!.x + 8, y: bar!.y, width: 8, height: bar!.height };
    const withBar = await page.screenshot({ clip });
    await page.addStyleTag({ content: '.vote-weight { visibility: hidden; }' });
    expect(withBar.equals(await page.screenshot({ clip }))).toBe(false);
  });

  test.describe('in a wide window', () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test('borders are where the words would be', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await page.getByRole('link', { name: 'Open deal Alderwick Robotics' }).click();
      const leftOf = async (locator: Locator) => (await locator.boundingBox())!.x;
      const answer = await leftOf(page.getByText(/^You voted/));
      expect(await leftOf(page.getByRole('button', { name: 'Take back' }))).toBe(answer);

      const header = page.getByRole('banner');
      const start = await leftOf(header.getByRole('link', { name: 'ACA Syndication' }));
      expect(await leftOf(header.getByRole('link', { name: 'Deals' }))).toBe(start);
      const menu = (await header.getByRole('button', { name: /^Hello/ }).boundingBox())!;
      expect(menu.x + menu.width).toBe(1280 - start);
    });
  });
});
