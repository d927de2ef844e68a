import type { Page } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const OUTSIDER = 'outsider@demo.test';
/** The chooser names people with their addresses. */
const MEMBER = `Ingrid Halloran ${PEOPLE.investor.email}`;
const google = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });
const network = (page: Page) => page.getByRole('button', { name: 'Sign in with LinkedIn' });

/** Chooses a person, or one of the ways out, on a stand-in's page. */
const choose = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test.describe('Google', () => {
  test('signs a member in and returns to the page that was opened signed out', async ({ page }) => {
    await page.goto('/etiquette');
    await page.getByRole('button', { name: 'Investor Sign In' }).click();
    await google(page).click();
    await expect(page.getByRole('heading', { name: /Google/ })).toBeVisible();
    await choose(page, MEMBER);
    await expect(page).toHaveURL(/\/etiquette$/);
    await expect(page.getByRole('heading', { name: 'Rules and agreement' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hello, Ingrid' })).toBeVisible();
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({
      role: 'investor',
      email: PEOPLE.investor.email,
      firstName: 'Ingrid',
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Hello, Ingrid' })).toBeVisible();
  });

  test('accepts an id token that the browser brings itself', async ({ page }) => {
    await page.goto('/investor-signin');
    await expect(google(page)).toBeVisible();
    const started = await new ApiSession(page).post('/api/v1/google-auth/start', {
      responseType: 'id_token',
    });
    const { data } = (await started.json()) as { data: { url: string } };
    await page.goto(data.url);
    await choose(page, MEMBER);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(page).toHaveURL(/\/(\?group=[^&]+)?$/);
  });

  test('tells who has no access, and leads back to the link for asking', async ({
    page,
    expectAccessible,
  }) => {
    for (const email of [OUTSIDER, 'unverified@demo.test']) {
      await page.goto('/investor-signin');
      await google(page).click();
      await choose(page, email);
      await expect(page.getByRole('alert')).toHaveText(
        `${email} does not currently have investor access. Go to login page by clicking below to use the link present on investor tab of login to request access.`,
      );
    }
    await expect(page).toHaveURL(/\/auth\/google$/);
    await expectAccessible();
    await page.getByRole('button', { name: 'Go to Login' }).click();
    await expect(page.getByRole('link', { name: 'Request an investor account' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['role']);
  });

  test('can be left without signing in', async ({ page }) => {
    const leave = async (way: string) => {
      await page.goto('/investor-signin');
      await google(page).click();
      await choose(page, way);
    };
    await leave('Cancel');
    await expect(page.getByText('You cancelled the sign-in with Google.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Go to Login' }).click();
    await leave('Return without a code');
    await expect(page.getByRole('alert')).toContainText('Oh snap! You got an error!');
    await expect(page.getByRole('button', { name: 'Go to Login' })).toBeVisible();
  });

  test("does not sign a victim in with an attacker's answer", async ({
    page,
    browser,
    platform,
  }) => {
    const attacker = await browser.newContext({ baseURL: platform.origin });
    const attackersPage = await attacker.newPage();
    let answer = '';
    attackersPage.on('request', (request) => {
      if (request.url().includes('/auth/google?')) answer = request.url();
    });
    // The attacker does not use the code up.
    await attackersPage.route('**/google-auth/callback*', (route) => route.abort());
    await attackersPage.goto('/investor-signin');
    await google(attackersPage).click();
    await choose(attackersPage, MEMBER);
    await expect.poll(() => answer).toContain('code=');
    await attacker.close();

    await page.goto(answer);
    await expect(page.getByRole('alert')).toContainText('did not work');
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('the professional network', () => {
  /** Opens the sign-in, presses the button and gives the popup. */
  async function openPopup(page: Page): Promise<Page> {
    await page.goto('/investor-signin');
    await expect(network(page)).toBeVisible();
    const opened = page.waitForEvent('popup');
    await network(page).click();
    const popup = await opened;
    await expect(popup.getByRole('heading', { name: /network/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Waiting for LinkedIn…' })).toBeVisible();
    return popup;
  }

  async function answering(page: Page, choice: string): Promise<void> {
    const popup = await openPopup(page);
    const closed = popup.waitForEvent('close');
    await choose(popup, choice);
    await closed;
  }

  test('signs a member in through its popup, which closes itself', async ({ page }) => {
    await answering(page, MEMBER);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hello, Ingrid' })).toBeVisible();
  });

  test('tells who has no access, above the link for asking', async ({ page, expectAccessible }) => {
    await answering(page, OUTSIDER);
    await expect(page.getByRole('alert')).toHaveText(
      `${OUTSIDER} does not currently have investor access. Use the link below to request access.`,
    );
    await expect(page.getByRole('link', { name: 'Request an investor account' })).toBeVisible();
    await expectAccessible();
  });

  test('says when no code came', async ({ page }) => {
    await answering(page, 'Return without a code');
    await expect(page.getByRole('alert')).toHaveText('Failed to receive auth code.');
  });

  test('says calmly that the member cancelled, there or by closing the window', async ({
    page,
  }) => {
    const cancelled = page.getByText('You cancelled the sign-in with LinkedIn.');
    await answering(page, 'Cancel');
    await expect(network(page)).toBeVisible();
    await expect(cancelled).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const popup = await openPopup(page);
    await popup.close();
    await expect(network(page)).toBeVisible();
    await expect(cancelled).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('leads back to the sign-in when its callback is opened alone', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/linkedin?code=x&state=y');
    await expect(page.getByText('No sign-in is in progress here')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL(/\/investor-signin$/);
  });
});
