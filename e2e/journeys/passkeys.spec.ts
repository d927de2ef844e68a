import type { Page } from '@playwright/test';

import { addAuthenticator, addPasskey } from '../fixtures/authenticator';
import { fillSignIn } from '../fixtures/fill-sign-in';
import { pressInHeader } from '../fixtures/header';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

async function signOut(page: Page) {
  await pressInHeader(page, 'Logout');
  await expect(page).toHaveURL(/\/login$/);
}

test('a member adds a passkey, signs in with it, and removes it', async ({ page, signIn }) => {
  await addAuthenticator(page);
  await signIn(PEOPLE.traveller, '/account');
  const codes = await addPasskey(page, 'Phone');
  expect(codes).toHaveLength(10);
  await expect(page.getByText('Phone was added.')).toBeVisible();
  await expect(page.getByText(/^10 recovery codes are left/)).toBeVisible();

  await signOut(page);
  await page.goto('/investor-signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText(/^With a passkey, since/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await expect(page.getByText('Phone was removed.')).toBeVisible();
  await signOut(page);
  await page.goto('/investor-signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/does not belong to an account here/)).toBeVisible();
});

/** Signs in with the password and opens a page of the console. */
async function signInAndOpen(page: Page, origin: string, path: string) {
  await page.goto(`${origin}/investor-signin`);
  await fillSignIn(page, PEOPLE.staff);
  await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
  await page.goto(origin + path);
}

test('a console that needs passkeys opens with one, or with a recovery code', async ({
  page,
  startPlatform,
}) => {
  const { origin } = await startPlatform({ settings: { consolePasskeys: 'yes' } });
  await addAuthenticator(page);
  await signInAndOpen(page, origin, '/console');
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  const [code = ''] = await addPasskey(page, 'Laptop');
  await page.goto(`${origin}/console`);
  await expect(page.getByRole('heading', { name: 'Console' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toHaveCount(0);

  // With only the password, every page of it stays closed.
  await signOut(page);
  await signInAndOpen(page, origin, '/console/people');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: /^Recovery code/ }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await signOut(page);
  await signInAndOpen(page, origin, '/console/people');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
