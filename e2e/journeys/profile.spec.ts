import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';

const NEW_PASSWORD = 'Better1horse';
const UPDATED = 'Profile updated successfully!';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(field(page, 'Company name')).not.toHaveValue('');
}

async function signUp(page: Page) {
  await page.goto('/entrepreneur-signup');
  await page.getByLabel('First name').fill('Pia');
  await page.getByLabel('Last name').fill('Pebblemark');
  await page.getByLabel('Email address').fill(PEOPLE.founder.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your account is ready')).toBeVisible();
  await page.goto('/entrepreneur-signin');
  await page.getByLabel('Email').fill(PEOPLE.founder.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function fillRound(page: Page, title: string, amount: string) {
  const block = region(page, title);
  await block.getByRole('textbox', { name: 'Raise amount' }).fill(amount);
  await block.getByRole('textbox', { name: 'Valuation/cap' }).fill('6000000');
  await block.getByText('At least (50%)').click();
  await block.getByText('SAFE').click();
}

async function fillProfile(page: Page) {
  await field(page, 'Company name').fill('Pebblemark');
  await field(page, 'Company website').fill('https://pebblemark.test');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Ohio');
  await field(page, 'Description').fill('Paving stones that drink the rain of a whole street.');
  await field(page, 'Pitch deck link').fill('https://pebblemark.test/deck');
  await field(page, 'CEO name').fill('Pia Pebblemark');
  await field(page, 'CEO mobile number').fill('216-555-0142');
  await field(page, 'Angel group/fund').fill('Five Lakes Angels');
  await fillRound(page, 'Current Round Information', '1500000');
}

test('a nominated entrepreneur creates the one profile', async ({
  page,
  platform,
  expectAccessible,
}) => {
  await signUp(page);
  await page.getByRole('link', { name: 'Create Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Application To ACA Syndication' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('US');
  await expect(field(page, 'Email')).not.toBeEditable();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('12 fields need your attention')).toBeVisible();
  await expect(field(page, 'Company name')).toBeFocused();
  await expectAccessible();

  await fillProfile(page);
  await page.route('**/api/v1/ventures', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Create' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await expect(dialog).toContainText(
    'Kindly test your links in an incognito browser window before submitting.',
  );
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expect(field(page, 'Company name')).toHaveValue('Pebblemark');

  await page.unroute('**/api/v1/ventures');
  await page.getByRole('button', { name: 'Create' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pebblemark' })).toBeVisible();
  await expect(page).toHaveURL(/\/ventures\/[0-9a-f-]{36}$/);
  await expect(page.getByText('(216) 555-0142')).toBeVisible();
  const address = page.url();

  await page.goto(`${platform.origin}/create-profile`);
  await expect(page).toHaveURL(address);
});

test('who is not nominated is sent home from the form', async ({ page, signIn }) => {
  await signIn(PEOPLE.unnominated);
  await expect(page.getByText(/not nominated/i)).toBeVisible();
  await page.goto('/create-profile');
  await expect(page.getByText(/not nominated/i)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an entrepreneur edits the profile, and a second tab is told', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  await signIn(PEOPLE.editor);
  await openForm(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other, 'Company name')).not.toHaveValue('');

  await field(page, 'Description').fill('Sensors that hear a leak before the street is wet.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectAccessible();

  await field(other, 'CEO name').fill('Rosa Q. Quintanar');
  await other.getByRole('button', { name: 'Update' }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'You changed this profile elsewhere' });
  await expect(notice).toContainText('Sensors that hear a leak before the street is wet.');
  await expect(field(other, 'CEO name')).toHaveValue('Rosa Q. Quintanar');
  await notice.getByRole('button', { name: 'Reload and lose what I typed' }).click();
  await expect(field(other, 'Description')).toHaveValue(
    'Sensors that hear a leak before the street is wet.',
  );
  await field(other, 'CEO name').fill('Rosa Q. Quintanar');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText(UPDATED)).toBeVisible();
});

test('a round is closed, opened again, and followed by the next', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(PEOPLE.raiser);
  await openForm(page);
  const closing = page.getByRole('checkbox', { name: 'Round is closed' });
  const current = region(page, 'Current Round Information');
  await closing.check();
  await expect(current.getByRole('textbox', { name: 'Raise amount' })).toBeDisabled();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await closing.uncheck();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(current.getByRole('textbox', { name: 'Raise amount' })).toBeEnabled();

  await closing.check();
  await page.getByRole('button', { name: 'Add New Round' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('4 fields need your attention')).toBeVisible();
  await fillRound(page, 'New Round Information', '3100000');
  await expectAccessible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(region(page, 'New Round Information')).toHaveCount(0);
  await expect(current.getByRole('textbox', { name: 'Raise amount' })).toHaveValue('3,100,000');
  await expect(closing).not.toBeChecked();

  await page.getByRole('button', { name: 'Rounds History' }).click();
  const history = page.getByRole('dialog', { name: 'Rounds History' });
  await expect(history.getByText('$3,100,000')).toBeVisible();
  await expectAccessible();
});

test('an ageing profile is confirmed, and its reminders are stopped', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(PEOPLE.due);
  const modal = page.getByRole('dialog', { name: 'Update Required' });
  await expect(modal.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expectAccessible();
  await modal.getByRole('button', { name: 'No Change' }).click();
  await expect(page.getByText(/counts as up to date from today/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expect(modal).toHaveCount(0);

  await page.goto('/unsubscribe-email');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await page.getByText('Platform is not working for them, Why?').click();
  await expect(submit).toBeDisabled();
  await page.getByLabel('Your comment').fill('Nobody has called us.');
  await expectAccessible();
  await submit.click();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
