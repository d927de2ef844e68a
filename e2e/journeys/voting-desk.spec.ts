import type { Browser, Page } from '@playwright/test';
import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE, type Person } from '../fixtures/people';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { expect, test } from '../fixtures/test';
import { DESKTOP, PHONE, TABLET, type Window } from '../fixtures/windows';

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
  window: Window;
  person: Person;
  vote: (page: Page, choice: VoteChoice) => Promise<void>;
  undo: (page: Page) => Promise<void>;
  goTo: (page: Page, which: 'Next' | 'Previous') => Promise<void>;
  /** Has a venture that the visitor has not voted on. */
  founder: Person;
}

/** A press as long as a finger's: a quicker one after a vote counts as the second half of a double tap. */
const PRESS_MS = 350;

const byFinger = {
  vote: (page: Page, choice: VoteChoice) =>
    keys(page).getByRole('button', { name: choice, exact: true }).click({ delay: PRESS_MS }),
  undo: (page: Page) => page.getByRole('button', { name: 'Undo' }).click(),
  goTo: (page: Page, which: 'Next' | 'Previous') =>
    page.getByRole('button', { name: `${which} deal` }).click(),
};
const byKey = {
  vote: (page: Page, choice: VoteChoice) =>
    page.keyboard.press(`${VOTE_CHOICES.indexOf(choice) + 1}`),
  undo: (page: Page) => page.keyboard.press('u'),
  goTo: (page: Page, which: 'Next' | 'Previous') =>
    page.keyboard.press(which === 'Next' ? 'j' : 'k'),
};
const VISITORS: readonly Visitor[] = [
  { window: PHONE, person: PEOPLE.voter, ...byFinger, founder: PEOPLE.raiser },
  { window: TABLET, person: PEOPLE.switcher, ...byFinger, founder: PEOPLE.amountTyper },
  { window: DESKTOP, person: PEOPLE.keyboarder, ...byKey, founder: PEOPLE.artist },
];

test('ten votes take ten presses, on a phone, a touch tablet and at a desk', async ({
  browser,
  startPlatform,
}) => {
  test.setTimeout(240_000);
  const { origin } = await startPlatform();
  for (const { window, person, vote } of VISITORS) {
    await test.step(window.of, async () => {
      const context = await browser.newContext({ ...window.use, baseURL: origin });
      await signInByCalls(context, origin, person);
      const page = await context.newPage();
      await page.goto('/');
      await page.getByRole('link', { name: /^Vote on \d+ deals$/ }).click();
      await expect(keys(page)).toBeVisible();
      const before = await leftCount(page);
      let saved = 0;
      page.on('response', (answer) => {
        if (answer.url().endsWith('/api/v1/votes') && answer.ok()) saved += 1;
      });
      for (let press = 0; press < 10; press += 1) await voteAndGoOn(page, () => vote(page, '75%'));
      await expect.poll(() => leftCount(page)).toBe(before - 10);
      // A vote that is still on its way may come after the reloaded page has asked for the deals.
      await expect.poll(() => saved).toBe(10);
      await page.reload();
      await expect(keys(page)).toBeVisible();
      expect(await leftCount(page)).toBe(before - 10);
      await context.close();
    });
  }
});

test('ten votes take thirty keys at most from the list', async ({ page, startPlatform }) => {
  const { origin } = await startPlatform();
  await signInByCalls(page.context(), origin, PEOPLE.investor);
  await page.goto(`${origin}/?tab=to-vote`);
  const focused = page.locator(':focus');
  const buttons = page.getByRole('button', { name: /^Vote on / });
  await expect(buttons.nth(10)).toBeVisible();
  await page.getByRole('link', { name: /^To vote/ }).focus();
  let pressed = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    pressed += 1;
  };
  while (!(await buttons.and(focused).count())) await press('Tab');
  for (let vote = 0; vote < 10; vote += 1) {
    const name = (await focused.textContent()) ?? '';
    await press('2');
    await expect(focused).not.toHaveText(name);
    await expect(focused).toHaveText(/^Vote on /);
  }
  expect(pressed).toBeLessThanOrEqual(30);
});

interface OwnVenture {
  id: string;
  companyName: string;
  currentVentureRound: object;
}

/** A founder's company, and what closes its round. */
async function roundOf(browser: Browser, origin: string, founder: Person) {
  const context = await browser.newContext({ baseURL: origin });
  await signInByCalls(context, origin, founder);
  const page = await context.newPage();
  await page.goto('/');
  const calls = new ApiSession(page);
  const [own] = await calls.get<OwnVenture[]>('/api/v1/ventures');
  const { id, companyName, currentVentureRound } = own!;
  const close = async () => {
    const answer = await calls.put(`/api/v1/ventures/${id}`, {
      ...own,
      currentVentureRound: { ...currentVentureRound, isRoundClosed: true },
      newVentureRound: null,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await context.close();
  };
  return { id, companyName, close };
}

/** Steps on the page of a visitor who has the voting desk open. */
class Desk {
  constructor(
    readonly page: Page,
    private readonly visitor: Visitor,
  ) {}

  vote(choice: VoteChoice) {
    return voteAndGoOn(this.page, () => this.visitor.vote(this.page, choice));
  }

  /** Undo stays while it is pointed at. */
  async holdUndo(text: string) {
    await this.page.getByText(text, { exact: true }).hover();
  }

  async reload() {
    await this.page.reload();
    await expect(keys(this.page)).toBeVisible();
  }

  async looksAheadAndUndoes() {
    const { page, visitor } = this;
    const before = await leftCount(page);
    const first = (await company(page).textContent()) ?? '';
    await visitor.goTo(page, 'Next');
    await expect(company(page)).not.toHaveText(first);
    await visitor.goTo(page, 'Previous');
    await expect(company(page)).toHaveText(first);
    await this.vote('100%');
    // The undo is one call, behind that of the vote; once it is sent, the page may be left at once.
    const isSent = page.waitForRequest(/\/votes\/undo$/);
    await visitor.undo(page);
    await expect(company(page)).toHaveText(first);
    await expect(page.getByText(`${first}: vote taken back`)).toBeVisible();
    await isSent;
    await this.reload();
    expect(await leftCount(page)).toBe(before);
  }

  async keepsVotesWithoutConnection() {
    const { page } = this;
    const before = await leftCount(page);
    await page.context().setOffline(true);
    await this.vote('75%');
    await this.vote('50%');
    await expect(page.getByText('2 votes are not sent yet')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('not sent yet')).toHaveCount(0, { timeout: 30_000 });
    await this.reload();
    expect(await leftCount(page)).toBe(before - 2);
  }

  async leavesTheVoteOfAnotherTab() {
    const { page, visitor } = this;
    const name = (await company(page).textContent()) ?? '';
    const address = page.url();
    const isKept = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /\/votes$/.test(response.url()),
    );
    await this.vote('25%');
    await this.holdUndo(`${name}: 25%`);
    await isKept;
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(keys(tab)).toBeVisible();
    await expect(company(tab)).toHaveText(name);
    await new Desk(tab, visitor).vote('0%');
    await expect(tab.getByText(`${name}: 0%`)).toBeVisible();
    await page.bringToFront();
    await visitor.undo(page);
    await expect(page.getByRole('alert')).toContainText(
      'You have since voted 0% elsewhere. That vote counts.',
    );
    await tab.close();
  }

  async keepsTheVoteOnAClosedRound({
    id,
    companyName,
    close,
  }: Awaited<ReturnType<typeof roundOf>>) {
    const { page, visitor } = this;
    await page.goto(`/vote?deal=${id}`);
    await expect(company(page)).toHaveText(companyName);
    await this.vote('100%');
    await this.holdUndo(`${companyName}: 100%`);
    await close();
    await visitor.undo(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(`Your vote on ${companyName} was not undone`);
    await expect(alert).toContainText('This round is closed.');
    expect(await new ApiSession(page).get(`/api/v1/ventures/${id}`)).toMatchObject({
      ownVote: { choice: '100%' },
    });
  }
}

test('a vote is undone, kept without a connection, and left alone when another tab has voted since', async ({
  browser,
  startPlatform,
}) => {
  test.setTimeout(300_000);
  const { origin } = await startPlatform();
  for (const visitor of VISITORS) {
    const { window, person, founder } = visitor;
    const context = await browser.newContext({ ...window.use, baseURL: origin });
    await signInByCalls(context, origin, person);
    const desk = new Desk(await context.newPage(), visitor);
    await desk.page.goto('/vote');
    await expect(keys(desk.page)).toBeVisible();
    await test.step(`undo on ${window.of}`, () => desk.looksAheadAndUndoes());
    await test.step(`no connection on ${window.of}`, () => desk.keepsVotesWithoutConnection());
    await test.step(`another tab on ${window.of}`, () => desk.leavesTheVoteOfAnotherTab());
    const round = await roundOf(browser, origin, founder);
    await test.step(`a round closed before the undo on ${window.of}`, () =>
      desk.keepsTheVoteOnAClosedRound(round));
    await context.close();
  }
});
