import type { Page } from '@playwright/test';

import { DEMO_PASSWORD } from '@syndication/tools/start/demo-accounts';

import { ApiSession } from '../fixtures/api-session';
import { fillSignIn } from '../fixtures/fill-sign-in';
import { pressInHeader } from '../fixtures/header';
import { findMail } from '../fixtures/mailbox';
import { PEOPLE } from '../fixtures/people';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { dealsHeading, expect, test } from '../fixtures/test';

async function signOut(page: Page) {
  await pressInHeader(page, 'Logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('note')).toHaveCount(0);
}

/** Opens a deal; a call of the page that is still under way would meet a change of the session before the vote does. */
async function openVote(page: Page) {
  await page.getByRole('link', { name: 'Open deal Umbra Optics' }).click();
  const vote = page.getByRole('button', { name: '50%' });
  await expect(vote).toBeVisible();
  await page.waitForLoadState('networkidle');
  return vote;
}

test('signing out in one tab signs the others out', async ({ page, context, signIn }) => {
  await signIn(PEOPLE.traveller);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/etiquette');
  await expect(other.getByRole('heading', { name: 'Rules and agreement' })).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole('button', { name: 'Investor Sign In' })).toBeVisible();
});

test('a second user of the browser sees nothing of the first', async ({
  page,
  context,
  signInOnScreen,
}) => {
  await signInOnScreen(PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(dealsHeading(other, 'Northeast')).toBeVisible();
  await signOut(page);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.goBack();
  await expect(page.getByText('Alderwick Robotics')).toHaveCount(0);

  await signInOnScreen(PEOPLE.entrepreneur);
  await expect(page.getByRole('heading', { name: 'Brightloom Health' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Brightloom Health' })).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.getByText('Alderwick Robotics')).toHaveCount(0);
    await expect(tab.getByText(/Graham|group-admin/)).toHaveCount(0);
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/group-admin|investor/);
});

test('a slow browser keeps nothing that it has computed of a user who has gone', async ({
  page,
  signInOnScreen,
}) => {
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    const going = new Promise((go) => addEventListener('go on', go, { once: true }));
    crypto.subtle.digest = async (...of) => {
      await going;
      return digest(...of);
    };
  });
  await signInOnScreen(PEOPLE.reader);
  await signOut(page);
  const stored = await page.evaluate(async () => {
    dispatchEvent(new Event('go on'));
    // What went on with the other digest is through with it by now, too.
    await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    await new Promise((resolve) => setTimeout(resolve));
    return { ...localStorage };
  });
  expect(stored).toEqual({});
});

test('a tab that slept does nothing in the name of the next user, and becomes theirs', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn(PEOPLE.traveller);
  const vote = await openVote(page);
  // Nobody tells the page of it.
  await signInByCalls(context, platform.origin, PEOPLE.reader);
  const session = new ApiSession(page);
  const votes = await session.get('/api/v1/own-votes');
  await vote.click();
  await expect(page.getByRole('button', { name: 'Hello, Graham' })).toBeVisible();
  await expect(vote).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await session.get('/api/v1/own-votes')).toEqual(votes);
});

test('a tab that was busy hears late of a change of users, and signs the new one out nowhere', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(PEOPLE.traveller);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const busy = await context.newPage();
  await busy.goto('/etiquette');
  await expect(busy.getByRole('heading', { name: 'Rules and agreement' })).toBeVisible();
  const isFree = busy.evaluate(() => {
    const since = performance.now();
    while (performance.now() - since < 5_000);
  });
  await signOut(page);
  await page.goto('/investor-signin');
  await fillSignIn(page, PEOPLE.reader);
  const greeting = { name: 'Hello, Graham' };
  await expect(page.getByRole('button', greeting)).toBeVisible();
  await isFree;
  await expect(busy.getByRole('button', greeting)).toBeVisible();
  await expect(page.getByRole('button', greeting)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', greeting)).toBeVisible();
});

test('a session that the server has ended leads out, and back after signing in', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.traveller);
  const vote = await openVote(page);
  const { pathname } = new URL(page.url());
  await new ApiSession(page).delete('/api/v1/login');
  await vote.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('note')).toHaveText('Your session has ended. Sign in to continue.');
  await page.getByRole('button', { name: 'Investor Sign In' }).click();
  await fillSignIn(page, PEOPLE.traveller);
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
});

test('a 500 clears the user and ends the session on the server; a 503 does not', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.traveller);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  const failing = (status: number) =>
    page.route('**/api/v1/ventures/*', (route) =>
      route.fulfill({ status, json: { error: { code: 'INTERNAL', message: 'A fault.' } } }),
    );
  await failing(503);
  await page.getByRole('link', { name: 'Open deal Umbra Optics' }).click();
  await expect(page.getByRole('alert')).toContainText('A fault.');
  await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();

  await page.unrouteAll();
  await failing(500);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('note')).toContainText(
    'Something went wrong on our side, so you were signed out.',
  );
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  const session = new ApiSession(page);
  await expect
    .poll(() => session.get<{ deMember: unknown }>('/api/v1/login'))
    .toMatchObject({ deMember: null });
});

test('the account page shows where one is signed in, and ends it', async ({
  page,
  signIn,
  signInBeside,
  expectAccessible,
}) => {
  const first = await signInBeside(PEOPLE.traveller);
  const second = await signInBeside(PEOPLE.traveller);
  await signIn(PEOPLE.traveller);
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  const places = page.getByRole('listitem').filter({ hasText: 'since' });
  await expect(places.first()).toContainText('This browser');
  const count = await places.count();
  expect(count).toBeGreaterThanOrEqual(3);
  await expectAccessible();

  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await expect(places).toHaveCount(count - 1);
  // The latest seen is first; the second one signed in last.
  await second.reload();
  await expect(second).toHaveURL(/\/login$/);
  await first.reload();
  await expect(first.getByRole('button', { name: /^Hello, / })).toBeVisible();

  if (count > 3) await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  else await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(places).toHaveCount(1);
  await first.reload();
  await expect(first).toHaveURL(/\/login$/);
});

test('changing the password keeps this place and ends the others', async ({
  page,
  platform,
  signIn,
  signInBeside,
}) => {
  const { changer } = PEOPLE;
  const other = await signInBeside(changer);
  await signIn(changer, '/account');
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill('Better1horse');
    await page.getByLabel('Confirm new password').fill('Better1horse');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('Wrong0ne');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await change(DEMO_PASSWORD);
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await findMail(platform, changer.email, /password/i);

  await other.reload();
  await expect(other).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await signOut(page);
  await page.goto('/investor-signin');
  await fillSignIn(page, changer, 'Better1horse');
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});
