import { DEMO_PASSWORD } from '@syndication/tools/start/demo-accounts';

import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/fault-test';
import { dealsHeading } from '../fixtures/test';

test('the API is away while the page is open: an error with Retry, and nothing typed is lost', async ({
  open,
  faultProxy,
}) => {
  const page = await open(PEOPLE.switcher);
  await page.goto('/');
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await page.getByLabel('Search deals').fill('Inkwell');
  await page.getByRole('button', { name: 'Vote on Inkwell Ledger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inkwell Ledger' });
  await dialog.getByRole('radio', { name: '100%' }).check();

  faultProxy.spoil(/^\/api\//, '503');
  await dialog.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Search deals')).toHaveValue('Inkwell');

  await page.getByRole('link', { name: 'Open deal Inkwell Ledger' }).click();
  // The list has a panel of its own once it could not be renewed.
  await expect(page.getByLabel('Search deals')).toHaveCount(0);
  const panel = page.getByRole('alert').filter({ hasText: 'Oh snap! You got an error!' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hello/ })).toBeVisible();

  faultProxy.mend();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Inkwell Ledger' })).toBeVisible();
});

test('the API is away and then everything dies before a sign-in: the form says so and keeps what was typed', async ({
  open,
  faultProxy,
  platform,
}) => {
  const page = await open(null);
  await page.goto('/entrepreneur-signin');
  await page.getByLabel('Email').fill(PEOPLE.entrepreneur.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  faultProxy.spoil(/^\/api\//, '503');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('The service is not responding');
  faultProxy.mend();
  await platform.kill();
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('We cannot reach the service');
  await expect(page.getByLabel('Email')).toHaveValue(PEOPLE.entrepreneur.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);

  await platform.restart();
  await signIn.click();
  // A server that has just started on a machine that is busy with something else.
  const profile = page.getByRole('heading', { name: 'Brightloom Health' });
  await expect(profile).toBeVisible({ timeout: 45_000 });
});
