import type { Page } from '@playwright/test';

import { fillSignIn } from '../fixtures/fill-sign-in';
import { findMail, linkIn, readMails } from '../fixtures/mailbox';
import { PEOPLE, type Person } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import { region } from '../fixtures/profile-form';
import { expect, expectNoViolations, test } from '../fixtures/test';
import { DESKTOP, PHONE, TABLET } from '../fixtures/windows';

/** Have a venture that was last updated 15 to 18 days ago, or 19 once midnight has passed. */
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
  const whose = page.getByText(/^Profile maintained by .* · Last updated 1[5-9] days ago$/);
  await expect(whose).toBeVisible();
  await expect(page.getByText(/this email was forwarded to you/)).toBeVisible();
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
    page.getByText(/Investors now see this: \$2,250,000, At least \(75%\)\./),
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
  await expect(page.getByText(/is up to date as of today/)).toBeVisible();
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
