import { expect, test } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading } from '../fixtures/test';
import { ORIGIN, PARTNER_ORIGIN } from './addresses';

test.use({ baseURL: ORIGIN });

/** The choosers name people with their addresses. */
const MEMBER = `Ingrid Halloran ${PEOPLE.investor.email}`;

test('Google is played, and a demo member gets in through it', async ({ page }) => {
  await page.goto('/investor-signin');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('heading', { name: /Google/ })).toBeVisible();
  await page.getByRole('button', { name: MEMBER }).click();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});

test('LinkedIn is played in its popup', async ({ page }) => {
  await page.goto('/investor-signin');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: MEMBER }).click();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});

test('the partner programme is played, and the page may call it', async ({ page }) => {
  await page.goto('/login');
  const status = await page.evaluate(async (origin) => {
    const answer = await fetch(`${origin}/nominations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return answer.status;
  }, PARTNER_ORIGIN);
  expect(status).toBe(400);
});
