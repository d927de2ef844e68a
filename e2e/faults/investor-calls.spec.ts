import type { BrowserContext, Page, Route } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { fillSignIn } from '../fixtures/fill-sign-in';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test as base } from '../fixtures/test';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The reader's session, signed in with once per worker: no test here is about signing in. */
const test = base.extend<object, { readerState: StorageState }>({
  readerState: [
    async ({ browser, platform }, use) => {
      const page = await browser.newPage({ baseURL: platform.origin });
      await page.goto('/investor-signin');
      await fillSignIn(page, PEOPLE.reader);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      const state = await page.context().storageState();
      await page.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ readerState }, use) => use(readerState),
});

const busy = { error: { code: 'UNAVAILABLE', message: 'The service is busy.' } };

/** What can become of a call. One that hangs is neither answered nor refused. */
const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answered by 503': (route) => route.fulfill({ status: 503, json: busy }),
  dropped: (route) => route.abort(),
  hanging: () => undefined,
};

/** Does the same with each fault, one after the other on the page of one test. */
async function forEachFault(check: (fault: string) => Promise<void>) {
  for (const fault of Object.keys(FAULTS)) await test.step(fault, () => check(fault));
}

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

async function openNomination(page: Page) {
  await page.getByRole('button', { name: 'Nominate a deal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nominate a deal' });
  return { dialog, email: dialog.getByRole('textbox', { name: 'Email 1', exact: true }) };
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
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'GET', /\/bookmarks$/, fault);
    await page.goto('/all-updates');
    const update = page.getByRole('main').getByRole('link', { name: /^Thirty-one companies/ });
    await expect(update.or(page.getByRole('button', { name: 'Retry' })).first()).toBeVisible();
    await expectUsable(page);
    await mend();
  });
});

test('groups: the nomination keeps what was typed', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'GET', /\/api\/v1\/syndication-groups/, fault);
    await page.goto('/');
    const { dialog, email } = await openNomination(page);
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
});

test('nomination: what was typed and chosen stays', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'POST', /\/api\/v1\/deal-nomination$/, fault);
    await page.goto('/');
    const { dialog, email } = await openNomination(page);
    await email.fill('ceo@broken.test');
    const group = dialog.getByRole('checkbox', { name: 'Rocky Mountain' });
    await group.check();
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    if (fault !== 'hanging') await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(email).toHaveValue('ceo@broken.test');
    await expect(group).toBeChecked();
    await mend();
  });
});

test('feedback: what was typed stays', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'POST', /\/api\/v1\/forms$/, fault);
    await page.goto('/');
    await page.getByRole('button', { name: 'Feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await dialog.getByLabel('Message').fill('A long thought, typed with care.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    if (fault !== 'hanging') await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('A long thought, typed with care.');
    await mend();
  });
});

test('vote: the list says what counts', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'POST', /\/api\/v1\/votes$/, fault);
    await page.goto('/');
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
    await mend();
  });
});

test.describe('with two groups', () => {
  test.use({ storageState: undefined });

  test('group switch: the deals stay those of the group that is named', async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.switcher);
    const alderwick = page.getByRole('heading', { name: /^Alderwick Robotics/ });
    const switcher = page.getByRole('combobox', { name: 'Syndication group' });
    await forEachFault(async (fault) => {
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      const mend = await breakCall(page, 'PUT', /\/syndication-groups$/, fault);
      await switcher.selectOption('Great Lakes');
      if (fault !== 'hanging') {
        await expect(page.getByText('The group could not be changed.')).toBeVisible();
        await expect(dealsHeading(page, 'Northeast')).toBeVisible();
        await expect(alderwick).toBeVisible();
        await mend();
        await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
        await expect(dealsHeading(page, 'Great Lakes')).toBeVisible();
        await switcher.selectOption('Northeast');
      }
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(alderwick).toBeVisible();
      await expectUsable(page);
    });
  });
});
