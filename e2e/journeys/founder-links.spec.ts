import type { Locator, Page } from '@playwright/test';

import { findViolations } from '../fixtures/axe';
import { fillSignIn } from '../fixtures/fill-sign-in';
import { pressInHeader } from '../fixtures/header';
import { inEveryWindow } from '../fixtures/in-every-window';
import { findMail, linkIn, readMails } from '../fixtures/mailbox';
import { PEOPLE, type Person } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import { field, region } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { dealsHeading, expect, test } from '../fixtures/test';
import { DESKTOP, PHONE, TABLET } from '../fixtures/windows';

const NEW_PASSWORD = 'Better1horse';

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

const siteOf = (company: string) => `${company.replace(' ', '').toLowerCase()}.test`;

async function expectNoViolations(page: Page) {
  expect(await findViolations(page), 'axe').toEqual([]);
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

/** From the mail to the live profile, by the fewest screens and entries. */
async function goLive(page: Page, mail: Parameters<typeof linkIn>[0], company: string, of: string) {
  const site = siteOf(company);
  const founder = new Founder(page);

  await page.goto(linkIn(mail));
  await founder.sees(
    'sign-up',
    page.getByRole('heading', { level: 1, name: 'Create an account' }),
    page.getByText(
      'Arthur Penhallow nominated your company to Great Lakes, Northeast, and Rocky Mountain.',
    ),
  );
  await expect(page.getByLabel('Email address')).toHaveValue(`kiri@${site}`);
  await expect(page.getByLabel('Email address')).not.toBeEditable();
  await expectNoViolations(page);
  await founder.types(page.getByLabel('First name'), 'Kiri');
  await founder.types(page.getByLabel('Last name'), 'Kauri');
  await founder.types(page.getByLabel('Password', { exact: true }), NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();

  /** On a phone the form comes in steps; elsewhere it is all there. */
  const goOn = async (step: number, before: string) => {
    if (of !== PHONE.of) return;
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible();
    await expect(field(page, before)).toBeHidden();
  };
  const left = (inSteps: string, atOnce: string) =>
    expect(page.getByText(of === PHONE.of ? inSteps : atOnce)).toBeVisible();
  await founder.sees(
    'form',
    page.getByRole('heading', { level: 1, name: 'Application To ACA Syndication' }),
    field(page, 'Company name'),
  );
  await left('9 of 13 required left', '9 required fields to go');
  const create = page.getByRole('button', { name: 'Create' });
  await expect(create).toBeVisible({ visible: of !== PHONE.of });
  await founder.types(field(page, 'Company name'), company);
  await expect(field(page, 'Company website')).toHaveValue(`https://${site}`);
  await founder.chooses(() => page.getByRole('combobox', { name: 'State' }).selectOption('Ohio'));
  await founder.types(field(page, 'Description'), 'Batteries for streets that were never wired.');
  await expectNoViolations(page);
  await goOn(2, 'Company name');

  await founder.types(field(page, 'Pitch deck link'), `${site}/deck`);
  await field(page, 'Pitch deck link').blur();
  await expect(field(page, 'Pitch deck link')).toHaveValue(`https://${site}/deck`);
  await goOn(3, 'Pitch deck link');

  await expect(field(page, 'CEO name')).toHaveValue('Kiri Kauri');
  await expect(field(page, 'Angel group/fund')).not.toHaveValue('');
  await founder.types(field(page, 'CEO mobile number'), '216-555-0142');
  await goOn(4, 'CEO name');

  await left('4 of 13 required left', '4 required fields to go');
  await founder.types(field(page, 'Raise amount'), '1.5m');
  await expect(field(page, 'Raise amount')).toHaveValue('1.5m');
  await expect(page.getByText('1.5 million dollars')).toBeVisible();
  await founder.types(field(page, 'Valuation/cap'), '6m');
  await founder.chooses(() => page.getByText('At least (50%)').click());
  await founder.chooses(() => page.getByText('SAFE', { exact: true }).click());
  await left('Nothing required is left', 'All required fields are filled in');
  await expectNoViolations(page);
  await create.click();

  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await founder.sees('confirmation', dialog);
  const links = dialog.getByRole('list', { name: 'Your links' }).getByRole('link');
  await expect(links).toHaveText([/^Test Company website/, /^Test Pitch deck link/]);
  await expect(links.last()).toHaveAttribute('href', `https://${site}/deck`);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();

  await founder.sees(
    'live',
    page.getByText(`${company} is live for 3 groups`),
    page.getByRole('heading', { level: 1, name: company }),
    page.getByText('$1,500,000', { exact: true }),
  );
  await expectNoViolations(page);
  expect(founder.screens).toEqual(['sign-up', 'form', 'confirmation', 'live']);
  expect(founder.entries).toBeLessThanOrEqual(12);
}

test('a founder comes from the mail to a live profile, in four screens and twelve entries, in every window', async ({
  browser,
  startPlatform,
}) => {
  test.setTimeout(400_000);
  // Every list of deals has some more afterwards, which other journeys count.
  const platform = await startPlatform();
  const { origin } = platform;
  for (const { of, use, company } of [
    { ...DESKTOP, company: 'Larch Grid' },
    { ...TABLET, company: 'Rowan Grid' },
    { ...PHONE, company: 'Kauri Grid' },
  ]) {
    await test.step(of, async () => {
      const members = await browser.newContext({ baseURL: origin });
      await signInByCalls(members, origin, PEOPLE.nominator);
      const member = await members.newPage();
      await member.goto('/');
      const mail = await nominate(member, platform, `kiri@${siteOf(company)}`);
      const founders = await browser.newContext({ ...use, baseURL: origin });
      await goLive(await founders.newPage(), mail, company, of);
      await founders.close();

      await signInByCalls(members, origin, PEOPLE.rockyReader);
      await member.goto('/');
      await expect(dealsHeading(member, 'Rocky Mountain')).toBeVisible();
      await expect(member.getByRole('link', { name: `Open deal ${company}` })).toBeVisible();
      await members.close();
    });
  }
});

test('errors of a form in steps lead to their step', async ({ page, platform, signInBeside }) => {
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, 'ann@stepwell.test');
  await page.setViewportSize(PHONE.use.viewport);
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
  browser,
  page,
  platform,
  signInBeside,
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
  await inEveryWindow(browser, linkIn(mail), async (opened) => {
    await expect(opened.getByText('You have an account already')).toBeVisible();
    await expect(opened.getByLabel('Email')).toHaveValue(email);
  });
  await page.goto(linkIn(mail));
  await fillSignIn(page, { email, role: 'entrepreneur' }, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Application To ACA Syndication' })).toBeVisible();
});

test('a link of a withdrawn nomination says so', async ({ browser, platform, signInBeside }) => {
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

  await inEveryWindow(browser, linkIn(mail), async (opened) => {
    const heading = { level: 1, name: 'This nomination was withdrawn' } as const;
    await expect(opened.getByRole('heading', heading)).toBeVisible();
    await expect(opened.getByText(new RegExp(`^${email} is not nominated any more`))).toBeVisible();
  });
});

test('links expire: the sign-up is sent again from its page, a reminder says how to answer', async ({
  browser,
  page,
  startPlatform,
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
  await inEveryWindow(browser, linkIn(mail), async (opened) => {
    const heading = { level: 1, name: 'This link has expired' } as const;
    await expect(opened.getByRole('heading', heading)).toBeVisible();
  });
  await page.goto(linkIn(mail));
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText(`Look for the mail to ${email}.`)).toBeVisible();
  const renewed = await findMail(platform, email, /Create your account/);
  await page.goto(linkIn(renewed));
  await expect(page.getByLabel('Email address')).toHaveValue(email);

  await inEveryWindow(browser, linkIn(reminder), async (opened) => {
    await expect(opened.getByText('This link has expired')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'No Change' })).toHaveCount(0);
  });
});

/** Have a venture that was last updated 15 to 18 days ago. */
const REMINDED = [
  {
    ...DESKTOP,
    raising: { person: PEOPLE.reminded, company: 'Elkhorn Telemetry' },
    unchanged: { person: PEOPLE.grocer, company: 'Northstead Foods' },
  },
  {
    ...TABLET,
    raising: { person: PEOPLE.therapist, company: 'Lakehouse Therapeutics' },
    unchanged: { person: PEOPLE.sensorMaker, company: 'Spreewerk Sensorik' },
  },
  {
    ...PHONE,
    raising: { person: PEOPLE.aviator, company: 'Kestrel Avionics' },
    unchanged: { person: PEOPLE.quantumMaker, company: 'Flatiron Quantum' },
  },
];

interface Reminded {
  person: Person;
  company: string;
}

/** Opens the link of a reminder, which changes nothing. */
async function openReminder(page: Page, platform: Platform, { person, company }: Reminded) {
  const link = linkIn(await findMail(platform, person.email, /still up to date/));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
  const whose = page.getByText(/^The profile that .* keeps here\. Last update: 1[5-8] days ago\.$/);
  await expect(whose).toBeVisible();
  await expect(page.getByText(/this mail was passed on to you/)).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(whose).toBeVisible();
  return link;
}

async function expectUsed(page: Page, link: string) {
  await page.goto(link);
  await expect(page.getByText(/^This link was used on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'No Change' })).toHaveCount(0);
}

async function raisesByLink(page: Page, platform: Platform, founder: Reminded) {
  const link = await openReminder(page, platform, founder);
  await page.goto(`${link}&change=round`);
  const form = region(page, 'New amount or commitment');
  await form.getByLabel('Raise amount').fill('2.25m');
  await form.getByText('At least (75%)').click();
  await form.getByRole('button', { name: 'Save for investors' }).click();
  await expect(
    page.getByText(/Investors see it now: \$2,250,000, At least \(75%\)\./),
  ).toBeVisible();
  await expectNoViolations(page);

  await expectUsed(page, link);
  await page.getByRole('link', { name: 'Edit the whole profile' }).click();
  await page.getByRole('button', { name: 'Entrepreneur Sign In' }).click();
  await fillSignIn(page, founder.person);
  // On a phone it is in a step of its own.
  await expect(page.getByLabel('Raise amount')).toHaveValue('2,250,000');
  expect(await readMails(platform, founder.person.email)).toHaveLength(1);
}

async function confirmsByLink(page: Page, platform: Platform, founder: Reminded) {
  const link = await openReminder(page, platform, founder);
  await page.getByRole('button', { name: 'No Change' }).click();
  await expect(page.getByText(/counts as up to date from today/)).toBeVisible();
  await expectNoViolations(page);
  await expectUsed(page, link);
}

test('a reminder is answered from its mail, without signing in, once, in every window', async ({
  browser,
  startPlatform,
}) => {
  test.setTimeout(400_000);
  const platform = await startPlatform();
  for (const { of, use, raising, unchanged } of REMINDED) {
    const context = await browser.newContext({ ...use, baseURL: platform.origin });
    const page = await context.newPage();
    await test.step(`“No Change” on ${of}`, () => confirmsByLink(page, platform, unchanged));
    await test.step(`a new amount on ${of}`, () => raisesByLink(page, platform, raising));
    await context.close();
  }
});
