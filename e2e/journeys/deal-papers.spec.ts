import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { EMAIL_MAX_LENGTH } from '@syndication/contract/accounts/accounts.rules';
import { LINKS } from '@syndication/contract/ventures/fact-lists.rules';
import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import { parse } from 'csv-parse/sync';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const WINDOWS = [
  { of: 'a desktop', viewport: { width: 1280, height: 800 } },
  { of: 'a phone', viewport: { width: 390, height: 844 } },
];

/** The deals that the list shows: rows of its table, or cards. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ has: page.getByRole('heading', { level: 2 }) });

/** Chromium writes one such object for each page. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Words of ten letters, as long as they may be. */
const longest = (length: number) => 'wordswords '.repeat(length).slice(0, length).trimEnd();

for (const { of, viewport } of WINDOWS) {
  test.describe(`what an investor takes along at ${of}`, () => {
    test.use({ viewport });

    test('exports the list as it is filtered and sorted', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await page.getByLabel('Search deals').fill('ri');
      await page
        .getByRole('combobox', { name: 'Sort by' })
        .selectOption({ label: 'Company name: Z to A' });
      await expect(page.getByRole('status').filter({ hasText: /^\d+ of 34 deals$/ })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^northeast-deals-\d{4}-\d{2}-\d{2}\.csv$/);

      const records = parse<Record<string, string>>(await readFile(await file.path()), {
        bom: true,
        columns: true,
      });
      const shown = await rows(page).getByRole('heading').allTextContents();
      expect(shown.length).toBeGreaterThan(1);
      expect(records.map(({ Company }) => Company)).toEqual(shown);
      const [first] = records;
      await expect(rows(page).first()).toContainText(first?.['CEO'] ?? 'no CEO');
      await expect(rows(page).first()).toContainText(
        `$${Number(first?.['Amount (USD)']).toLocaleString('en-US')}`,
      );
    });
  });
}

test.describe('what an investor prints', () => {
  test('prints a deal with the longest texts on one page, of either paper', async ({
    page,
    signIn,
  }) => {
    await page.route(/\/api\/v1\/ventures\/[0-9a-f-]{36}$/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      const link = `https://files.example/${'long'.repeat(500)}`;
      const round = { ...(data['currentVentureRound'] as object), other: null };
      const email = 'longemail'.repeat(29).slice(-EMAIL_MAX_LENGTH);
      Object.assign(data, {
        companyName: longest(VENTURE_FACTS.companyName.length.max),
        description: longest(VENTURE_FACTS.description.length.max),
        ceoName: longest(VENTURE_FACTS.ceoName.length.max),
        dealLeadName: longest(VENTURE_FACTS.dealLeadName.length.max),
        dealLeadGroup: longest(VENTURE_FACTS.dealLeadGroup.length.max),
        emailAddress: email,
        dealLeadEmail: email,
        currentVentureRound: {
          ...round,
          securityType: 'Other',
          other: longest(ROUND_FACTS.other.length.max),
        },
        ventureRounds: Array.from({ length: 8 }, () => round),
        ...Object.fromEntries(LINKS.map((name) => [name, link])),
      });
      await route.fulfill({ response, json: { data } });
    });
    await signIn(PEOPLE.reader);
    await page.getByRole('link', { name: 'Open deal Everside Genomics' }).click();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();

    for (const format of ['Letter', 'A4']) {
      const pdf = await page.pdf({ format, printBackground: true });
      expect(countPages(pdf), format).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(/^Highly confidential\. Printed for .+ on .+ \d{4}\./),
    ).toBeVisible();
    await expect(page.getByText(PEOPLE.reader.email)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    // Nothing runs off the paper, which cannot be scrolled.
    await page.setViewportSize({ width: 718, height: 1046 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
    // Firefox takes a sheet with its margins for the window: a page as high as that would need a second sheet.
    await page.setViewportSize({ width: 1280, height: 2000 });
    expect(await page.evaluate(() => document.body.clientHeight)).toBeLessThan(2000);
  });

  test('prints a long address whole where the page has room for it', async ({ page, signIn }) => {
    const link = `https://files.example/${'long'.repeat(60)}`;
    await page.route(/\/api\/v1\/ventures\/[0-9a-f-]{36}$/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { data: { ...data, slideDeckLink: link } } });
    });
    await signIn(PEOPLE.reader);
    await page.getByRole('link', { name: 'Open deal Everside Genomics' }).click();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    await showOnPaper(page);
    const address = page.getByText(link, { exact: true });
    await expect(address).toBeVisible();
    const hidden = await address.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  });
});

/** The page as the browser lays it out for a sheet of A4, less the margins. */
async function showOnPaper(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1046 });
}

const confidentiality = (page: Page) =>
  page.getByText(/^Highly confidential\. Printed for .+ \(.+@.+\) on .+ \d{4}\.$/);

test('the list of deals on paper is the table of the screen, whole, for one reader', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.reader);
  await expect(rows(page)).toHaveCount(34);
  await expect(confidentiality(page)).toBeHidden();
  await showOnPaper(page);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(35);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(confidentiality(page)).toBeVisible();
  const cut = await page
    .getByRole('table')
    .locator('.deal-contacts *')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('a comparison has room on one sheet', async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  for (const name of ['Alderwick Robotics', 'Brightloom Health', 'Calyx & Stem'])
    await page.getByRole('button', { name: `Compare ${name}` }).click();
  await page.getByRole('link', { name: /^Compare/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  for (const format of ['Letter', 'A4']) {
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    expect(countPages(await page.pdf({ format, margin })), format).toBe(1);
  }
  await showOnPaper(page);
  const { cut } = await page.getByRole('table').evaluate((table) => {
    const frame = table.parentElement ?? table;
    return { cut: frame.scrollWidth - frame.clientWidth };
  });
  expect(cut).toBe(0);
  await expect(confidentiality(page)).toBeVisible();
});

test('the voting desk prints a deal on one sheet, as its page does', async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  await page.goto('/vote');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  for (const format of ['Letter', 'A4']) {
    expect(countPages(await page.pdf({ format, printBackground: true })), format).toBe(1);
  }
});
