import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { findMail } from '../fixtures/mailbox';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';
import { DESKTOP, PHONE, TABLET } from '../fixtures/windows';

const NOT_FOUND = 'Sorry, the page you visited does not exist.';

/** Deals of Northeast that no other journey looks at; one for each window. */
const ADMINS = [
  { ...DESKTOP, company: 'Millrace Analytics' },
  { ...TABLET, company: 'Lakehouse Therapeutics' },
  { ...PHONE, company: 'Vellum Legal' },
];

const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Predictions' });
const switchOf = (page: Page, company: string) =>
  page.getByRole('switch', { name: `Presenter: ${company}` });

async function expectNoSidewaysScrolling(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

async function openPredictions(page: Page) {
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await link(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Northeast Predictions' }),
  ).toBeVisible();
}

const ranking = (page: Page) => page.getByRole('table', { name: 'Predictions of Northeast' });

for (const { of, use, company } of ADMINS) {
  test.describe(`the admin of a group at ${of}`, () => {
    test.use(use);

    test('sees how members voted, and chooses a presenter', async ({
      page,
      platform,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.reader);
      await openPredictions(page);
      const row = ranking(page).getByRole('row').filter({ hasText: company });
      await expect(row).toContainText(/\d+ of \d+ voted \(\d+%\)/);
      await expectNoSidewaysScrolling(page);
      await expectAccessible();

      const kept = page.waitForResponse((answer) => answer.url().endsWith('/presenter'));
      await switchOf(page, company).check();
      expect((await kept).status()).toBe(200);
      await page.reload();
      await expect(switchOf(page, company)).toBeChecked();

      await row.getByRole('link', { name: company }).click();
      await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
      const missing = page.getByRole('region', { name: 'Not voted yet' });
      await missing.getByRole('button', { name: 'Send reminders' }).click();
      await expect(missing.getByText(/^Reminders sent to |^No reminders were sent/)).toBeVisible();
      const mail = await findMail(platform, PEOPLE.traveller.email, /^Your vote on /);
      expect(mail.text).toMatch(/is asking for your vote on .*\/ventures\/[\w-]{36}/s);
      await expect(switchOf(page, company)).toBeChecked();
      await expectNoSidewaysScrolling(page);
      await expectAccessible();
      await switchOf(page, company).uncheck();
      await page.getByRole('link', { name: 'Back to the predictions' }).click();
      await expect(switchOf(page, company)).not.toBeChecked();
    });
  });
}

test('the order stays on the way back, and the file holds what is shown', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.reader);
  await openPredictions(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Company name: A to Z');
  await page.getByRole('link', { name: 'Alderwick Robotics' }).click();
  const votes = page.getByRole('table', { name: 'Votes on Alderwick Robotics' });
  await expect(votes.getByRole('row', { name: /100%/ }).first()).toBeVisible();
  const full = await votes.getByRole('row', { name: /100%/ }).count();
  await page.getByRole('link', { name: 'Back to the predictions' }).click();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name-asc');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^northeast-predictions-[\d-]+\.csv$/);
  const [header, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(header).toContain('Company,Round,State,Presenter,Average (%),Voters,On earlier terms');
  // Names in quotes have commas of their own.
  const columns = header?.replaceAll(/"[^"]*"/g, '').split(',') ?? [];
  const values = first?.split(',') ?? [];
  const [company, , , , average, voters] = values;
  expect([company, Number(values[columns.indexOf('100%')])]).toEqual(['Alderwick Robotics', full]);
  const row = page.getByRole('row').filter({ hasText: 'Alderwick Robotics' });
  await expect(row).toContainText(`${average}%`);
  await expect(row).toContainText(`${voters} voters`);
});

test('the print says who presents, and shows none of the controls of the screen', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.reader);
  await openPredictions(page);
  const rows = ranking(page).getByRole('row');
  await expect(page.getByRole('switch').first()).toBeVisible();
  const count = (await rows.count()) - 1;
  const chosen = await page.getByRole('switch', { checked: true }).count();
  expect(chosen).toBeGreaterThan(0);
  expect(chosen).toBeLessThan(count);
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Northeast Predictions' })).toBeVisible();
  for (const role of ['switch', 'combobox', 'button', 'link'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const printed = page.getByRole('table').first().getByRole('rowheader');
  await expect(printed).toHaveCount(count);
  const hasSign = (await printed.allTextContents()).map((text) => text.includes('● Presenter'));
  expect(hasSign).toEqual(Array.from({ length: count }, (_, index) => index < chosen));
  await expect(page.getByRole('table').first()).toContainText(/\$[\d,]+ at \$[\d,]+/);
  await expect(
    page.getByText(/Printed for .* For admins of Northeast only\./).first(),
  ).toBeVisible();
});

test('for members there are no predictions, and no way to them', async ({ page, signIn }) => {
  await signIn(PEOPLE.voter);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  await page.goto('/predictions');
  await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  await expect(page).toHaveTitle(/^Not found/);
  const groups = await page.request.get('/api/v1/syndication-groups?ventures=omit');
  const { data } = (await groups.json()) as { data: { id: string; title: string }[] };
  for (const { id } of data) {
    expect((await page.request.get(`/api/v1/predictions?groupId=${id}`)).status()).toBe(404);
  }
});

test('a choice without an answer is undone with a message', async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  await openPredictions(page);
  await page.route('**/presenter', (route) => route.abort());
  await switchOf(page, 'Juniper Row').click();
  const message = 'We cannot tell whether the presenter choice for Juniper Row was saved';
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(switchOf(page, 'Juniper Row')).not.toBeChecked();
});
