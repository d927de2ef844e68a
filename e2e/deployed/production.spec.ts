import { expect, test, type Page } from '@playwright/test';

import { fillSignIn } from '../fixtures/fill-sign-in';
import { PEOPLE } from '../fixtures/people';
import { findDeployedLink } from '../fixtures/mailpit';
import { dealsHeading } from '../fixtures/test';
import { MAILBOX_ORIGIN, ORIGIN, STORYBOOK_ORIGIN } from './addresses';

test.use({ baseURL: ORIGIN });

/** Every error that a page reports. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) {
      scripts.push(new URL(response.url()).pathname);
    }
  });
  return scripts;
}

test('an investor signs in and reads deals, which three releases bring together', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const scripts = collectScripts(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Investor Sign In' }).click();
  await fillSignIn(page, PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  for (const folder of ['/assets/', '/remotes/auth-app/', '/remotes/investor-app/']) {
    expect(scripts.filter((script) => script.startsWith(folder))).not.toEqual([]);
  }
  await page.getByRole('link', { name: 'Open deal Umbra Optics' }).click();
  await expect(page.getByRole('heading', { name: 'Umbra Optics' })).toBeVisible();

  const session = (await page.context().cookies()).find(({ httpOnly }) => httpOnly);
  expect(session).toMatchObject({ sameSite: 'Lax', path: '/' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Umbra Optics' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an entrepreneur signs in and sees the profile', async ({ page }) => {
  const problems = collectProblems(page);
  const scripts = collectScripts(page);
  await page.goto('/entrepreneur-signin');
  await fillSignIn(page, PEOPLE.entrepreneur);
  await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
  await expect.poll(() => scripts.join()).toContain('/remotes/entrepreneur-app/');
  expect(problems).toEqual([]);
});

test('mail leaves, and its links lead back', async ({ page }) => {
  const { email } = PEOPLE.forgetful;
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Instructions' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const link = await findDeployedLink(MAILBOX_ORIGIN, email, /new password/i);
  expect(new URL(link).origin).toBe(ORIGIN);
  await page.goto(link);
  await expect(page.getByLabel('Confirm password')).toBeVisible();
});

test('designers find a screen in Storybook', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(STORYBOOK_ORIGIN);
  const stories = page.frameLocator('#storybook-preview-iframe');
  await expect(stories.locator('#storybook-root, #storybook-docs').first()).not.toBeEmpty();
  expect(problems.filter((text) => !text.includes('Story Store'))).toEqual([]);
});
