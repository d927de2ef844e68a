import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { PHONE } from '../fixtures/windows';

test.use(PHONE.use);

/** A deal with qualifications. */
const COMPANY = 'Huron Battery Works';

async function enlargeText(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

async function expectNoScrollingSideways(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[data-loading], [aria-busy=true]')).toHaveCount(0);
    const cut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(cut, path).toBe(0);
  }
}

test.describe('on a phone with text twice as large, no scrolling sideways is needed', () => {
  test.beforeEach(({ page }) => enlargeText(page));

  test('to sign in', async ({ page }) => {
    await expectNoScrollingSideways(page, [
      '/login',
      '/investor-signin',
      '/entrepreneur-signup',
      '/forgot-password',
    ]);
  });

  test('by members', async ({ page, signIn }) => {
    await signIn(PEOPLE.switcher);
    const deal = await page
      .getByRole('link', { name: `Open deal ${COMPANY}` })
      .first()
      .getAttribute('href');
    await expectNoScrollingSideways(page, [
      '/',
      '/vote',
      '/my-votes',
      '/account',
      '/nominations',
      deal!,
    ]);
  });

  test('by founders', async ({ page, signIn }) => {
    await signIn(PEOPLE.entrepreneur);
    const edit = await page.getByRole('link', { name: 'Edit Profile' }).getAttribute('href');
    await expectNoScrollingSideways(page, ['/', '/view-profile', edit!]);
  });

  test('in the console', async ({ page, signIn }) => {
    await signIn(PEOPLE.staff);
    await expectNoScrollingSideways(page, ['/console', '/console/deals', '/console/health']);
  });
});
