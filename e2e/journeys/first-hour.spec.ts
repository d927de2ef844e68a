import type { Browser, Page } from '@playwright/test';

import { addAuthenticator, addPasskey } from '../fixtures/authenticator';
import { EmptyProduction } from '../fixtures/empty-production';
import { fillSignIn } from '../fixtures/fill-sign-in';
import { findFreePort } from '../fixtures/free-port';
import { confirmCreation, fillProfile } from '../fixtures/profile-form';
import { expect, test } from '../fixtures/test';

const PASSWORD = 'Lantern-Tide-58';
const STAFF = 'stella.harbor@harbor.test';
const MEMBER = 'mia.member@harbor.test';
const CEO = 'ceo@pebble.test';

/** Opens the link of an invitation, chooses a password and signs in. */
async function come(page: Page, origin: string, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your Password Updated Successfully.')).toBeVisible();
  await page.goto(`${origin}/investor-signin`);
  await fillSignIn(page, { email, role: 'investor' }, PASSWORD);
  await page
    .getByRole('dialog', { name: /^Welcome/ })
    .getByRole('button', { name: 'Agree' })
    .click();
}

const openPage = async (browser: Browser, viewport = { width: 1280, height: 900 }) =>
  (await browser.newContext({ viewport })).newPage();

test('an empty database becomes an association with a first vote, by one command and the browser', async ({
  browser,
}, { parallelIndex }) => {
  test.setTimeout(300_000);
  const port = await findFreePort(parallelIndex);
  const production = await EmptyProduction.start(port, await findFreePort(parallelIndex + 4));
  try {
    const { origin } = production;
    const begun = await production.admin(
      ...['init', '--association', 'Harbor Angels', '--staff', STAFF, '--print-link'],
    );
    expect(begun.code, begun.output).toBe(0);

    const staff = await openPage(browser);
    await addAuthenticator(staff);
    await come(staff, origin, /https?:\/\/\S+/.exec(begun.output)?.[0] ?? '', STAFF);
    await expect(staff).toHaveURL(`${origin}/console`);
    // In production a password alone does not run an association.
    await staff.getByRole('link', { name: 'Add a passkey' }).click();
    await addPasskey(staff, 'Laptop');
    await staff.goto(`${origin}/console`);
    await expect(staff.getByText(/Harbor Angels/).first()).toBeVisible();
    await staff.getByRole('link', { name: 'Say who you are' }).click();
    await staff.getByRole('textbox', { name: /^Support address/ }).fill('help@harbor.test');
    await staff.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText(/^Saved\./)).toBeVisible();
    await staff.getByRole('link', { name: 'Overview' }).click();
    await staff.getByRole('link', { name: 'Create the first group' }).click();
    await staff.getByRole('button', { name: 'New syndication group' }).click();
    await staff.getByRole('textbox', { name: /^Name/ }).fill('Great Lakes');
    await staff.getByRole('button', { name: 'Create' }).click();
    await expect(staff.getByRole('rowheader', { name: 'Great Lakes' })).toBeVisible();
    await staff.getByRole('link', { name: 'Overview' }).click();
    await staff.getByRole('link', { name: 'Invite its members' }).click();
    await staff.getByRole('button', { name: 'Invite people' }).click();
    await staff.getByRole('textbox', { name: /^People/ }).fill(`Mia Member <${MEMBER}>`);
    await staff.getByRole('checkbox', { name: 'Great Lakes' }).check();
    await staff.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(staff.getByText('1 invited by mail')).toBeVisible();
    await staff.keyboard.press('Escape');
    await staff.getByRole('link', { name: 'Overview' }).click();
    await staff.getByRole('link', { name: 'Make one of them its admin' }).click();
    await staff.getByRole('button', { name: /^Open Mia Member/ }).click();
    const person = staff.getByRole('dialog', { name: 'Mia Member' });
    await person.getByRole('button', { name: 'Make admin' }).click();
    await expect(person.getByText('Admin of Great Lakes now.')).toBeVisible();
    await staff.keyboard.press('Escape');
    await staff.getByRole('link', { name: 'Overview' }).click();
    await expect(staff.getByRole('heading', { name: /Members who never came/ })).toBeVisible();
    await expect(staff.getByRole('heading', { name: 'Set up your association' })).toHaveCount(0);

    // On a phone, as most members read their mail.
    const member = await openPage(browser, { width: 390, height: 844 });
    await come(member, origin, await production.linkTo(MEMBER, /invited/), MEMBER);
    await expect(member.getByRole('heading', { name: 'Great Lakes Deals' })).toBeVisible();
    await member.setViewportSize({ width: 1280, height: 900 });
    await member.getByRole('button', { name: 'Nominate a deal' }).click();
    await member.getByRole('textbox', { name: /Email/ }).first().fill(CEO);
    await member.getByRole('checkbox', { name: 'Great Lakes' }).check();
    await member.getByRole('button', { name: 'Send Email' }).click();
    await expect(member.getByText(`${CEO} have been successfully nominated`)).toBeVisible();
    await member.keyboard.press('Escape');

    const founder = await openPage(browser);
    await founder.goto(await production.linkTo(CEO, /nominated/));
    await founder.getByLabel('First name').fill('Pia');
    await founder.getByLabel('Last name').fill('Pebblemark');
    await founder.getByLabel('Email address').fill(CEO);
    await founder.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await founder.getByRole('button', { name: 'Create Account' }).click();
    await founder.getByRole('link', { name: 'Go to Entrepreneur Sign In' }).click();
    await fillSignIn(founder, { email: CEO, role: 'entrepreneur' }, PASSWORD);
    await founder.getByRole('link', { name: 'Create Profile' }).click();
    await fillProfile(founder, 'Pebblemark');
    await confirmCreation(founder);
    await expect(founder.getByRole('heading', { name: 'Round Information' })).toBeVisible();

    await member.goto(`${origin}/`);
    await member.getByRole('button', { name: /^Vote/ }).first().click();
    const vote = member.getByRole('dialog');
    await vote.getByText('75%').first().click();
    await vote.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(vote).toBeHidden();
    await expect(member.getByText('75%').first()).toBeVisible();
  } finally {
    await production.stop();
  }
});
