import type { Page } from '@playwright/test';

import { pressInHeader, userMenu } from '../fixtures/header';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';
import { PHONE } from '../fixtures/windows';

const WINDOWS = [
  { device: 'a phone', width: 390, height: 844, isBarBelow: true },
  { device: 'a touch tablet', width: 1024, height: 768, isBarBelow: false },
  { device: 'a desktop', width: 1280, height: 800, isBarBelow: false },
];

const places = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const place = (page: Page, name: string) => places(page).getByRole('link', { name });

for (const { device, width, height, isBarBelow } of WINDOWS) {
  test.describe(`the navigation on ${device}`, () => {
    test.use({ viewport: { width, height }, hasTouch: device !== 'a desktop' });

    test('leads to the main places and marks the current one', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.reader);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(place(page, 'Deals')).toHaveAttribute('aria-current', 'page');
      await expectAccessible();

      await place(page, 'Updates').click();
      await expect(page.getByRole('heading', { level: 1, name: 'All updates' })).toBeVisible();
      await expect(place(page, 'Updates')).toHaveAttribute('aria-current', 'page');
      await page.getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/contents\//);
      await expect(place(page, 'Updates')).toHaveAttribute('aria-current', 'true');

      await place(page, 'Predictions').click();
      const title = page.getByRole('heading', { level: 1, name: 'Northeast Predictions' });
      await expect(title).toBeVisible();
      await place(page, 'Deals').click();
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    });

    test('is where the window has room for it', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await expect(place(page, 'Deals')).toBeVisible();
      const bar = (await places(page).boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      if (isBarBelow) {
        expect(header.height).toBe(56);
        expect(bar.y + bar.height).toBe(height);
        // The end of the page is not below it.
        await page.keyboard.press('End');
        const agreement = page.getByRole('contentinfo').getByRole('button');
        await agreement.scrollIntoViewIfNeeded();
        const { y, height: high } = (await agreement.boundingBox())!;
        expect(y + high).toBeLessThanOrEqual(bar.y);
      } else {
        expect(bar.y + bar.height).toBeLessThanOrEqual(header.height);
      }
    });

    test('leaves the rest to the user menu, in rows as high as a finger', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.reader);
      await userMenu(page).click();
      const rows = page.getByRole('banner').locator('[aria-expanded=true] + * :is(a, button)');
      await expect(rows.filter({ hasText: 'Logout' })).toBeVisible();
      for (const row of await rows.all()) {
        expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible();
      await page.keyboard.press('Escape');
      await pressInHeader(page, 'Syndication agreement');
      await expect(page.getByRole('dialog', { name: 'Memorandum of understanding' })).toBeVisible();
      await page.keyboard.press('Escape');
      await pressInHeader(page, 'Help');
      await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
      await expect(page.getByRole('switch', { name: /^Single-key/ })).toBeChecked();
      const video = page.getByRole('region', { name: /^How .* works$/ });
      await expect(video.getByText(/^Members nominate companies\. /)).toBeVisible();
      await expect(video.getByRole('link', { name: 'Open the video in a new tab' })).toBeVisible();
      await expectAccessible();
      await page.context().setOffline(true);
      await video.getByRole('button', { name: 'Play the video' }).click();
      await expect(video.getByRole('status')).toHaveText(/^You are offline\./);
      await page.context().setOffline(false);
      await video.getByRole('button', { name: 'Play the video' }).click();
      await expect(video.locator('iframe')).toHaveAttribute('title', /^How .* works$/);
    });

    test('is preceded by a front door that says what this is', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/login');
      for (const door of ['Investor Sign In', 'Entrepreneur Sign In']) {
        await expect(page.getByRole('button', { name: door })).toBeInViewport();
      }
      for (const part of [
        'How it works',
        'Who gets in',
        'What stays confidential',
        'Who runs it',
      ]) {
        await expect(page.getByRole('heading', { name: part })).toBeVisible();
      }
      await expectAccessible();
    });
  });
}

test.describe('a link that stands alone', () => {
  test.use(PHONE.use);
  for (const [who, path, name] of [
    ['reader', '/vote', 'Open the deal’s page'],
    ['reader', '/all-updates', 'How your prediction is used'],
    ['staff', '/console', /^Members who never signed in/],
    ['staff', '/console/groups', /^\d+ members? of /],
    ['entrepreneur', '/account', 'Stop the reminders'],
  ] as const) {
    test(`is as high as a finger: ${name} on ${path}`, async ({ page, signIn }) => {
      await signIn(PEOPLE[who], path);
      const link = page.getByRole('main').getByRole('link', { name }).first();
      await expect(link).toBeVisible();
      // Browsers round lengths to parts of a pixel.
      expect(Math.round((await link.boundingBox())!.height)).toBeGreaterThanOrEqual(44);
    });
  }
});

test('has no bar at the bottom of a phone for the two places of an entrepreneur', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(PEOPLE.entrepreneur);
  await userMenu(page).click();
  await expect(places(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'As investors see it' }).click();
  await expect(page).toHaveURL(/\/view-profile$/);
});

test('Back, after a reload, leads to a screen that the page has not loaded yet', async ({
  page,
  signIn,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'All updates' });
  await signIn(PEOPLE.reader);
  await place(page, 'Updates').click();
  await expect(heading).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contents\//);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();

  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/remotes/*/files/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goBack();
  // By its role: the screen before, hidden by now, may have been loading too.
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeVisible();
  arrive();
  await expect(heading).toBeVisible();
});

test('forced colours mark the current place and the current tab too', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(PEOPLE.traveller);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  for (const name of ['Main', 'Which deals']) {
    const links = page.getByRole('navigation', { name }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const borders = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).borderTopWidth),
    );
    expect(borders[0]).toBe('4px');
    expect(new Set(borders.slice(1))).toEqual(new Set(['0px']));
  }
});
