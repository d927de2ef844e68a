import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const WINDOWS = [
  {
    of: 'a desktop',
    width: 1280,
    height: 800,
    person: PEOPLE.updatesReader,
    groupNews: 'Northeast: diligence teams need two more hands',
  },
  {
    of: 'a phone',
    width: 390,
    height: 844,
    person: PEOPLE.phoneReader,
    groupNews: 'Great Lakes: plant tour in Toledo',
  },
] as const;

const menuButton = (page: Page) => page.getByRole('button', { name: /^What's New/ });
const items = (page: Page) => page.getByRole('main').getByRole('article');
const sidebar = (page: Page) => page.getByRole('complementary', { name: "What's New" });

/** Nothing reaches over the window's edge. */
async function expectNoSidewaysScrolling(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

for (const { of, width, height, person, groupNews } of WINDOWS) {
  test.describe(`an investor at ${of}`, () => {
    test.use({ viewport: { width, height } });

    test('reads what is new from the header, and finds it read', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(person);
      await expect(menuButton(page)).toHaveAccessibleName("What's New (unread updates)");
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('banner').getByRole('article');
      await expect(menu).toHaveCount(3);
      await expect(menu.first()).toContainText('Unread: More companies every quarter');
      await expectNoSidewaysScrolling(page);
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();

      await menuButton(page).click();
      const marked = page.waitForResponse(
        (answer) => answer.url().endsWith('/read') && answer.request().method() === 'PUT',
      );
      await menu.getByRole('link', { name: 'More companies every quarter' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'More companies every quarter' }),
      ).toBeVisible();
      await expect(page).toHaveTitle(/^More companies every quarter · /);
      await expect(menu).toHaveCount(0);
      await expect(sidebar(page).getByRole('article')).toHaveCount(4);
      expect((await marked).status()).toBe(204);
      await expectNoSidewaysScrolling(page);
      await expectAccessible();

      await page.goto('/all-updates');
      await expect(items(page).first()).toContainText('More companies every quarter');
      await expect(
        page.getByRole('button', { name: 'Bookmark: More companies every quarter' }),
      ).toHaveAttribute('aria-pressed', 'false');
      await expect(items(page).first()).not.toContainText('Unread:');
    });

    test('also marks an update of their own group read when it is opened by its link', async ({
      page,
      signIn,
    }) => {
      await signIn(person, '/all-updates');
      const item = items(page).filter({ hasText: groupNews });
      await expect(item).toContainText('Unread:');
      const address = await item.getByRole('link').getAttribute('href');
      const marked = page.waitForResponse((answer) => answer.url().endsWith('/read'));
      await page.goto(address ?? '');
      await expect(page.getByRole('heading', { level: 1, name: groupNews })).toBeVisible();
      expect((await marked).status()).toBe(204);
      await page.getByRole('link', { name: 'All updates' }).click();
      await expect(item).toBeVisible();
      await expect(item).not.toContainText('Unread:');
    });

    test('adds and removes a bookmark in the list of all updates', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(person, '/contents/');
      await expect(page).toHaveURL(/\/all-updates$/);
      await expect(page.getByRole('heading', { level: 1, name: 'All updates' })).toBeVisible();
      const bookmark = page.getByRole('button', {
        name: 'Bookmark: The Golden Rule, with examples',
      });
      const item = items(page).filter({ hasText: 'The Golden Rule, with examples' });
      await expect(item).toContainText('Unread:');
      await expectNoSidewaysScrolling(page);
      await expectAccessible();
      await bookmark.click();
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
      await expect(item).toContainText('Unread:');
      await page.reload();
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
      const takenBack = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await bookmark.click();
      await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
      expect((await takenBack).status()).toBe(204);
      await page.reload();
      await expect(item).toContainText('Unread:');
      await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    });

    test('sees a video in a frame of 16:9, and links that open new tabs', async ({
      page,
      signIn,
    }) => {
      await signIn(person, '/all-updates');
      await page.getByRole('link', { name: 'Five-minute video tour' }).click();
      const frame = page.locator('iframe[title^="Video tour"]');
      await expect(frame).toBeVisible();
      const box = await frame.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      for (const link of await page.getByRole('article').getByRole('link').all()) {
        if (/^https?:/.test((await link.getAttribute('href')) ?? '')) {
          await expect(link).toHaveAttribute('target', '_blank');
        }
      }
      await expectNoSidewaysScrolling(page);
    });
  });
}

test('contents wait until the deals are there', async ({ page, signIn }) => {
  const asked: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/v1\/ventures(\?|$)/, async (route) => {
    await isReleased;
    asked.push('deals');
    await route.continue();
  });
  page.on('request', (request) => {
    if (/\/contents\?|\/bookmarks$/.test(request.url())) asked.push('updates');
  });
  await signIn(PEOPLE.updatesReader);
  await expect(page.getByText('Loading deals')).toBeAttached();
  await expect(menuButton(page)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  release();
  await expect(menuButton(page)).toHaveAccessibleName("What's New (unread updates)");
  expect(asked.filter((call) => call === 'updates')).toHaveLength(1);
  expect(asked[0]).toBe('deals');
});

test('a bookmark without an answer is undone with a message', async ({ page, signIn }) => {
  await page.route('**/api/v1/member/*/bookmarks', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await signIn(PEOPLE.updatesReader, '/all-updates');
  const title = 'Term sheet clinic: notes, caps and discounts';
  const bookmark = page.getByRole('button', { name: `Bookmark: ${title}` });
  await bookmark.click();
  await expect(page.getByRole('alert')).toContainText(
    `We cannot tell whether “${title}” is bookmarked`,
  );
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
});

test('updates that do not load leave the page usable, with Retry', async ({ page, signIn }) => {
  // The header asks for them too, at times of its own: every request fails until something is pressed.
  await page.addInitScript(() => {
    addEventListener('click', () => (document.documentElement.dataset['isPressed'] = ''), true);
  });
  await page.route('**/api/v1/contents?*', async (route) => {
    const isPressed = await page.evaluate(() => 'isPressed' in document.documentElement.dataset);
    await (isPressed ? route.continue() : route.abort());
  });
  await signIn(PEOPLE.updatesReader, '/all-updates');
  await expect(menuButton(page)).toBeVisible();
  await expect(page.getByText('Oh snap! You got an error!')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(items(page).first()).toBeVisible();
});

test('an item that is not there says so', async ({ page, signIn }) => {
  await signIn(PEOPLE.updatesReader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id']) {
    await page.goto(`/contents/${id}`);
    await expect(page.getByRole('alert')).toContainText('This is not available to you.');
  }
});

test('changing the group leads from the updates to the deals', async ({ page, signIn }) => {
  await signIn(PEOPLE.updatesReader, '/all-updates');
  const switcher = page.getByRole('combobox', { name: 'Syndication group' });
  await switcher.selectOption('Rocky Mountain');
  await expect(dealsHeading(page, 'Rocky Mountain')).toBeVisible();
  await switcher.selectOption('Northeast');
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});
