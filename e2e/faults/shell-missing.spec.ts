import { expect, test } from '../fixtures/test';

/** A script that every page of the shell needs, beside its entry. */
const SCRIPT = '**/assets/platform.*.js';

test('a script of the shell fails to load once: the page reloads by itself', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort(), { times: 2 });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Investor Sign In' })).toBeVisible();
});

test('a script of the shell does not load at all: the page says so, with Retry', async ({
  page,
  expectAccessible,
}) => {
  await page.route(SCRIPT, (route) => route.fulfill({ status: 503 }));
  await page.goto('/login');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expectAccessible();
  await page.unroute(SCRIPT);
  await retry.click();
  await expect(page.getByRole('button', { name: 'Investor Sign In' })).toBeVisible();
});

test('two scripts of the shell do not load: one reload is for both', async ({ page }) => {
  const scripts = /\/assets\/(platform|design)\.[^/]+\.js$/;
  const refetched = new Set<string>();
  let isMended = false;
  let mend: () => void = () => undefined;
  const mended = new Promise<void>((resolve) => (mend = resolve));
  await page.route(scripts, async (route, request) => {
    if (request.resourceType() !== 'script') {
      refetched.add(request.url());
      await mended;
    } else if (!isMended) return route.abort();
    return route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => refetched.size).toBe(2);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  isMended = true;
  mend();
  await expect(page.getByRole('button', { name: 'Investor Sign In' })).toBeVisible();
});
