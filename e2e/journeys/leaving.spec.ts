import type { Page } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const CLOSED = { error: { code: 'ROUND_CLOSED', message: 'The round is closed.' } };

interface Deal {
  ownVote: { choice: string } | null;
}

const ownVote = async (page: Page, id: string) =>
  (await new ApiSession(page).get<Deal>(`/api/v1/ventures/${id}`)).ownVote?.choice;

/** Opens a deal whose round is open, and whose votes no other journey counts; answers its id. */
async function openDeal(page: Page): Promise<string> {
  await page.getByRole('searchbox').fill('Inkwell Ledger');
  await page.getByRole('link', { name: 'Open deal Inkwell Ledger' }).click();
  await expect(page.getByRole('heading', { name: 'Your vote' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const pressed = (page: Page) => page.locator('button[aria-pressed=true]');
const press = (page: Page, choice: string) =>
  page.getByRole('button', { name: choice, exact: true }).click();

/** Holds votes at the network for so long, and then lets them pass. */
async function slowDownVotes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (latency: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
}

/** What a member does at once after a vote, while it is still under way. */
const LEAVINGS: Record<string, (page: Page) => Promise<unknown>> = {
  'goes back to the list': (page) => page.goBack(),
  'loads another page': (page) => page.goto('/etiquette'),
  'leaves the product': (page) => page.goto('about:blank'),
};

test('a vote is kept though its screen is left at once', async ({ page, signIn }) => {
  await signIn(PEOPLE.investor);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const id = await openDeal(page);
  const setLatency = await slowDownVotes(page);
  for (const [name, leave] of Object.entries(LEAVINGS)) {
    await test.step(name, async () => {
      const choice = (await ownVote(page, id)) === '25%' ? '50%' : '25%';
      await setLatency(1_500);
      const isSent = page.waitForRequest(/\/votes$/);
      await press(page, choice);
      await isSent;
      await leave(page);
      await setLatency(0);
      await expect.poll(() => ownVote(page, id)).toBe(choice);
      await page.goto(`/ventures/${id}`);
      await expect(pressed(page)).toHaveText(choice);
    });
  }
});

test('a vote that waits for an earlier one is kept though the page is left at once', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.investor);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const id = await openDeal(page);
  const setLatency = await slowDownVotes(page);
  for (const [name, leave] of Object.entries(LEAVINGS)) {
    await test.step(name, async () => {
      const before = await ownVote(page, id);
      const [first = '', last = ''] = ['25%', '50%', '75%'].filter((choice) => choice !== before);
      await setLatency(1_500);
      const isSent = page.waitForRequest(/\/votes$/);
      await press(page, first);
      await isSent;
      await press(page, last);
      await leave(page);
      await setLatency(0);
      await expect.poll(() => ownVote(page, id)).toBe(last);
      await page.goto(`/ventures/${id}`);
      await expect(pressed(page)).toHaveText(last);
    });
  }
});

test('a vote that is refused after its screen was left is told on the next one', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.investor);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const id = await openDeal(page);
  const before = await ownVote(page, id);
  let refuse = (): void => undefined;
  const isLeft = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(/\/votes$/, async (route) => {
    await isLeft;
    await route.fulfill({ status: 409, json: CLOSED });
  });
  await press(page, before === '0%' ? '25%' : '0%');
  await page.goBack();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  refuse();
  await expect(page.getByRole('alert')).toHaveText(
    /^Your vote on .+ was not counted.*The round is closed\.Dismiss$/,
  );
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto(`/ventures/${id}`);
  await expect(page.getByRole('heading', { name: 'Your vote' })).toBeVisible();
  expect(await ownVote(page, id)).toBe(before);
});
