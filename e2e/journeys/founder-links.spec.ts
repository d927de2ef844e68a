import type { Locator, Page } from '@playwright/test';

import { fillSignIn } from '../fixtures/fill-sign-in';
import { pressInHeader } from '../fixtures/header';
import { findMail, linkIn, readMails } from '../fixtures/mailbox';
import { PEOPLE } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import { field, region } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { dealsHeading, expect, test } from '../fixtures/test';

const NEW_PASSWORD = 'Better1horse';
const PHONE = { width: 390, height: 844 };

/** Nominates an address to groups in the product; the mail that it gets for that. */
async function nominate(
  page: Page,
  platform: Platform,
  address: string,
  groups = ['Northeast', 'Great Lakes', 'Rocky Mountain'],
) {
  await pressInHeader(page, 'Nominate a deal');
  const dialog = page.getByRole('dialog', { name: 'Nominate a deal' });
  await dialog.getByRole('textbox', { name: 'Email 1', exact: true }).fill(address);
  for (const group of groups) await dialog.getByRole('checkbox', { name: group }).check();
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(dialog.getByText(/successfully nominated/)).toBeVisible();
  await page.keyboard.press('Escape');
  return findMail(platform, address, /nominated/);
}

/** Counts what a founder sees and fills in. */
class Founder {
  readonly screens: string[] = [];
  entries = 0;

  constructor(readonly page: Page) {}

  async sees(screen: string, ...signs: Locator[]) {
    for (const sign of signs) await expect(sign).toBeVisible();
    this.screens.push(screen);
  }

  async types(entry: Locator, text: string) {
    this.entries += 1;
    await entry.click();
    await this.page.keyboard.type(text, { delay: 5 });
  }

  async chooses(choice: () => Promise<unknown>) {
    this.entries += 1;
    await choice();
  }
}

test('a founder comes from the mail to a live profile on a phone, in four screens and twelve entries', async ({
  page,
  platform,
  signInBeside,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const email = 'kiri@kaurigrid.test';
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, email);
  await page.setViewportSize(PHONE);
  const founder = new Founder(page);

  await page.goto(linkIn(mail));
  await founder.sees(
    'sign-up',
    page.getByRole('heading', { level: 1, name: 'Create an account' }),
    page.getByText(
      'Arthur Penhallow nominated your company to Great Lakes, Northeast, and Rocky Mountain.',
    ),
  );
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Email address')).not.toBeEditable();
  await expectAccessible();
  await founder.types(page.getByLabel('First name'), 'Kiri');
  await founder.types(page.getByLabel('Last name'), 'Kauri');
  await founder.types(page.getByLabel('Password', { exact: true }), NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();

  const next = page.getByRole('button', { name: 'Next' });
  const left = (text: string | RegExp) => expect(page.getByText(text)).toBeVisible();
  await founder.sees(
    'form',
    page.getByRole('heading', { level: 1, name: 'Application To ACA Syndication' }),
    page.getByText('Step 1 of 4'),
  );
  await left('9 of 13 required left');
  await expect(page.getByRole('button', { name: 'Create' })).toBeHidden();
  await founder.types(field(page, 'Company name'), 'Kauri Grid');
  await expect(field(page, 'Company website')).toHaveValue('https://kaurigrid.test');
  await founder.chooses(() => page.getByRole('combobox', { name: 'State' }).selectOption('Ohio'));
  await founder.types(field(page, 'Description'), 'Batteries for streets that were never wired.');
  await expectAccessible();
  await next.click();

  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(field(page, 'Company name')).toBeHidden();
  await founder.types(field(page, 'Pitch deck link'), 'kaurigrid.test/deck');
  await field(page, 'Pitch deck link').blur();
  await expect(field(page, 'Pitch deck link')).toHaveValue('https://kaurigrid.test/deck');
  await next.click();

  await expect(field(page, 'CEO name')).toHaveValue('Kiri Kauri');
  await expect(field(page, 'Angel group/fund')).not.toHaveValue('');
  await founder.types(field(page, 'CEO mobile number'), '216-555-0142');
  await next.click();

  await left('4 of 13 required left');
  await founder.types(field(page, 'Raise amount'), '1.5m');
  await expect(field(page, 'Raise amount')).toHaveValue('1.5m');
  await left('1.5 million dollars');
  await founder.types(field(page, 'Valuation/cap'), '6m');
  await founder.chooses(() => page.getByText('At least (50%)').click());
  await founder.chooses(() => page.getByText('SAFE', { exact: true }).click());
  await left('Nothing required is left');
  await expectAccessible();
  await page.getByRole('button', { name: 'Create' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await founder.sees('confirmation', dialog);
  const links = dialog.getByRole('list', { name: 'Your links' }).getByRole('link');
  await expect(links).toHaveText([/^Test Company website/, /^Test Pitch deck link/]);
  await expect(links.last()).toHaveAttribute('href', 'https://kaurigrid.test/deck');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Submit' }).click();

  await founder.sees(
    'live',
    page.getByText('Kauri Grid is live for 3 groups'),
    page.getByRole('heading', { level: 1, name: 'Kauri Grid' }),
    page.getByText('$1,500,000', { exact: true }),
  );
  await expectAccessible();
  expect(founder.screens).toEqual(['sign-up', 'form', 'confirmation', 'live']);
  expect(founder.entries).toBeLessThanOrEqual(12);

  const investor = await signInBeside(PEOPLE.rockyReader);
  await expect(dealsHeading(investor, 'Rocky Mountain')).toBeVisible();
  await expect(investor.getByRole('link', { name: 'Open deal Kauri Grid' })).toBeVisible();
});

test('errors of a form in steps lead to their step', async ({ page, platform, signInBeside }) => {
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, 'ann@stepwell.test');
  await page.setViewportSize(PHONE);
  await page.goto(linkIn(mail));
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Stepwell');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('navigation', { name: 'Steps' }).getByText('Round').click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(field(page, 'Company name')).toBeFocused();
  await page.getByText('9 fields need your attention').click();
  await page.getByRole('button', { name: /^Pitch deck link/ }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(field(page, 'Pitch deck link')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();

  // At a desk the steps are listed beside the form.
  await page.setViewportSize({ width: 1280, height: 800 });
  const round = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', {
    name: /^Round\s+4 errors$/,
  });
  await round.click();
  await expect(round).toHaveAttribute('aria-current', 'step');
  await expect(field(page, 'Raise amount')).toBeInViewport();
  await expect(round).toBeInViewport();
});

test('a link that was used leads to the sign-in, with the address', async ({
  page,
  platform,
  signInBeside,
  expectAccessible,
}) => {
  const email = 'otto@twicefold.test';
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, email);
  await page.goto(linkIn(mail));
  await page.getByLabel('First name').fill('Otto');
  await page.getByLabel('Last name').fill('Twicefold');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Application To ACA Syndication' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(linkIn(mail));
  await expect(page.getByText('You have an account already')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible();
  await fillSignIn(page, { email, role: 'entrepreneur' }, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Application To ACA Syndication' })).toBeVisible();
});

test('a link of a withdrawn nomination says so', async ({
  page,
  platform,
  signInBeside,
  expectAccessible,
}) => {
  const email = 'vera@withdrawn.test';
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, email, [
    'Great Lakes',
  ]);
  const staff = await signInBeside(PEOPLE.staff);
  await staff.goto(`/console/nominations?search=${email}`);
  await staff
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await staff.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await staff.getByRole('button', { name: 'Withdraw the nomination' }).click();
  await expect(staff.getByText('The nomination is withdrawn.')).toBeVisible();

  await page.goto(linkIn(mail));
  await expect(
    page.getByRole('heading', { level: 1, name: 'This nomination was withdrawn' }),
  ).toBeVisible();
  await expect(page.getByText(new RegExp(`^${email} is not nominated any more`))).toBeVisible();
  await expectAccessible();
});

test('links expire: the sign-up is sent again from its page, a reminder says how to answer', async ({
  page,
  startPlatform,
  expectAccessible,
}) => {
  test.setTimeout(400_000);
  const platform = await startPlatform();
  await signInByCalls(page.context(), platform.origin, PEOPLE.nominator);
  await page.goto(platform.origin);
  const email = 'late@latecomer.test';
  const mail = await nominate(page, platform, email, ['Great Lakes']);
  const reminder = await findMail(platform, PEOPLE.reminded.email, /still up to date/);
  await page.context().clearCookies();

  await platform.moveClock(31);
  await page.goto(linkIn(mail));
  await expect(
    page.getByRole('heading', { level: 1, name: 'This link has expired' }),
  ).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText(`Look for the mail to ${email}.`)).toBeVisible();
  const renewed = await findMail(platform, email, /Create your account/);
  await page.goto(linkIn(renewed));
  await expect(page.getByLabel('Email address')).toHaveValue(email);

  await page.goto(linkIn(reminder));
  await expect(page.getByText('This link has expired')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No Change' })).toHaveCount(0);
  await expectAccessible();
});

for (const { device, viewport } of [
  { device: 'a phone', viewport: PHONE },
  { device: 'a desktop', viewport: { width: 1280, height: 800 } },
]) {
  test(`a reminder is answered from its mail on ${device}, without signing in, once`, async ({
    page,
    startPlatform,
    expectAccessible,
  }) => {
    test.setTimeout(400_000);
    const platform = await startPlatform();
    const { text } = await findMail(platform, PEOPLE.reminded.email, /still up to date/);
    const noChange = linkIn({ text } as Awaited<ReturnType<typeof findMail>>);
    await page.setViewportSize(viewport);
    await page.goto(noChange);
    const company = page.getByRole('heading', { level: 1 });
    await expect(company).toHaveText('Elkhorn Telemetry');
    await expect(
      page.getByText(/^The profile that .* keeps here\. Last update: 15 days ago\.$/),
    ).toBeVisible();
    await expect(page.getByText(/this mail was passed on to you/)).toBeVisible();
    await expectAccessible();
    // Opening it has changed nothing.
    await page.reload();
    await expect(page.getByText(/Last update: 15 days ago/)).toBeVisible();

    await page.goto(`${noChange}&change=round`);
    const form = region(page, 'New amount or commitment');
    await form.getByLabel('Raise amount').fill('2.25m');
    await form.getByText('At least (75%)').click();
    await form.getByRole('button', { name: 'Save for investors' }).click();
    await expect(
      page.getByText(/Investors see it now: \$2,250,000, At least \(75%\)\./),
    ).toBeVisible();
    await expectAccessible();

    await page.goto(noChange);
    await expect(page.getByText(/^This link was used on /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'No Change' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit the whole profile' }).click();
    await page.getByRole('button', { name: 'Entrepreneur Sign In' }).click();
    await fillSignIn(page, PEOPLE.reminded);
    // On a phone it is in a step of its own.
    await expect(page.getByLabel('Raise amount')).toHaveValue('2,250,000');
    expect(await readMails(platform, PEOPLE.reminded.email)).toHaveLength(1);
  });
}
