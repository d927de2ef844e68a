import type { BrowserContext, Page } from '@playwright/test';

import { putFollow } from '@syndication/contract/member-deals/member-deals.calls';
import {
  DIGEST_TOKEN_PARAMETER,
  ONE_CLICK_PATH,
} from '@syndication/contract/digests/digests.rules';
import { HEALTH_LIVE_PATH } from '@syndication/contract/health/health.rules';

import { ApiSession } from '../fixtures/api-session';
import { inEveryWindow } from '../fixtures/in-every-window';
import { findMail, readMails } from '../fixtures/mailbox';
import { PEOPLE, type Person } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import { openForm, region, update } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { expect, test } from '../fixtures/test';

const READER = PEOPLE.investor;
const FOUNDER = PEOPLE.entrepreneur;
const ABOUT_NORTHEAST = / in Northeast$/;

async function openAs(page: Page, { origin }: Platform, person: Person, path = '/') {
  // The previous person's page may still be making calls, and their answers set cookies.
  await page.goto('about:blank');
  await signInByCalls(page.context(), origin, person);
  await page.goto(origin + path);
}

/** Saves another amount, and says which it was and which it is. */
async function raiseAmount(page: Page, platform: Platform, amount: string) {
  await openAs(page, platform, FOUNDER);
  const modal = page.getByRole('dialog', { name: 'Update Required' });
  const edit = page.getByRole('link', { name: 'Edit Profile' });
  await expect(modal.or(edit).first()).toBeVisible();
  if (await modal.isVisible()) await page.keyboard.press('Escape');
  await openForm(page);
  const field = region(page, 'Current Round Information').getByRole('textbox', {
    name: 'Raise amount',
  });
  await field.fill(amount);
  await update(page);
}

async function findOwnVenture(page: Page, platform: Platform) {
  // A page of that origin is all that calls need.
  await openAs(page, platform, FOUNDER, HEALTH_LIVE_PATH);
  const api = new ApiSession(page);
  const [own] = await api.get<{ id: string; companyName: string }[]>(
    `${platform.origin}/api/v1/ventures`,
  );
  return own!;
}

async function follow(page: Page, platform: Platform, ventureId: string) {
  await openAs(page, platform, READER);
  const { method, base, path } = putFollow;
  const answer = await page.request.fetch(
    platform.origin + base + path.replace('{ventureId}', ventureId),
    {
      method,
      headers: {
        origin: platform.origin,
        'x-xsrf-token': await new ApiSession(page).readXsrfToken(),
      },
    },
  );
  expect(answer.status()).toBe(204);
}

const countDigests = async (platform: Platform) =>
  (await readMails(platform, READER.email)).filter(({ subject }) => ABOUT_NORTHEAST.test(subject))
    .length;

test('a member hears once of what changed in a followed deal, and stops the mails with one click', async ({
  browser,
  page,
  startPlatform,
}) => {
  test.setTimeout(300_000);
  const platform = await startPlatform();
  const own = await findOwnVenture(page, platform);
  await follow(page, platform, own.id);
  await raiseAmount(page, platform, '1,234,000');
  expect(await countDigests(platform)).toBe(0);

  await platform.moveClock(7);
  const mail = await findMail(platform, READER.email, ABOUT_NORTHEAST);
  // Time has changed others as well.
  expect(mail.subject).toMatch(/\d changed deals?/);
  expect(mail.text).toContain(own.companyName);
  expect(mail.text).toContain(`${platform.origin}/ventures/${own.id}`);
  expect(mail.text).toMatch(/Raise amount: \$[\d,]+ → \$1,234,000/);
  expect(mail.text).toContain('You follow this deal');
  // Its jobs run again.
  await platform.moveClock(7);
  expect(await countDigests(platform)).toBe(1);

  await page.context().clearCookies();
  const link = /\S+\/unsubscribe-digest\S+/.exec(mail.text)?.[0] ?? '';
  await inEveryWindow(browser, link, async (opened) => {
    await expect(opened.getByText(/You get an email on Monday mornings/)).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Stop these emails' })).toBeEnabled();
  });
  const token = new URL(link).searchParams.get(DIGEST_TOKEN_PARAMETER);
  const oneClick = await fetch(`${platform.origin}${ONE_CLICK_PATH}/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(204);
  await page.goto(link);
  await expect(page.getByText('You will get no more emails about Northeast deals')).toBeVisible();

  await raiseAmount(page, platform, '1,300,000');
  await platform.moveClock(15);
  expect(await countDigests(platform)).toBe(1);

  const signIn = (context: BrowserContext) => signInByCalls(context, platform.origin, READER);
  const account = `${platform.origin}/account`;
  await inEveryWindow(
    browser,
    account,
    async (opened) => {
      const choice = opened.getByLabel('Northeast', { exact: true });
      await expect(choice).toHaveValue('off');
      await choice.selectOption('Monday mornings');
      const saved = opened.getByText(/^Saved: .* Northeast deals come on Monday mornings\.$/);
      await expect(saved).toBeVisible();
      await opened.reload();
      await expect(choice).toHaveValue('weekly');
      await choice.selectOption('Never');
      await expect(opened.getByText(/^Saved: no more emails .* Northeast deals\.$/)).toBeVisible();
    },
    signIn,
  );
});
