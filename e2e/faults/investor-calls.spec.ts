import type { Page, Route } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const busy = { error: { code: 'UNAVAILABLE', message: 'The service is busy.' } };

/** What can become of a call. One that hangs is neither answered nor refused. */
const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answered by 503': (route) => route.fulfill({ status: 503, json: busy }),
  dropped: (route) => route.abort(),
  hanging: () => undefined,
};

/** Lets calls of a method and address fail; returns what ends that. */
async function breakCall(page: Page, method: string, address: RegExp, fault: string) {
  const handler = (route: Route) =>
    route.request().method() === method ? FAULTS[fault]?.(route) : route.fallback();
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** The chrome answers: the menu of whoever is signed in opens and closes. */
async function expectUsable(page: Page) {
  const menu = page.getByRole('button', { name: /^Hello/ });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Logout' })).toBeHidden();
}

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
  /** A heading that stands only once the call was answered. */
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
    heading: /Thirty-one companies on the list$/,
  },
  {
    call: 'content',
    address: /\/api\/v1\/contents\/[0-9a-f-]{36}$/,
    path: findUpdate,
    heading: /Thirty-one companies on the list$/,
  },
];

test.beforeEach(async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});

for (const { call, address, path, heading } of READS) {
  for (const fault of Object.keys(FAULTS)) {
    test(`${call} ${fault}: the page stays usable, with Retry once it has failed`, async ({
      page,
    }) => {
      const where = typeof path === 'string' ? path : await path(page);
      const mend = await breakCall(page, 'GET', address, fault);
      await page.goto(where);
      const shown = page.getByRole('heading', { name: heading });
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
  }
}

for (const fault of Object.keys(FAULTS)) {
  test(`bookmarks ${fault}: the updates can be read all the same`, async ({ page }) => {
    await breakCall(page, 'GET', /\/bookmarks$/, fault);
    await page.goto('/all-updates');
    const update = page.getByRole('main').getByRole('link', { name: /^Thirty-one companies/ });
    await expect(update.or(page.getByRole('button', { name: 'Retry' })).first()).toBeVisible();
    await expectUsable(page);
  });

  test(`groups ${fault}: the nomination keeps what was typed`, async ({ page }) => {
    const mend = await breakCall(page, 'GET', /\/api\/v1\/syndication-groups/, fault);
    await page.getByRole('button', { name: 'Nominate a deal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nominate a deal' });
    const email = dialog.getByRole('textbox', { name: 'Email 1', exact: true });
    await email.fill('ceo@broken.test');
    if (fault === 'hanging') {
      await expect(dialog.getByText('Loading syndication groups')).toBeAttached();
    } else {
      const retry = dialog.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await mend();
      await retry.click();
      await expect(dialog.getByRole('checkbox', { name: 'Rocky Mountain' })).toBeVisible();
    }
    await expect(email).toHaveValue('ceo@broken.test');
  });

  test(`nomination ${fault}: what was typed and chosen stays`, async ({ page }) => {
    await breakCall(page, 'POST', /\/api\/v1\/deal-nomination$/, fault);
    await page.getByRole('button', { name: 'Nominate a deal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nominate a deal' });
    const email = dialog.getByRole('textbox', { name: 'Email 1', exact: true });
    await email.fill('ceo@broken.test');
    const group = dialog.getByRole('checkbox', { name: 'Rocky Mountain' });
    await group.check();
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    if (fault !== 'hanging') await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(email).toHaveValue('ceo@broken.test');
    await expect(group).toBeChecked();
  });

  test(`feedback ${fault}: what was typed stays`, async ({ page }) => {
    await breakCall(page, 'POST', /\/api\/v1\/forms$/, fault);
    await page.getByRole('button', { name: 'Feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await dialog.getByLabel('Message').fill('A long thought, typed with care.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    if (fault !== 'hanging') await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('A long thought, typed with care.');
  });

  test(`vote ${fault}: the list says what counts`, async ({ page }) => {
    await breakCall(page, 'POST', /\/api\/v1\/votes$/, fault);
    const row = page.getByRole('row').filter({ hasText: 'Inkwell Ledger' });
    const before = await row.getByText(/^(Your vote|Not voted)/).textContent();
    await row.getByRole('button', { name: /^Vote/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Inkwell Ledger' });
    await dialog.getByRole('radio', { name: '25%' }).check();
    await dialog.getByRole('button', { name: 'Vote', exact: true }).click();
    if (fault === 'hanging') {
      await expect(row).toContainText('Your vote: 25%');
      return;
    }
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '25%' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText(before ?? '');
    await expectUsable(page);
  });
}

for (const fault of Object.keys(FAULTS)) {
  test(`group switch ${fault}: the deals stay those of the group that is named`, async ({
    page,
    signIn,
    context,
  }) => {
    await context.clearCookies();
    await signIn(PEOPLE.switcher);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    const mend = await breakCall(page, 'PUT', /\/syndication-groups$/, fault);
    await page.getByRole('combobox', { name: 'Syndication group' }).selectOption('Great Lakes');
    const alderwick = page.getByRole('heading', { name: /^Alderwick Robotics/ });
    if (fault !== 'hanging') {
      await expect(page.getByText('The group could not be changed.')).toBeVisible();
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(alderwick).toBeVisible();
      await mend();
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
      await expect(dealsHeading(page, 'Great Lakes')).toBeVisible();
      await page.getByRole('combobox', { name: 'Syndication group' }).selectOption('Northeast');
    }
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(alderwick).toBeVisible();
    await expectUsable(page);
  });
}
