import type { Page } from '@playwright/test';

import { fillSignIn } from '../fixtures/fill-sign-in';
import { findMail } from '../fixtures/mailbox';
import { PEOPLE } from '../fixtures/people';
import { field, fillRound, openForm, region, update } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { dealsHeading, expect, test } from '../fixtures/test';

const AMOUNTS = ['1.5m', '1500000.00', '$1,500,000', '1 500 000', '1.5 million'];

const listing = (page: Page) => region(page, 'Your listing');
const amountIn = (page: Page, block: string) =>
  region(page, block).getByRole('textbox', { name: 'Raise amount' });

test('an amount is typed as people write amounts, and corrected where the caret is', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.amountTyper);
  await openForm(page);
  const amount = amountIn(page, 'Current Round Information');
  for (const delay of [0, 60]) {
    for (const text of AMOUNTS) {
      await amount.fill('');
      await amount.focus();
      await page.keyboard.type(text, { delay });
      await expect(amount).toHaveValue(text);
      await expect(page.getByText('1.5 million dollars')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(amount).toHaveValue('1,500,000');
    }
  }

  // 1,|500,000 becomes 17,500,000, and without its last three digits 17,500.
  await amount.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('79', { delay: 30 });
  await page.keyboard.press('Backspace');
  await expect(page.getByText('17.5 million dollars')).toBeVisible();
  expect(await amount.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await page.keyboard.press('End');
  for (let erased = 0; erased < 3; erased += 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('17,500');

  await amount.selectText();
  await page.keyboard.insertText('US$ 2,250,000.00');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('2,250,000');

  for (const [text, message] of [
    ['-5', 'The amount cannot be negative'],
    ['1.5', 'Write whole dollars, without cents'],
  ] as const) {
    await amount.selectText();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await expect(amount).toHaveValue(text);
    await expect(region(page, 'Current Round Information').getByText(message)).toBeVisible();
  }
  await amount.selectText();
  await page.keyboard.type('2.25m');
  await update(page);
  await page.reload();
  await expect(amount).toHaveValue('2,250,000');
});

test('the reminder leads to "No Change", through the sign-in', async ({
  page,
  platform,
  expectAccessible,
}) => {
  const { text } = await findMail(platform, PEOPLE.reminded.email, /still up to date/);
  expect(text).toContain('Edit the whole profile: ');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(/\S+\/profile\/\S+\/edit/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Entrepreneur Sign In' }).click();
  await fillSignIn(page, PEOPLE.reminded);
  const button = listing(page).getByRole('button', { name: 'No Change' });
  await expect(button).toBeInViewport();
  await expect(listing(page)).toContainText('“No Change” keeps it listed until');
  await expectAccessible();
  await button.click();
  await expect(listing(page)).toContainText('is up to date as of today');
  await expect(listing(page)).toContainText(' (60 days left).');
  await page.goto('/');
  await expect(listing(page)).toContainText(' (60 days left).');
});

test('"No Change" makes no promise that an old edit breaks', async ({ page, signIn }) => {
  await signIn(PEOPLE.longUnedited);
  await expect(listing(page)).toContainText('Your profile has left the list.');
  await expect(listing(page)).toContainText('“No Change” does not bring it back');
  await listing(page).getByRole('button', { name: 'No Change' }).click();
  await expect(listing(page)).toContainText(
    'Your answer is saved. Your profile stays off the list',
  );
  await page.reload();
  await expect(listing(page)).toContainText('Your profile has left the list.');
});

test('other facts can be corrected after the round is concluded', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(PEOPLE.concluded);
  await openForm(page);
  await expect(page.getByText(/cannot be reopened\. Please use 'Add New Round'/)).toBeVisible();
  await field(page, 'Description').fill('Locks that call their owner before they open.');
  await update(page);
  await expectAccessible();
  await page.reload();
  await expect(field(page, 'Description')).toHaveValue(
    'Locks that call their owner before they open.',
  );
  await expect(page.getByRole('checkbox', { name: 'Round is closed' })).toBeDisabled();
  await page.getByRole('button', { name: 'Rounds History' }).click();
  const rounds = page.getByRole('dialog', { name: 'Rounds History' }).getByRole('listitem');
  await expect(rounds).toHaveCount(1);
});

test('a concluded round whose commitment no form offers is followed by the next', async ({
  page,
  startPlatform,
}) => {
  test.setTimeout(400_000);
  const platform = await startPlatform({ clockAheadDays: 70 });
  await signInByCalls(page.context(), platform.origin, PEOPLE.oldTerms);
  await page.goto(platform.origin);
  const modal = page.getByRole('dialog', { name: 'Update Required' });
  await expect(modal).toContainText('“No Change” does not bring it back');
  await modal.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('radio', { name: 'At least (25%)' })).toBeChecked();
  await page.getByRole('button', { name: 'Add New Round' }).click();
  await fillRound(page, 'New Round Information', '3.1m');
  await update(page);
  await expect(amountIn(page, 'Current Round Information')).toHaveValue('3,100,000');
  await expect(listing(page)).toContainText(' (60 days left).');

  await signInByCalls(page.context(), platform.origin, PEOPLE.investor);
  await page.goto(platform.origin);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await page.getByRole('searchbox').fill('Vellum');
  await expect(page.getByRole('link', { name: 'Open deal Vellum Legal' })).toBeVisible();
});
