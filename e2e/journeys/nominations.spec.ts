import type { Page } from '@playwright/test';

import { pressInHeader } from '../fixtures/header';
import { findMail, linkIn, readMails } from '../fixtures/mailbox';
import { PEOPLE } from '../fixtures/people';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { dealsHeading, expect, test } from '../fixtures/test';

const WINDOWS = [
  { device: 'desktop', width: 1280, height: 800 },
  { device: 'phone', width: 390, height: 844 },
];

const email = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Email ${number}`, exact: true });

for (const { device, width, height } of WINDOWS) {
  test.describe(`nominating on a ${device}`, () => {
    test.use({ viewport: { width, height } });

    test('goes from the dialog to the mail of each CEO, and from there to the sign-up', async ({
      page,
      platform,
      signIn,
      expectAccessible,
    }) => {
      const [first, second] = [`ana-${device}@tidewater.test`, `ben-${device}@fernhill.test`];
      await signIn(PEOPLE.nominator);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await pressInHeader(page, 'Nominate a deal');
      const dialog = page.getByRole('dialog', { name: 'Nominate a deal' });
      const send = dialog.getByRole('button', { name: 'Send Email' });
      await expect(dialog.getByRole('checkbox', { name: 'Rocky Mountain' })).toBeVisible();
      await expect(send).toBeDisabled();
      await expect(dialog.getByText('At least one email is required')).toBeVisible();
      await expectAccessible();

      await email(page, 1).fill(first);
      await expect(dialog.getByText('At least one syndication group is required')).toBeVisible();
      await dialog.getByRole('button', { name: 'Add another email' }).click();
      await email(page, 2).fill(first.toUpperCase());
      await dialog.getByRole('checkbox', { name: 'Rocky Mountain' }).check();
      await expect(dialog.getByText('This email is already added!')).toBeVisible();
      await expect(send).toBeDisabled();
      await email(page, 2).fill('ben');
      await expect(dialog.getByText('Must be a valid email address *')).toBeVisible();
      await expect(send).toBeDisabled();
      await expectAccessible();
      await email(page, 2).fill(second);
      await dialog.getByRole('checkbox', { name: 'Great Lakes' }).check();
      await send.click();
      await expect(
        dialog.getByText(`${first}, ${second} have been successfully nominated`),
      ).toBeVisible();
      await expect(email(page, 1)).toHaveValue('');
      await expectAccessible();

      for (const address of [first, second]) {
        const mail = await findMail(platform, address, /nominated/);
        expect(mail.text).toContain('Great Lakes and Rocky Mountain');
        expect(mail.html).toContain('<html');
        expect(linkIn(mail)).toContain(`${platform.origin}/entrepreneur-signup?nomination=`);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test('nominates to the partner showcase, whose refusal is shown and keeps what was typed', async ({
      page,
      platform,
      signIn,
      expectAccessible,
    }) => {
      const address = `cy-${device}@oakline.test`;
      await signIn(PEOPLE.nominator);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await pressInHeader(page, 'Nominate to showcase');
      const dialog = page.getByRole('dialog', { name: 'Nominate to the partner showcase' });
      await expect(dialog.getByText(/CEO deadline October 29, 11:59 PM US Eastern/)).toBeVisible();
      await expect(dialog.getByText(/at least \$1 million revenue/i)).toBeVisible();
      await expectAccessible();

      // The default dates are those of 2025.
      await expect(dialog.getByText('This showcase is over.')).toBeVisible();
      await email(page, 1).fill('ceo@refused.test');
      const send = dialog.getByRole('button', { name: 'Send' });
      await send.click();
      await expect(
        dialog.getByText('Check this box to nominate to a showcase that is over.'),
      ).toBeVisible();
      await expectAccessible();
      await dialog.getByRole('checkbox', { name: 'Nominate anyway' }).check();
      await send.click();
      await expect(dialog.getByRole('alert')).toHaveText(
        'ceo@refused.test cannot be nominated to the showcase.',
      );
      await expect(email(page, 1)).toHaveValue('ceo@refused.test');
      await expectAccessible();

      await email(page, 1).fill(address);
      const posting = page.waitForRequest((request) => request.url().endsWith('/nominations'));
      await send.click();
      await expect(
        dialog.getByText(
          `${address} has been successfully nominated for the partner showcase program`,
        ),
      ).toBeVisible();
      const request = await posting;
      expect(new URL(request.url()).origin).not.toBe(platform.origin);
      expect(await request.headerValue('x-xsrf-token')).toBeNull();
      expect(request.postDataJSON()).toEqual({
        email: [address],
        nominator_email: PEOPLE.nominator.email,
        token: 'showcase',
      });
      expect(await readMails(platform, address)).toEqual([]);
    });
  });
}

test('nominating again adds nothing and mails nobody, until the member sends the mail again the day after', async ({
  page,
  startPlatform,
}) => {
  test.setTimeout(180_000);
  const platform = await startPlatform();
  const address = 'dora@brightwater.test';
  const signIn = async () => {
    await signInByCalls(page.context(), platform.origin, PEOPLE.nominator);
    await page.goto(platform.origin);
  };
  const nominate = async (...groups: string[]) => {
    await pressInHeader(page, 'Nominate a deal');
    await email(page, 1).fill(address);
    for (const group of groups) await page.getByRole('checkbox', { name: group }).check();
    await page.getByRole('button', { name: 'Send Email' }).click();
  };
  const mails = async () =>
    (await readMails(platform, address)).filter(({ subject }) => /nominated/.test(subject));

  await signIn();
  await nominate('Northeast');
  await expect(page.getByText(`${address} have been successfully nominated`)).toBeVisible();
  await findMail(platform, address, /nominated/);

  await page.keyboard.press('Escape');
  await nominate('Northeast', 'Rocky Mountain');
  await expect(page.getByText(`${address} have been successfully nominated`)).toBeVisible();
  await expect(page.getByText(/^Northeast: already nominated on .* by you\./)).toBeVisible();
  await expect(page.getByText(/The last email was sent less than 24 hours ago/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again/ })).toHaveCount(0);
  await expect.poll(async () => (await mails()).length).toBe(2);
  expect((await mails())[0]?.text).toContain('for the investors of Rocky Mountain to see.');

  await platform.moveClock(2);
  await signIn();
  await nominate('Northeast', 'Rocky Mountain');
  await expect(
    page.getByText('No new nominations: all of these were nominated before.'),
  ).toBeVisible();
  await page.getByRole('button', { name: `Send again to ${address}` }).click();
  await expect(page.getByText('Northeast: another email is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again/ })).toHaveCount(0);
  await expect.poll(async () => (await mails()).length).toBe(3);
  expect((await mails())[0]?.text).toMatch(/reminder.*Northeast and Rocky Mountain/s);
});

test('a platform of another name is so on its pages, in its mails and as their sender', async ({
  page,
  startPlatform,
}) => {
  test.setTimeout(180_000);
  const settings = {
    brand: 'Harbor Deals',
    supportEmail: 'help@harbor.test',
    investorTrialLabel: 'Free until the boathouse is paid for',
    specialUpdatesGroupId: '7f1c2a44-2f6e-4f0f-8f0e-1c2d3e4f5a6b',
  };
  const platform = await startPlatform({ settings });
  await signInByCalls(page.context(), platform.origin, PEOPLE.nominator);
  await page.goto(platform.origin);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbor Deals' })).toBeVisible();
  await expect(page).toHaveTitle(/ · Harbor Deals$/);
  await expect(
    page.getByText('Free until the boathouse is paid for').filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: /What's New/ }).click();
  await expect(page.getByRole('link', { name: /Five-minute video tour/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await pressInHeader(page, 'Nominate a deal');
  await email(page, 1).fill('dora@brightwater.test');
  await page.getByRole('checkbox', { name: 'Northeast' }).check();
  await page.getByRole('button', { name: 'Send Email' }).click();
  const mail = await findMail(platform, 'dora@brightwater.test', /nominated to Harbor Deals/);
  expect(mail).toMatchObject({ fromName: 'Harbor Deals', from: 'help@harbor.test' });
  expect(mail.text).toContain('Write to help@harbor.test');
  expect(mail.text).not.toMatch(/ACA|syndication\.example/);
});

test('a fault of the partner does not end the session', async ({ page, platform, signIn }) => {
  await signIn(PEOPLE.nominator);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await page.route('**/nominations', async (route) => {
    if (new URL(route.request().url()).origin === platform.origin) return route.continue();
    return route.fulfill({
      status: 500,
      headers: {
        'access-control-allow-origin': platform.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type',
      },
      json: {},
    });
  });
  await pressInHeader(page, 'Nominate to showcase');
  await email(page, 1).fill('ana@tidewater.test');
  await page.getByRole('checkbox', { name: 'Nominate anyway' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(dealsHeading(page, 'Northeast')).toBeAttached();
});

test('a nomination that fails is said, and sent again from what was kept', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn(PEOPLE.nominator);
  await pressInHeader(page, 'Nominate a deal');
  await email(page, 1).fill('dee@harbor.test');
  await page.getByRole('checkbox', { name: 'Northeast' }).check();
  await page.route('**/api/v1/deal-nomination', (route) => route.abort());
  const send = page.getByRole('button', { name: 'Send Email' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('We cannot reach the service');
  await page.unroute('**/api/v1/deal-nomination');
  await send.click();
  await findMail(platform, 'dee@harbor.test', /nominated/);
});

for (const { device, width, height } of WINDOWS) {
  test(`help shows the video on a ${device}, framed only when it is played`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Video</title><p lang="en">Video' }),
    );
    await signIn(PEOPLE.reader);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await pressInHeader(page, 'Help');
    await page.getByRole('button', { name: 'Play the video' }).click();
    const player = page.getByTitle('How ACA Syndication works');
    await expect(player.contentFrame().getByText('Video')).toBeVisible();
    const { width: wide, height: high } = (await player.boundingBox())!;
    expect(wide / high).toBeCloseTo(16 / 9, 1);
    await expectAccessible();
    await expect(page.getByRole('link', { name: 'Open the video in a new tab' })).toBeVisible();
  });
}
