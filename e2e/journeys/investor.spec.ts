import type { Locator, Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';
import { DESKTOP, PHONE, WINDOWS } from '../fixtures/windows';

/** A choice of its own for each window: the accounts are the same. */
const VOTERS = [
  { ...DESKTOP, company: 'Everside Genomics', choice: '25%' },
  { ...PHONE, company: 'Kestrel Avionics', choice: '50%' },
] as const;

/** A zone whose day differs from that of UTC now. */
const ANOTHER_DAY = new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-14';

/** The deals that the list shows: rows of its table, or cards. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const row = (page: Page, company: string) => rows(page).filter({ hasText: company });

const sort = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });

async function expectFirst(page: Page, ...companies: string[]) {
  for (const [index, company] of companies.entries()) {
    await expect(rows(page).nth(index)).toContainText(company);
  }
}

/** Where the newest come first, others may have been updated meanwhile. */
async function expectLast(page: Page, ...companies: string[]) {
  for (const [index, company] of companies.entries()) {
    await expect(rows(page).nth(index - companies.length)).toContainText(company);
  }
}

async function openVote(deal: Locator) {
  await deal.getByRole('button', { name: /^(Vote on|Change your vote)/ }).click();
}

/** Documents and contacts, which cards keep behind a button. */
async function openReference(deal: Locator) {
  const button = deal.getByRole('button', { name: /^Documents, contacts/ });
  if (await button.isVisible()) await button.click();
}

for (const { of, use } of WINDOWS) {
  test.describe(`an investor at ${of}`, () => {
    test.use(use);

    test('signs in and sees the deals of the current group', async ({
      page,
      signInOnScreen,
      expectAccessible,
    }) => {
      await signInOnScreen(PEOPLE.investor);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(page.getByText('34 deals').first()).toBeVisible();
      await expect(
        page.getByText('Deals that have not been updated in over 60 days are removed'),
      ).toBeVisible();
      await expect(
        page.getByText('Free Trial (ends after 31st December, 2025)').filter({ visible: true }),
      ).toBeVisible();
      await expectAccessible();

      const deal = row(page, 'Brightloom Health');
      await expect(deal.getByRole('link', { name: 'Brightloom Health, website' })).toHaveAttribute(
        'href',
        'https://www.brightloomhealth.test/',
      );
      for (const fact of ['$1,500,000 at $9,000,000', 'Priced round', '75%', 'New York']) {
        await expect(deal).toContainText(fact);
      }
      await openReference(deal);
      await expect(deal.getByRole('link', { name: /^Elena Brightwater/ })).toHaveAttribute(
        'href',
        /^mailto:entrepreneur@demo\.test\?cc=priya\.ramanath@harborlight\.test$/,
      );
      for (const name of [/^Slides/, /^Ex\.Summary/]) {
        await expect(deal.getByRole('link', { name })).toBeVisible();
      }
      await expect(row(page, 'Gullwing Freight')).toContainText('Round Closed');
      await expect(
        row(page, 'Gullwing Freight').getByRole('button', { name: /^Vote/ }),
      ).toHaveCount(0);
      await expect(row(page, 'Zephyr Cold Chain')).toHaveCount(0);
    });
  });
}

for (const { of, use, company, choice } of VOTERS) {
  test.describe(`a voter at ${of}`, () => {
    test.use(use);

    test('filters by company name', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      const filter = page.getByLabel('Search deals');
      await filter.fill('brightLOOM');
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, 'Brightloom Health')).toBeVisible();
      await filter.fill('no such company');
      await expect(page.getByText('No Deals Found')).toBeVisible();
      await filter.fill('');
      await expect(rows(page)).toHaveCount(34);
    });

    test('sorts four ways', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await expectLast(page, 'Wickford Marine', 'Yarrow Pediatrics');
      await sort(page, 'Company name: Z to A');
      await expectFirst(page, 'Yarrow Pediatrics', 'Wickford Marine');
      await sort(page, 'Company name: A to Z');
      await expectFirst(page, 'Alderwick Robotics', 'Birchline Mobility');
      await sort(page, 'Updated date: oldest to newest');
      await expectFirst(page, 'Yarrow Pediatrics', 'Wickford Marine');
      await sort(page, 'Updated date: newest to oldest');
      await expectLast(page, 'Wickford Marine', 'Yarrow Pediatrics');
    });

    test('votes, and finds the choice after a reload', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.investor);
      const deal = row(page, company);
      await openVote(deal);
      const dialog = page.getByRole('dialog', { name: company });
      const vote = dialog.getByRole('button', { name: 'Vote', exact: true });
      await expect(vote).toBeDisabled();
      await dialog.getByRole('radio', { name: '75%' }).check();
      await expectAccessible();
      await vote.click();
      await expect(dialog).toBeHidden();
      await expect(deal).toContainText('Your vote: 75%');
      await page.reload();
      await expect(deal).toContainText('Your vote: 75%');

      await openVote(deal);
      await dialog.getByRole('radio', { name: 'Conflict of interest' }).check();
      await vote.click();
      await expect(deal).toContainText('Your vote: Conflict of interest');
    });

    test('switches the group in the navbar, and finds it after a reload', async ({
      page,
      signIn,
    }) => {
      await signIn(PEOPLE.switcher);
      const switcher = page.getByRole('combobox', { name: 'Syndication group' });
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await switcher.selectOption('Great Lakes');
      await expect(dealsHeading(page, 'Great Lakes')).toBeVisible();
      await expect(row(page, 'Grainwright')).toBeVisible();
      await expect(row(page, 'Alderwick Robotics')).toHaveCount(0);
      await page.reload();
      await expect(dealsHeading(page, 'Great Lakes')).toBeVisible();
      await switcher.selectOption('Northeast');
      await expect(row(page, 'Alderwick Robotics')).toBeVisible();
    });

    test('opens a deal and votes there with one click', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.voter);
      await row(page, 'Inkwell Ledger')
        .getByRole('link', { name: 'Open deal Inkwell Ledger' })
        .click();
      await expect(page).toHaveURL(/\/ventures\/[0-9a-f-]{36}$/);
      for (const section of [
        'Key Documents',
        'Deal Information',
        'Round Information',
        'CEO Contact Information',
        'Nominating Investor Information',
      ]) {
        await expect(page.getByRole('heading', { name: section })).toBeVisible();
      }
      await expectAccessible();
      const button = page.getByRole('button', { name: choice, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: ANOTHER_DAY });

  test('the day of a vote is that of the reader', async ({ page, signIn }) => {
    await signIn(PEOPLE.voter);
    const toVote = page.getByRole('button', { name: /^Vote on / });
    const company = rows(page).filter({ has: toVote }).first().getByRole('link').first();
    const deal = row(page, (await company.textContent()) ?? '');
    await deal.getByRole('button', { name: /^Vote on / }).focus();
    await page.keyboard.press('3');
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString('en-US', { dateStyle: 'medium' }),
    );
    await expect(deal).toContainText(`Your vote: 50% on ${today}`);
    const address = await deal.getByRole('link', { name: /^Open deal/ }).getAttribute('href');
    await signIn(PEOPLE.reader, `/predictions/${address?.split('/').at(-1)}`);
    const turnout = page.getByRole('region', { name: 'Turnout over time' });
    await turnout.getByText('As a table').click();
    const [dayOfMonth = ''] = today.split(',');
    await expect(turnout.getByRole('row').last()).toContainText(dayOfMonth);
  });
});

test.describe('an investor', () => {
  test('accepts the rules once before seeing any deal', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(PEOPLE.newInvestor);
    const agree = page.getByRole('dialog').getByRole('button', { name: 'Agree' });
    await expect(agree).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(agree).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.reload();
    await expect(agree).toBeVisible();
    await expectAccessible();
    await page.route('**/api/v1/members', (route) => route.abort());
    await agree.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(/cannot tell whether this was done/);
    await expectAccessible();
    await page.unrouteAll();
    await dialog.getByRole('link', { name: 'Read the full agreement' }).click();
    await page.getByRole('link', { name: 'Go back and agree' }).click();
    await agree.click();
    await expect(rows(page).first()).toBeVisible();
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is told of a vote that new rules have refused, and gives it again', async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.voter);
    const deal = row(page, 'Wickford Marine');
    const vote = deal.getByRole('button', { name: /^(Vote on|Change your vote)/ });
    await vote.focus();
    const message = 'Accept the rules, then try again.';
    await page.route(
      '**/api/v1/votes',
      (route) =>
        route.fulfill({ status: 403, json: { error: { code: 'POLICY_NOT_ACCEPTED', message } } }),
      { times: 1 },
    );
    await page.keyboard.press('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    const report = page.getByRole('alert').filter({ hasText: 'Wickford Marine' });
    await expect(report).toContainText(message);
    await vote.focus();
    await page.keyboard.press('2');
    await expect(deal).toContainText('Your vote: 75%');
    await expect(report).toHaveCount(0);
  });

  test('signs out, and the session is gone', async ({ page, signIn }) => {
    await signIn(PEOPLE.reader);
    await page.getByRole('button', { name: /^Hello, Graham/ }).click();
    await expect(page.getByText(PEOPLE.reader.email)).toBeVisible();
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Investor Sign In' })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('the order of the deals can be read on a tablet', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(PEOPLE.reader);
  const order = page.getByRole('combobox', { name: 'Sort by' });
  const missing = await order.evaluate((box) => {
    const { width } = box.getBoundingClientRect();
    box.style.flex = 'none';
    return box.getBoundingClientRect().width - width;
  });
  expect(missing).toBeLessThan(1);
});
