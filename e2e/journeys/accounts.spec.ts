import type { Page } from '@playwright/test';

import { DEMO_PASSWORD } from '@syndication/tools/start/demo-accounts';

import { fillSignIn } from '../fixtures/fill-sign-in';
import { findMail, linkIn, readMails } from '../fixtures/mailbox';
import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';

const NEW_PASSWORD = 'Better1horse';
const TAKEN =
  'An account associated with this email address already exists. Please use a different email address.';
const SPENT =
  'Sorry, your link to set a new password has expired or is invalid. Please request for another link by clicking on Continue.';

async function fillSignUp(page: Page, email: string, password = NEW_PASSWORD) {
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Vited');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function fillNewPassword(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('creating an account', () => {
  test('from the sign-in to the first session, with a mail', async ({
    page,
    startPlatform,
    expectAccessible,
  }) => {
    // The console's overview and walk count on a nomination that nobody has answered.
    const platform = await startPlatform();
    const { email } = PEOPLE.invited;
    await page.goto(new URL('/entrepreneur-signin', platform.origin).href);
    await page.getByRole('link', { name: 'Get Started.' }).click();
    await expectAccessible();

    await fillSignUp(page, 'stranger@demo.test');
    await expect(page.getByRole('alert')).toHaveText(
      'Please use the nominated email address to create your account',
    );
    await page.getByLabel('Email address').fill(PEOPLE.nominee.email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert')).toHaveText(`Conflict${TAKEN}`);
    await expectAccessible();

    await page.getByLabel('Password', { exact: true }).fill('Password1');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('This password is too common.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Your account is ready')).toBeVisible();

    const mail = await findMail(platform, email, /account/i);
    expect(mail.html).toContain('<html');
    expect(new URL(linkIn(mail)).origin).toBe(platform.origin);
    await page.goto(linkIn(mail));
    await fillSignIn(page, PEOPLE.invited, NEW_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  });

  test('names what is wrong once a field is left, and nothing before', async ({ page }) => {
    await page.goto('/entrepreneur-signup');
    const name = page.getByLabel('First name');
    await name.fill('Al');
    const message = page.getByText('First name is required that has length greater than 2');
    await expect(message).toHaveCount(0);
    await name.blur();
    await expect(message).toBeVisible();
    await page.getByLabel('Last name').focus();
    await page.getByLabel('Email address').focus();
    await expect(page.getByText('Last name is required')).toHaveCount(0);
  });
});

test.describe('a forgotten password', () => {
  test('tells who was never invited whom to ask, and mails nothing', async ({ page, platform }) => {
    await page.goto('/entrepreneur-signin');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page.getByRole('heading', { name: 'Request New Password' })).toBeVisible();
    await page.getByLabel('Email').fill('nobody@demo.test');
    await page.getByRole('button', { name: 'Send Instructions' }).click();
    await expect(
      page.getByText(
        'You have not been invited, please contact administrator at: support@syndication.example',
      ),
    ).toBeVisible();
    expect(await readMails(platform, 'nobody@demo.test')).toEqual([]);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('is replaced through a link that works once; every session ends', async ({
    page,
    platform,
    signInBeside,
    expectAccessible,
  }) => {
    const { forgetful } = PEOPLE;
    const otherPage = await signInBeside(forgetful);
    await expect(otherPage.getByRole('button', { name: 'Hello, Ned' })).toBeVisible();

    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(forgetful.email.toUpperCase());
    await page.getByRole('button', { name: 'Send Instructions' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    const link = linkIn(await findMail(platform, forgetful.email, /new password/i));
    expect(link).toMatch(/\/reset-password\?verification=\S+$/);

    await page.goto(link);
    await fillNewPassword(page, forgetful.email, 'short');
    await expect(
      page.getByText(
        'Password must contain at least 6 characters, including UPPER/lower case and numbers.',
      ),
    ).toBeVisible();
    await expectAccessible();
    await fillNewPassword(page, 'mistyped@demo.test', NEW_PASSWORD);
    await expect(page.getByText('This link belongs to another address.')).toBeVisible();
    await fillNewPassword(page, forgetful.email, NEW_PASSWORD);
    await expect(page.getByText('Your Password Updated Successfully.')).toBeVisible();
    await findMail(platform, forgetful.email, /password was changed|password has changed/i);

    await otherPage.reload();
    await expect(otherPage).toHaveURL(/\/login$/);

    await page.goto(link);
    await fillNewPassword(page, forgetful.email, 'Another1horse');
    await expect(page.getByRole('alert')).toHaveText(SPENT);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);

    await page.goto('/entrepreneur-signin');
    await fillSignIn(page, forgetful, DEMO_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Oh snap! You got an error!');
    await fillSignIn(page, forgetful, NEW_PASSWORD);
    await expect(page.getByRole('button', { name: 'Hello, Ned' })).toBeVisible();
  });
});
