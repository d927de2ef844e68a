import { expect, test } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading } from '../fixtures/test';
import { ORIGIN, PARTNER_ORIGIN } from './addresses';

test.use({ baseURL: ORIGIN });

/** The choosers name people with their addresses. */
const MEMBER = `Ingrid Halloran ${PEOPLE.investor.email}`;

test('a demo member signs in through the stand-in for Google', async ({ page }) => {
  await page.goto('/investor-signin');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('heading', { name: /Google/ })).toBeVisible();
  await page.getByRole('button', { name: MEMBER }).click();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});

test('a demo member signs in through the popup of the stand-in for LinkedIn', async ({ page }) => {
  await page.goto('/investor-signin');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: MEMBER }).click();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});

test('the page may call the stand-in for the partner programme', async ({ page }) => {
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
