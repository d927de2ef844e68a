import type { Page } from '@playwright/test';

import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { HEALTH_MAIL_PATH } from '@syndication/contract/health/health.rules';

import { fillSignIn } from '../fixtures/fill-sign-in';
import { findMail, readMails } from '../fixtures/mailbox';
import { PEOPLE, type Person } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import {
  confirmCreation,
  fillProfile,
  fillRound,
  openForm,
  region,
  update,
} from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { dealsHeading, expect, test } from '../fixtures/test';

/** Jobs send mails; a busy machine lets them wait. */
const MAIL_MS = 30_000;
const COMPANY = 'Pebblemark';
const OWNER = PEOPLE.nominee;
/** Who nominated the owner, and so is the deal lead. */
const LEAD = 'walter.quillen@harborlight.test';
const REMINDER = new RegExp(`(your|the) ${COMPANY} profile still up to date`);

/** A browser at someone's screen, on a day after the platform was first started. */
class Days {
  private readonly startedAt = Date.now();

  constructor(
    readonly page: Page,
    readonly platform: Platform,
  ) {}

  /** Moves the clocks of the platform and of the browser; nobody is signed in any more. */
  async moveTo(day: number) {
    await this.platform.moveClock(day);
    await this.page.clock.setSystemTime(this.startedAt + day * DAY_MS);
  }

  async signIn(person: Person) {
    // Answers that the page before still waits for would set the cookies of an earlier session.
    await this.page.goto('about:blank');
    await signInByCalls(this.page.context(), this.platform.origin, person);
    await this.page.goto(this.platform.origin);
  }

  async countReminders(to: string) {
    const mails = await readMails(this.platform, to);
    return mails.filter(({ subject }) => REMINDER.test(subject)).length;
  }

  async countWaitingMails() {
    const answer = await fetch(this.platform.origin + HEALTH_MAIL_PATH);
    return ((await answer.json()) as { waiting: number }).waiting;
  }

  async isListed() {
    await this.signIn(PEOPLE.investor);
    await expect(dealsHeading(this.page, 'Northeast')).toBeVisible();
    await this.page.getByRole('searchbox').fill(COMPANY);
    const deal = this.page.getByRole('link', { name: `Open deal ${COMPANY}` });
    await expect(deal.or(this.page.getByText('No Deals Found')).first()).toBeVisible();
    return deal.isVisible();
  }
}

const listing = (page: Page) => region(page, 'Your listing');
const dueModal = (page: Page) => page.getByRole('dialog', { name: 'Update Required' });
const closing = (page: Page) => page.getByRole('checkbox', { name: 'Round is closed' });

async function confirmNoChange(page: Page, answer = /is up to date as of today/) {
  await dueModal(page).getByRole('button', { name: 'No Change' }).click();
  await expect(page.getByText(answer)).toBeVisible();
}

async function goesLive(days: Days) {
  const { page } = days;
  await days.signIn(OWNER);
  await page.getByRole('link', { name: 'Create Profile' }).click();
  await fillProfile(page, COMPANY);
  await confirmCreation(page);
  await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your home' }).click();
  await expect(listing(page)).toContainText(' (60 days left).');
}

async function isReminded(days: Days) {
  for (const [index, day] of [14, 28, 45, 55, 59].entries()) {
    await days.moveTo(day);
    await expect.poll(() => days.countReminders(OWNER.email), { timeout: MAIL_MS }).toBe(index + 1);
    const mail = await findMail(days.platform, OWNER.email, REMINDER);
    expect(mail.text).toContain(`was ${day} days ago`);
    await expect.poll(() => days.countReminders(LEAD), { timeout: MAIL_MS }).toBe(day < 55 ? 0 : 1);
  }
}

async function leavesTheList(days: Days, expectAccessible: () => Promise<void>) {
  const { page } = days;
  await days.moveTo(60);
  expect(await days.isListed()).toBe(true);
  await page.getByRole('link', { name: `Open deal ${COMPANY}` }).click();
  await expect(page.getByRole('button', { name: '75%', exact: true })).toBeVisible();
  const dealAddress = page.url();
  await days.signIn(OWNER);
  await expect(dueModal(page)).toContainText('60 days ago');
  await page.keyboard.press('Escape');
  await expect(listing(page)).toContainText('Listed until the end of today.');

  await days.moveTo(61);
  expect(await days.isListed()).toBe(false);
  await page.goto(dealAddress);
  await expect(page.getByText(/^This deal left the list on/)).toBeVisible();
  await expect(page.getByRole('button', { name: '75%', exact: true })).toHaveCount(0);
  await expectAccessible();
  await days.signIn(OWNER);
  await expect(dueModal(page)).toContainText('61 days ago');
  await page.keyboard.press('Escape');
  await expect(listing(page)).toContainText('Your profile has left the list.');
}

async function returnsAfterAnEdit(days: Days) {
  const { page } = days;
  await openForm(page);
  await closing(page).check();
  await update(page);
  await expect(closing(page)).toBeChecked();
  await closing(page).uncheck();
  await update(page);
  await expect(
    region(page, 'Current Round Information').getByRole('textbox').first(),
  ).toBeEnabled();
  expect(await days.isListed()).toBe(true);
}

async function isConcluded(days: Days, expectAccessible: () => Promise<void>) {
  const { page } = days;
  await days.moveTo(91);
  await days.signIn(OWNER);
  await confirmNoChange(page);

  await days.moveTo(121);
  await days.signIn(OWNER);
  await confirmNoChange(page, /Your profile still leaves the list after/);
  await openForm(page);
  await expect(page.getByText(/cannot be reopened\. Please use 'Add New Round'/)).toBeVisible();
  await expect(closing(page)).toBeChecked();
  await expect(closing(page)).toBeDisabled();
  await expect(page.getByText(/The round stays closed/)).toBeVisible();
  await expectAccessible();
}

async function leavesTheListWithoutAnEdit(days: Days) {
  const { page } = days;
  await days.moveTo(151);
  await days.signIn(OWNER);
  await confirmNoChange(page, /Your profile still leaves the list after/);
  await expect(listing(page)).toContainText('Listed until the end of today.');
  await expect(listing(page)).toContainText('“No Change” does not keep it listed longer');
  await days.moveTo(152);
  expect(await days.isListed()).toBe(false);
}

async function beginsTheNextRound(days: Days, expectAccessible: () => Promise<void>) {
  const { page } = days;
  await days.signIn(OWNER);
  await openForm(page);
  await page.getByRole('button', { name: 'Add New Round' }).click();
  await fillRound(page, 'New Round Information', '3100000');
  await update(page);
  await expect(region(page, 'New Round Information')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rounds History' }).click();
  const rounds = page.getByRole('dialog', { name: 'Rounds History' }).getByRole('listitem');
  await expect(rounds.first()).toContainText(/Concluded.*\$1,500,000/);
  await expect(rounds.last()).toContainText(/Open.*\$3,100,000/);
  await expectAccessible();
  expect(await days.isListed()).toBe(true);
}

async function stopsTheReminders(days: Days) {
  const { page, platform } = days;
  const before = await days.countReminders(OWNER.email);
  await days.moveTo(166);
  await expect.poll(() => days.countReminders(OWNER.email), { timeout: MAIL_MS }).toBe(before + 1);
  const { text } = await findMail(platform, OWNER.email, REMINDER);
  const link = /\S+\/unsubscribe-email/.exec(text)?.[0] ?? '';
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Entrepreneur Sign In' }).click();
  await fillSignIn(page, OWNER);
  await page.getByText("Updating Regularly, don't need reminders").click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('You will get no more reminders')).toBeVisible();
  await page.getByRole('link', { name: 'Go To Homepage' }).click();
  await expect(listing(page)).not.toContainText('Next reminder');

  await days.moveTo(180);
  await days.signIn(OWNER);
  await expect(listing(page)).not.toContainText('Next reminder');
  await expect.poll(() => days.countWaitingMails(), { timeout: MAIL_MS }).toBe(0);
  expect(await days.countReminders(OWNER.email)).toBe(before + 1);
}

test('a profile and its rounds live through half a year', async ({
  page,
  startPlatform,
  expectAccessible,
}) => {
  test.setTimeout(900_000);
  const days = new Days(page, await startPlatform());
  await test.step('it goes live', () => goesLive(days));
  await test.step('its owner is reminded, and once the lead', () => isReminded(days));
  await test.step('it leaves the list after 60 days', () => leavesTheList(days, expectAccessible));
  await test.step('an edit brings it back', () => returnsAfterAnEdit(days));
  await test.step('its round is concluded', () => isConcluded(days, expectAccessible));
  await test.step('90 days end it too', () => leavesTheListWithoutAnEdit(days));
  await test.step('the next round begins', () => beginsTheNextRound(days, expectAccessible));
  await test.step('the reminders are stopped', () => stopsTheReminders(days));
});
