import type { BrowserContextOptions, Page } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE, type Person } from '../fixtures/people';
import { openForm, update } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { expect, test } from '../fixtures/test';

const company = (page: Page) => page.getByRole('heading', { level: 1 });
const keys = (page: Page) => page.getByRole('group', { name: /^Your vote on/ });
const left = (page: Page) => page.getByText(/^\d+ of \d+ voted, \d+ left$/);

async function leftCount(page: Page): Promise<number> {
  const [, count] = /(\d+) left$/.exec((await left(page).textContent()) ?? '') ?? [];
  return Number(count);
}

/** Votes by what is given, and waits for the next deal. */
async function voteAndGoOn(page: Page, vote: () => Promise<void>) {
  const before = (await company(page).textContent()) ?? '';
  await vote();
  await expect(company(page)).not.toHaveText(before);
}

interface Visitor {
  name: string;
  person: Person;
  options: BrowserContextOptions;
  vote: (page: Page) => Promise<void>;
}

/** A press as long as a finger's: what is pressed quicker behind a vote is the second half of a double tap. */
const PRESS_MS = 350;

const tap = (page: Page) =>
  keys(page).getByRole('button', { name: '75%' }).click({ delay: PRESS_MS });
const VISITORS: readonly Visitor[] = [
  {
    name: 'a phone',
    person: PEOPLE.voter,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    vote: tap,
  },
  {
    name: 'a touch tablet',
    person: PEOPLE.switcher,
    options: { viewport: { width: 1024, height: 768 }, hasTouch: true },
    vote: tap,
  },
  {
    name: 'a desk',
    person: PEOPLE.keyboarder,
    options: { viewport: { width: 1280, height: 800 } },
    vote: (page) => page.keyboard.press('2'),
  },
];

test('ten votes take ten presses, on a phone, a touch tablet and at a desk', async ({
  browser,
  startPlatform,
}) => {
  test.setTimeout(240_000);
  const { origin } = await startPlatform();
  for (const { name, person, options, vote } of VISITORS) {
    await test.step(name, async () => {
      const context = await browser.newContext({ ...options, baseURL: origin });
      await signInByCalls(context, origin, person);
      const page = await context.newPage();
      await page.goto('/');
      await page.getByRole('link', { name: /^Vote on \d+ deals$/ }).click();
      await expect(keys(page)).toBeVisible();
      const before = await leftCount(page);
      for (let press = 0; press < 10; press += 1) await voteAndGoOn(page, () => vote(page));
      await expect.poll(() => leftCount(page)).toBe(before - 10);
      await expect(page.getByText('not sent yet')).toHaveCount(0);
      await page.reload();
      await expect(keys(page)).toBeVisible();
      expect(await leftCount(page)).toBe(before - 10);
      await context.close();
    });
  }
});

test('a vote is undone, kept without a connection, and left alone when another tab has voted since', async ({
  browser,
  startPlatform,
}) => {
  test.setTimeout(240_000);
  const { origin } = await startPlatform();
  const context = await browser.newContext({ baseURL: origin });
  await signInByCalls(context, origin, PEOPLE.voter);
  const page = await context.newPage();
  await page.goto('/vote');
  await expect(keys(page)).toBeVisible();
  const before = await leftCount(page);
  const first = (await company(page).textContent()) ?? '';

  await test.step('undo', async () => {
    await voteAndGoOn(page, () => page.keyboard.press('1'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(company(page)).toHaveText(first);
    await expect(page.getByText(`${first}: vote taken back`)).toBeVisible();
    // The page may be left at once: the undo is one call, which is under way.
    await page.reload();
    await expect(keys(page)).toBeVisible();
    expect(await leftCount(page)).toBe(before);
  });

  await test.step('no connection', async () => {
    await context.setOffline(true);
    await voteAndGoOn(page, () => page.keyboard.press('2'));
    await voteAndGoOn(page, () => page.keyboard.press('3'));
    await expect(page.getByText('2 votes are not sent yet')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('not sent yet')).toHaveCount(0, { timeout: 30_000 });
    await page.reload();
    await expect(keys(page)).toBeVisible();
    expect(await leftCount(page)).toBe(before - 2);
  });

  await test.step('another tab', async () => {
    const name = (await company(page).textContent()) ?? '';
    const address = page.url();
    const isKept = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /\/votes$/.test(response.url()),
    );
    await voteAndGoOn(page, () => page.keyboard.press('4'));
    await isKept;
    const tab = await context.newPage();
    await tab.goto(address);
    await expect(keys(tab)).toBeVisible();
    await expect(company(tab)).toHaveText(name);
    await voteAndGoOn(tab, () => tab.keyboard.press('5'));
    await expect(tab.getByText(`${name}: 0%`)).toBeVisible();
    // The first tab's Undo may be over by now: it votes once more, and the other tab has the last word again.
    await page.bringToFront();
    await page.getByText(/: 25%$/).hover();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'You have voted 0% elsewhere since, and that vote stays.',
    );
    await tab.close();
  });

  await test.step('the round closed before the undo', async () => {
    const calls = new ApiSession(page);
    const deals = await calls.get<{ id: string; companyName: string }[]>('/api/v1/ventures');
    const { id } = deals.find(({ companyName }) => companyName === 'Fathomable')!;
    await page.goto(`/vote?deal=${id}`);
    await expect(company(page)).toHaveText('Fathomable');
    await voteAndGoOn(page, () => page.keyboard.press('1'));
    // Undo stays while it is pointed at.
    await page.getByText('Fathomable: 100%').hover();
    const founders = await browser.newContext({ baseURL: origin });
    await signInByCalls(founders, origin, PEOPLE.raiser);
    const founder = await founders.newPage();
    await founder.goto('/');
    await openForm(founder);
    await founder.getByRole('checkbox', { name: 'Round is closed' }).check();
    await update(founder);
    await founders.close();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert')).toContainText('Your vote on Fathomable was not undone');
    await expect(page.getByRole('alert')).toContainText('This round is closed.');
    expect(await calls.get(`/api/v1/ventures/${id}`)).toMatchObject({
      ownVote: { choice: '100%' },
    });
  });
  await context.close();
});
