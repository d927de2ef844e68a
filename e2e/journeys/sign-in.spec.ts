import { fillSignIn } from '../fixtures/fill-sign-in';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';
import { WINDOWS } from '../fixtures/windows';

test.describe('signing in', () => {
  test('offers both roles on the landing page', async ({ page, expectAccessible }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expectAccessible();
    for (const told of ['meta[name="description"]', 'meta[property="og:description"]']) {
      await expect(page.locator(told)).toHaveAttribute(
        'content',
        /founders whom a member has nominated/,
      );
    }
    const icons = page.locator('link[rel~="icon"]');
    await expect(icons).toHaveCount(2);
    for (const icon of await icons.all()) {
      const answer = await page.request.get((await icon.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
    await page.getByRole('button', { name: 'Entrepreneur Sign In' }).click();
    await expect(page).toHaveURL(/\/entrepreneur-signin$/);
    await expectAccessible();
    await page.goBack();
    await page.getByRole('button', { name: 'Investor Sign In' }).click();
    await expect(page).toHaveURL(/\/investor-signin$/);
    await expectAccessible();
  });

  test('returns to the deep link that was opened signed out', async ({ page, signIn }) => {
    await signIn(PEOPLE.reader);
    const details = page.getByRole('link', { name: 'Open deal Umbra Optics' });
    const path = (await details.getAttribute('href')) ?? '';
    await page.context().clearCookies();

    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Investor Sign In' }).click();
    await fillSignIn(page, PEOPLE.reader);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name: 'Umbra Optics' })).toBeVisible();
  });

  test('is not asked of a visitor at an address that does not exist', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/nonsense/here');
    const message = page.getByText('Sorry, the page you visited does not exist.');
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(/\/nonsense\/here$/);
    await expectAccessible();
    await page.getByRole('button', { name: 'Go To Homepage' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('note')).toHaveCount(0);
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

  for (const role of ['investor', 'entrepreneur'] as const) {
    test(`says to an ${role} that nobody answers, or how long to wait`, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`/${role}-signin`);
      await page.route('**/api/v2/sign-in', (route) => route.abort());
      await fillSignIn(page, PEOPLE[role]);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('We cannot reach the service');
      await page.unrouteAll();
      await page.route('**/api/v2/sign-in', (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '240' }, json: {} }),
      );
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(alert).toContainText('Wait 4 minutes, then try again.');
      await expectAccessible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
    });
  }

  test('fails for an investor with one text for password and role, and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/investor-signin');
    await fillSignIn(page, PEOPLE.reader, 'Wrong0ne');
    await expect(page.getByText('User not exist!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(PEOPLE.reader.email);
    await fillSignIn(page, PEOPLE.entrepreneur);
    await expect(page.getByText('User not exist!')).toBeVisible();
    await expect(page).toHaveURL(/\/investor-signin$/);
    await page.getByRole('link', { name: 'entrepreneur sign-in' }).click();
    // Until the other screen is there, the form on the page is the one that was left.
    await expect(page.getByText('User not exist!')).toBeHidden();
    await fillSignIn(page, PEOPLE.entrepreneur);
    await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
  });

  test('sends those who are signed in away from the public screens', async ({ page, signIn }) => {
    await signIn(PEOPLE.reader, '/entrepreneur-signin');
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

for (const { of, use } of WINDOWS) {
  test.describe(`signing in on ${of}`, () => {
    test.use(use);

    test('says what it is for, and leads the other role home', async ({ page }) => {
      await page.goto('/all-updates');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('note')).toHaveText('Sign in to continue to the updates.');
      await page.reload();
      await expect(page.getByRole('note')).toBeVisible();
      await page.getByRole('button', { name: 'Entrepreneur Sign In' }).click();
      await expect(page.getByRole('note')).toHaveCount(0);
      await fillSignIn(page, PEOPLE.entrepreneur);
      await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeHidden();
    });
  });
}
