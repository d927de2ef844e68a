import type { Page } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';
import { DESKTOP, PHONE, WINDOWS } from '../fixtures/windows';

interface Deal {
  id: string;
  companyName: string;
  daysSinceUpdate: number;
  ventureRounds: unknown[];
}

/** The deals that the list shows: rows of its table, or cards. */
const deals = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true });
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove filter: ${name}` });
const switcher = (page: Page) => page.getByRole('combobox', { name: 'Syndication group' });
const counts = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

for (const { of, use } of WINDOWS) {
  test.describe(`the filters at ${of}`, () => {
    test.use(use);

    test('are in the URL: a reload keeps them, back and their chips remove them', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.reader);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('checkbox', { name: /^Maine/ }).click();
      await expect(page.getByRole('checkbox', { name: /^Maine/ })).toBeChecked();
      await page.getByRole('checkbox', { name: /^Updated in 14 days/ }).click();
      const show = page.getByRole('button', { name: /^Show \d+ of 34 deals$/ });
      if (use.hasTouch) await show.click();
      await expect(chip(page, 'Place: Maine')).toBeVisible();
      await expect(chip(page, 'Updated in 14 days')).toBeVisible();
      await expect(page).toHaveURL(/[?&]state=Maine/);
      const shown = await deals(page).allTextContents();
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThan(34);
      await expectAccessible();

      await page.reload();
      await expect(chip(page, 'Updated in 14 days')).toBeVisible();
      await expect(deals(page)).toHaveText(shown);

      await page.goBack();
      await expect(chip(page, 'Updated in 14 days')).toHaveCount(0);
      await expect(chip(page, 'Place: Maine')).toBeVisible();
      await page.goBack();
      await expect(chip(page, 'Place: Maine')).toHaveCount(0);
      await expect(counts(page, /^34 deals$/)).toBeVisible();
      await page.goForward();
      await chip(page, 'Place: Maine').click();
      await expect(page).not.toHaveURL(/state=/);
      await expect(deals(page)).toHaveCount(34);
    });
  });
}

test('two tabs keep a group each, whatever the other one does', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(PEOPLE.switcher);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(deals(page).filter({ hasText: 'Alderwick Robotics' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(dealsHeading(other, 'Northeast')).toBeVisible();
  await switcher(other).selectOption('Great Lakes');
  await expect(dealsHeading(other, 'Great Lakes')).toBeVisible();
  await expect(deals(other).filter({ hasText: 'Grainwright' })).toBeVisible();

  await page.reload();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(deals(page).filter({ hasText: 'Alderwick Robotics' })).toBeVisible();
  await expect(deals(page).filter({ hasText: 'Grainwright' })).toHaveCount(0);
  await other.reload();
  await expect(deals(other).filter({ hasText: 'Grainwright' })).toBeVisible();
  await switcher(other).selectOption('Northeast');
  await expect(dealsHeading(other, 'Northeast')).toBeVisible();
});

test('a slow switch that a newer one overtakes never shows its deals', async ({ page, signIn }) => {
  await signIn(PEOPLE.switcher);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let switches = 0;
  await page.route('**/api/v1/members/*/syndication-groups', async (route) => {
    const answer = await route.fetch();
    // The server has taken it: the newer one is asked for behind it, and is the one that the member comes back to.
    switches += 1;
    if (switches === 1) await isReleased;
    // The page has given the overtaken call up by then.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  const overtaken = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/syndication-groups'),
  );
  await switcher(page).selectOption('Great Lakes');
  await expect.poll(() => switches).toBe(1);
  await switcher(page).selectOption('Northeast');
  await overtaken;
  await expect.poll(() => switches).toBe(2);
  release();
  await expect(switcher(page)).toHaveAttribute('aria-busy', 'false');
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(deals(page).filter({ hasText: 'Alderwick Robotics' })).toBeVisible();
  await expect(deals(page).filter({ hasText: 'Grainwright' })).toHaveCount(0);
});

test('a member with a group but no syndication group sees the deals of Northeast', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(PEOPLE.fallback);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(deals(page)).toHaveCount(34);
  await expect(switcher(page)).toHaveCount(0);
  await expectAccessible();
});

for (const { of, use } of [DESKTOP, PHONE]) {
  test.describe(`before the rules are accepted, at ${of}`, () => {
    test.use(use);

    test('a member who has not accepted the rules sees no deal, and is given none', async ({
      page,
      signIn,
    }) => {
      await signIn(PEOPLE.undecided);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Agree' })).toBeVisible();
      const reason = page.getByText('Agree to the rules to see deals');
      await expect(reason).toBeVisible();
      await expect(page.getByRole('link', { name: /^Open deal / })).toHaveCount(0);
      for (const path of ['/api/v1/ventures', '/api/v1/ventures?limit=50']) {
        const answer = await page.request.get(path);
        expect(answer.status()).toBe(403);
        expect(await answer.json()).toMatchObject({ error: { code: 'POLICY_NOT_ACCEPTED' } });
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE.use);

  test('cards are shaded when they were not updated for over 14 days', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(PEOPLE.reader);
    await expect(deals(page)).toHaveCount(34);
    const listed = await new ApiSession(page).get<Deal[]>('/api/v1/ventures');
    const colorOf = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: true }) })
        .evaluate((card) => getComputedStyle(card).backgroundColor);
    const old = listed.filter(({ daysSinceUpdate }) => daysSinceUpdate > 14);
    const fresh = listed.filter(({ daysSinceUpdate }) => daysSinceUpdate <= 14);
    const shaded = new Set(await Promise.all(old.map((deal) => colorOf(deal.companyName))));
    const plain = new Set(await Promise.all(fresh.map((deal) => colorOf(deal.companyName))));
    expect([shaded.size, plain.size]).toEqual([1, 1]);
    expect(shaded).not.toEqual(plain);
    await expectAccessible();
  });
});

for (const { of, use } of WINDOWS) {
  test.describe(`a row at ${of}`, () => {
    test.use(use);

    test('leads to the deal first, and says what leaves the product', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await expect(deals(page)).toHaveCount(34);
      const website = page.getByRole('link', {
        name: 'Everside Genomics, website, opens in a new tab',
      });
      await expect(website).toHaveAttribute('href', /^https?:/);
      await expect(website).toHaveAttribute('target', '_blank');
      const open = page.getByRole('link', { name: 'Open deal Everside Genomics' });
      await open.scrollIntoViewIfNeeded();
      const height = use.hasTouch ? 44 : 32;
      expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(height);
      await open.click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Everside Genomics' }),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/ventures\//);
    });
  });
}

test('a conflict of interest is a vote, too', async ({ page, signIn }) => {
  await signIn(PEOPLE.voter);
  await page.getByRole('button', { name: 'Vote on Everside Genomics' }).click();
  const dialog = page.getByRole('dialog', { name: /Everside Genomics/ });
  await dialog.getByRole('radio', { name: 'Conflict of interest' }).check();
  await dialog.getByRole('button', { name: 'Vote', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Everside Genomics' });
  await expect(row).toContainText('Your vote: Conflict of interest');
  await row.getByRole('link', { name: 'Open deal Everside Genomics' }).click();
  await expect(page.getByRole('button', { name: 'Conflict of interest' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

for (const { of, use } of [DESKTOP, PHONE]) {
  test.describe(`the history at ${of}`, () => {
    test.use(use);

    test('shows all rounds of a deal, and gives the focus back', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.reader);
      await expect(deals(page)).toHaveCount(34);
      const listed = await new ApiSession(page).get<Deal[]>('/api/v1/ventures');
      const { companyName, ventureRounds } = listed.reduce((most, deal) =>
        deal.ventureRounds.length > most.ventureRounds.length ? deal : most,
      );
      expect(ventureRounds.length).toBeGreaterThan(0);
      const more = page.getByRole('button', { name: `Documents, contacts of ${companyName}` });
      if (use.hasTouch) await more.click();
      const opener = page.getByRole('button', { name: `Rounds History of ${companyName}` });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Rounds History' });
      const rounds = dialog.getByRole('list', { name: 'Rounds, oldest first' });
      await expect(rounds.getByRole('listitem')).toHaveCount(ventureRounds.length + 1);
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test('the deals are asked for before the code that shows them is there, and only once', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await page.reload();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(deals(page).first()).toBeVisible();
  const initiators = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/ventures\?.*limit=/.test(name))
      .map(({ initiatorType }) => initiatorType),
  );
  expect(initiators).toEqual(['fetch']);
});
