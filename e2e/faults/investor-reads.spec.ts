import type { Page } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { breakCall, expect, expectUsable, forEachFault, test } from '../fixtures/broken-calls';

async function findDeal(page: Page): Promise<string> {
  const all = await new ApiSession(page).get<{ id: string }[]>('/api/v1/ventures');
  return `/ventures/${all[0]?.id}`;
}

async function findUpdate(page: Page): Promise<string> {
  const all = await new ApiSession(page).get<{ contentId: string }[]>(
    '/api/v1/contents?offset=0&limit=2000',
  );
  return `/contents/${all[0]?.contentId}`;
}

interface Read {
  call: string;
  address: RegExp;
  path: string | ((page: Page) => Promise<string>);
  /** A heading that appears only once the call is answered. */
  heading: RegExp;
}

const READS: readonly Read[] = [
  {
    call: 'ventures',
    address: /\/api\/v1\/ventures(\?|$)/,
    path: '/',
    heading: /^Alderwick Robotics/,
  },
  {
    call: 'venture',
    address: /\/api\/v1\/ventures\/[0-9a-f-]{36}$/,
    path: findDeal,
    heading: /^Round Information/,
  },
  {
    call: 'contents',
    address: /\/api\/v1\/contents\?/,
    path: '/all-updates',
    heading: /More companies every quarter$/,
  },
  {
    call: 'content',
    address: /\/api\/v1\/contents\/[0-9a-f-]{36}$/,
    path: findUpdate,
    heading: /More companies every quarter$/,
  },
];

for (const { call, address, path, heading } of READS) {
  test(`${call}: the page stays usable without it, with Retry once it has failed`, async ({
    page,
  }) => {
    const where = typeof path === 'string' ? path : await path(page);
    const shown = page.getByRole('heading', { name: heading });
    await forEachFault(async (fault) => {
      const mend = await breakCall(page, 'GET', address, fault);
      await page.goto(where);
      if (fault === 'hanging') {
        await expect(page.getByText(/^Loading/).first()).toBeAttached();
        await expectUsable(page);
        await mend();
        await page.reload();
        await expect(shown.first()).toBeVisible();
        return;
      }
      const panel = page.getByRole('alert').filter({ hasText: 'Oh snap! You got an error!' });
      await expect(panel).toBeVisible();
      await expect(shown).toHaveCount(0);
      await expectUsable(page);
      await mend();
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(shown.first()).toBeVisible();
      await expect(panel).toHaveCount(0);
    });
  });
}

test('bookmarks: the updates can be read without them', async ({ page }) => {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Retry' });
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'GET', /\/bookmarks$/, fault);
    await page.goto('/all-updates');
    const update = main.getByRole('link', { name: /^More companies/ });
    await expect(update).toBeVisible();
    if (fault !== 'hanging') await expect(retry).toBeVisible();
    await expectUsable(page);
    await update.click();
    await expect(
      main.getByRole('heading', { name: /More companies every quarter$/ }),
    ).toBeVisible();
    await page.goBack();
    await expect(update).toBeVisible();
    // The list asks again whenever it is shown.
    if (fault !== 'hanging') await expect(retry).toBeVisible();
    await mend();
    if (fault === 'hanging') return;
    await retry.click();
    await expect(retry).toHaveCount(0);
  });
});
