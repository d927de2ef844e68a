import { fillSignIn } from '../fixtures/fill-sign-in';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

test.describe('signing in', () => {
  test('offers both roles on the landing page', async ({ page, expectAccessible }) => {
    await page.goto('/login');
    await expectAccessible();
    await page.getByRole('button', { name: 'Entrepreneur Sign In' }).click();
    await expect(page).toHaveURL(/\/entrepreneur-signin$/);
    await expectAccessible();
    await page.goBack();
    await page.getByRole('button', { name: 'Investor Sign In' }).click();
    await expect(page).toHaveURL(/\/investor-signin$/);
    await expectAccessible();
  });

  test('returns to the deep link that was opened signed out', async ({ page, signInOnScreen }) => {
    await signInOnScreen(PEOPLE.reader);
    const details = page.getByRole('link', { name: 'Details of Umbra Optics' });
    const path = (await details.getAttribute('href')) ?? '';
    await page.context().clearCookies();

    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Investor Sign In' }).click();
    await fillSignIn(page, PEOPLE.reader);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name: 'Umbra Optics' })).toBeVisible();
  });

  test('is impossible while a field is empty', async ({ page }) => {
    await page.goto('/investor-signin');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(button).toBeDisabled();
    await page.getByLabel('Email').fill(PEOPLE.reader.email);
    await expect(button).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('x');
    await expect(button).toBeEnabled();
  });

  test('fails for an investor with one text whatever the cause, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/investor-signin');
    await fillSignIn(page, PEOPLE.reader, 'Wrong0ne');
    await expect(page.getByText('User not exist!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(PEOPLE.reader.email);
    await fillSignIn(page, PEOPLE.entrepreneur);
    await expect(page.getByText('User not exist!')).toBeVisible();
    await expect(page).toHaveURL(/\/investor-signin$/);
  });

  test('sends those who are signed in away from the public screens', async ({
    page,
    signInOnScreen,
  }) => {
    await signInOnScreen(PEOPLE.reader);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await page.goto('/entrepreneur-signin');
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});
