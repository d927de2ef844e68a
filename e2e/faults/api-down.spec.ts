import { createServer, type Server } from 'node:net';

import { DEMO_PASSWORD } from '@syndication/tools/start/demo-accounts';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

/** Keeps the API's port busy and answers nobody, so that the API stays down until it is closed. */
async function occupy(port: number): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await expect(async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  }).toPass();
  return server;
}

test('the API dies while the page is open: an error with Retry, and nothing typed is lost', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn(PEOPLE.switcher);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await page.getByLabel('Filter by company name').fill('Inkwell');
  await page.getByRole('button', { name: 'Vote on Inkwell Ledger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inkwell Ledger' });
  await dialog.getByRole('radio', { name: '100%' }).check();

  platform.killApi();
  const silence = await occupy(platform.apiPort);
  await dialog.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Filter by company name')).toHaveValue('Inkwell');

  await page.getByRole('link', { name: 'Open deal Inkwell Ledger' }).click();
  const panel = page.getByRole('alert').filter({ hasText: 'Oh snap! You got an error!' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hello/ })).toBeVisible();

  await new Promise((resolve) => silence.close(resolve));
  await platform.waitUntilReady();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Inkwell Ledger' })).toBeVisible();
});

test('the API dies before a sign-in: the form says so and keeps what was typed', async ({
  page,
  platform,
}) => {
  await page.goto('/entrepreneur-signin');
  await page.getByLabel('Email').fill(PEOPLE.entrepreneur.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  platform.killApi();
  const silence = await occupy(platform.apiPort);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await signIn.click();
  await expect(page.getByRole('alert')).toContainText('The service does not answer');
  await expect(page.getByLabel('Email')).toHaveValue(PEOPLE.entrepreneur.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);

  await new Promise((resolve) => silence.close(resolve));
  await platform.waitUntilReady();
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Brightloom Health' })).toBeVisible();
});
