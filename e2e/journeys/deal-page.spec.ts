import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';
import { HEALTH_LIVE_PATH } from '@syndication/contract/health/health.rules';
import { parse } from 'csv-parse/sync';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';
import { DESKTOP, PHONE, TABLET } from '../fixtures/windows';

interface Round {
  amount: number;
}

interface Deal {
  id: string;
  companyName: string;
  currentVentureRound: Round;
}

/** Each with a founder on whose venture the reader voted before. */
const READERS = [
  { ...DESKTOP, reader: PEOPLE.traveller, founder: PEOPLE.artist },
  { ...TABLET, reader: PEOPLE.switcher, founder: PEOPLE.grocer },
  { ...PHONE, reader: PEOPLE.nominator, founder: PEOPLE.gridder },
];

const NOTE = 'Ask for the churn of the last two quarters.';
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const company = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const steps = (page: Page) => page.getByRole('navigation', { name: 'Deals' });
const step = (page: Page, name: string) => steps(page).getByRole('link', { name });
const place = (page: Page, number: number, count: number) =>
  steps(page).getByText(`${number} of ${count}`, { exact: true });

/** The names of the deals that the list shows, in its order, once all of its rows are there. */
async function listedNames(page: Page): Promise<string[]> {
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  const names = await page.getByRole('link', { name: /^Open deal / }).allTextContents();
  return names.map((name) => name.replace(/^Open deal /, ''));
}

for (const { of, use, reader, founder } of READERS) {
  test.describe(`the page of a deal at ${of}`, () => {
    test.use(use);

    /** Presses a shortcut where there is a keyboard, and the link elsewhere. */
    const go = (page: Page, key: string, link: string) =>
      use.hasTouch ? step(page, link).tap() : page.keyboard.press(key);

    const press = async (button: Locator, page: Page) => {
      if (use.hasTouch) return button.tap();
      await button.focus();
      await page.keyboard.press('Enter');
    };

    test('leads through the tab that one came from, and back to its place in it', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(reader, '/?tab=to-vote');
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Open deal / }).first()).toBeVisible();
      const names = await listedNames(page);
      const count = names.length;
      expect(count).toBeGreaterThan(3);
      await page.getByRole('link', { name: `Open deal ${names[0]}`, exact: true }).click();
      await expect(company(page)).toHaveText(names[0]!);
      await expect(place(page, 1, count)).toBeVisible();
      await expect(steps(page).getByRole('button', { name: 'Previous deal' })).toBeDisabled();

      await go(page, 'j', `Next ${names[1]}`);
      await expect(company(page)).toHaveText(names[1]!);
      await expect(place(page, 2, count)).toBeVisible();
      await go(page, 'k', `Previous ${names[0]}`);
      await expect(company(page)).toHaveText(names[0]!);
      await go(page, 'n', `Next without a vote ${names[1]}`);
      await expect(company(page)).toHaveText(names[1]!);
      await expectAccessible();

      const choice = page.getByRole('button', { name: '75%', exact: true });
      await press(choice, page);
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      // The pressed key keeps its colour under the mouse.
      if (!use.hasTouch) await choice.hover();
      await expect(choice).toHaveCSS('background-color', 'rgb(14, 70, 68)');
      await expect(page.getByText(/^You voted/)).toContainText('75%');
      // A vote takes the deal out of the tab, but not out of the way through it.
      await expect(place(page, 2, count)).toBeVisible();
      await press(page.getByRole('button', { name: 'Undo' }), page);
      await expect(page.getByText('Not voted yet')).toBeVisible();
      await expect(choice).toHaveAttribute('aria-pressed', 'false');

      await go(page, 'j', `Next ${names[2]}`);
      await expect(company(page)).toHaveText(names[2]!);
      await step(page, 'Back to the deals').click();
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(page).toHaveURL(/[?&]tab=to-vote/);
      const opened = page.getByRole('link', { name: `Open deal ${names[2]}`, exact: true });
      await expect(opened).toBeFocused();
      await expect(opened).toBeInViewport();
      expect(await listedNames(page)).toEqual(names);
    });

    test('says what changed since the visit and the vote, before and after', async ({
      page,
      signIn,
      signInBeside,
      expectAccessible,
    }) => {
      const isVisitNoted = page.waitForResponse(/\/deal-visits$/);
      await signIn(reader);
      await isVisitNoted;

      // A page of that origin is all that calls need.
      const founderPage = await signInBeside(founder, HEALTH_LIVE_PATH);
      const api = new ApiSession(founderPage);
      const [own] = await api.get<Deal[]>('/api/v1/ventures');
      const { id, companyName, currentVentureRound: round } = own!;
      const amount = round.amount + 250_000;
      const answer = await api.put(`/api/v1/ventures/${id}`, {
        ...own,
        currentVentureRound: { ...round, amount },
        newVentureRound: null,
      });
      expect(answer.status(), await answer.text()).toBe(200);

      await page.goto(`/ventures/${id}`);
      await expect(company(page)).toHaveText(companyName);
      const changes = page
        .getByRole('region', { name: 'What changed' })
        .getByRole('list', { name: /^Since your last visit on .*, and since your vote$/ });
      await expect(changes.getByRole('deletion')).toHaveText([dollars(round.amount)]);
      await expect(changes.getByRole('insertion')).toHaveText([dollars(amount)]);
      await expectAccessible();
    });

    test('keeps a note by itself, and takes it to print, row and file', async ({
      page,
      signIn,
    }) => {
      await signIn(reader);
      await page
        .getByRole('link', { name: /^Open deal / })
        .first()
        .click();
      const note = page.getByRole('textbox', { name: 'Your note' });
      await note.fill(NOTE);
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      await page.reload();
      await expect(note).toHaveValue(NOTE);
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: 'Your note' })).toBeVisible();
      await expect(page.getByRole('paragraph').filter({ hasText: NOTE })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      await step(page, 'Back to the deals').click();
      await expect(page.locator('[id^="deal-"]').first()).toContainText(`Your note: ${NOTE}`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const file = await readFile(await (await download).path());
      const records = parse<Record<string, string>>(file, { bom: true, columns: true });
      expect(records.map((record) => record['My note']).filter(Boolean)).toEqual([NOTE]);

      await page.goBack();
      await note.fill('');
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      await page.reload();
      await expect(company(page)).toBeVisible();
      await expect(note).toHaveValue('');
    });

    test('does not overwrite the note of another window', async ({ page, signIn }) => {
      await signIn(reader);
      await page
        .getByRole('link', { name: /^Open deal / })
        .nth(1)
        .click();
      const noteIn = (window: Page) => window.getByRole('textbox', { name: 'Your note' });
      const isSaved = (window: Page) =>
        expect(window.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      await expect(noteIn(page)).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await noteIn(other).fill('From the other window.');
      await isSaved(other);
      await noteIn(page).fill('Typed here.');
      await expect(page.getByRole('alert')).toContainText('Your note was not saved');
      await expect(noteIn(page)).toHaveValue('Typed here.');
      await page.reload();
      await expect(noteIn(page)).toHaveValue('From the other window.');
      await noteIn(page).fill('');
      await isSaved(page);
    });

    test('leads home where there is no such deal', async ({ page, signIn, expectAccessible }) => {
      await signIn(reader, '/ventures/00000000-0000-4000-8000-000000000000');
      await expect(company(page)).toHaveText('This deal is not available to you.');
      await expectAccessible();
      await page.getByRole('main').getByRole('link', { name: 'Northeast Deals' }).click();
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    });
  });
}

test('a window of little height, as of a magnified page, shows the deal and not its vote keys', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.traveller);
  await page
    .getByRole('link', { name: /^Open deal / })
    .first()
    .click();
  const keys = page.getByRole('group', { name: /^Your vote on / });
  await expect(keys).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(keys).not.toBeInViewport();
  await keys.scrollIntoViewIfNeeded();
  await expect(keys).toBeInViewport();
});

/** What lies under something else, or outside the window, once it has the focus. */
const findCovered = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'header a, header button, main a, main button, footer :is(a, button)',
    ),
  ]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !control.contains(hit) && !hit?.contains(control);
    })
    .map((control) => control.textContent);

for (const [width, height] of [
  [320, 256],
  [320, 400],
  [320, 568],
] as const) {
  test(`the vote keys lie over nothing that has the focus in ${width} × ${height} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(PEOPLE.traveller, '/vote');
    const keys = page.getByRole('group', { name: /^Your vote on / });
    await expect(keys).toBeVisible();
    expect(await page.evaluate(findCovered)).toEqual([]);
    await page.goto('/');
    await page
      .getByRole('link', { name: /^Open deal / })
      .first()
      .click();
    await expect(keys).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(findCovered)).toEqual([]);
  });
}
