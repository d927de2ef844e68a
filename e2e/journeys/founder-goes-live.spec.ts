import type { Locator, Page } from '@playwright/test';

import { linkIn } from '../fixtures/mailbox';
import { nominate } from '../fixtures/nominate';
import { PEOPLE } from '../fixtures/people';
import { field } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { dealsHeading, expect, expectNoViolations, test } from '../fixtures/test';
import { DESKTOP, PHONE, TABLET } from '../fixtures/windows';

const NEW_PASSWORD = 'Better1horse';
const GROUPS = ['Northeast', 'Great Lakes', 'Rocky Mountain'];
const siteOf = (company: string) => `${company.replace(' ', '').toLowerCase()}.test`;

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
      'Arthur Penhallow nominated your company for the investors of Great Lakes, Northeast, and Rocky Mountain to see.',
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
  await left('No required fields left', 'All required fields are filled in');
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
    page.getByText(`${company} is live in 3 groups`),
    page.getByRole('heading', { level: 1, name: company }),
    page.getByText('$1,500,000', { exact: true }),
  );
  await expectNoViolations(page);
  expect(founder.screens).toEqual(['sign-up', 'form', 'confirmation', 'live']);
  expect(founder.entries).toBeLessThanOrEqual(12);
}

const FOUNDERS = [
  { ...DESKTOP, company: 'Larch Grid' },
  { ...TABLET, company: 'Rowan Grid' },
  { ...PHONE, company: 'Kauri Grid' },
];

test('a founder comes from the mail to a live profile, in four screens and twelve entries, in every window', async ({
  browser,
  page,
  startPlatform,
}) => {
  test.setTimeout(400_000);
  // Every list of deals has some more afterwards, which other journeys count.
  const platform = await startPlatform();
  const { origin } = platform;
  await signInByCalls(page.context(), origin, PEOPLE.nominator);
  await page.goto(origin);
  // A member's part is the same in every window: once for all three founders.
  const nominated = [];
  for (const founder of FOUNDERS) {
    const mail = await nominate(page, platform, `kiri@${siteOf(founder.company)}`, GROUPS);
    nominated.push({ ...founder, mail });
  }
  for (const { of, use, company, mail } of nominated) {
    await test.step(of, async () => {
      const context = await browser.newContext({ ...use, baseURL: origin });
      await goLive(await context.newPage(), mail, company, of);
      await context.close();
    });
  }
  await page.goto('about:blank');
  await signInByCalls(page.context(), origin, PEOPLE.rockyReader);
  await page.goto(origin);
  await expect(dealsHeading(page, 'Rocky Mountain')).toBeVisible();
  for (const { company } of FOUNDERS) {
    await expect(page.getByRole('link', { name: `Open deal ${company}` })).toBeVisible();
  }
});
