import { createFounder } from '../fixtures/create-founder';
import { linkIn } from '../fixtures/mailbox';
import { nominate } from '../fixtures/nominate';
import { PEOPLE } from '../fixtures/people';
import {
  confirmCreation,
  field,
  fillProfile,
  fillRound,
  openForm,
  region,
  update,
} from '../fixtures/profile-form';
import { dealsHeading, expect, test } from '../fixtures/test';
import { WINDOWS } from '../fixtures/windows';

const NEW_PASSWORD = 'Better1horse';
const GROUP = 'Great Lakes';

test('a nomination leads from its mail to a profile that investors of the group see', async ({
  page,
  platform,
  signInBeside,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const { email } = PEOPLE.founder;
  const mail = await nominate(await signInBeside(PEOPLE.nominator), platform, email, [GROUP]);
  expect(mail.text).toContain(`the investors of ${GROUP}`);

  await page.goto(linkIn(mail));
  await createFounder(page, email, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Application To ACA Syndication' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toHaveValue('US');
  await expect(field(page, 'Email')).toHaveValue(PEOPLE.nominator.email);
  await expect(field(page, 'Email')).not.toBeEditable();
  await expect(page.getByRole('checkbox', { name: GROUP })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: GROUP })).toBeDisabled();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('9 fields need your attention')).toBeVisible();
  await expect(field(page, 'Company name')).toBeFocused();
  await expectAccessible();

  await fillProfile(page, 'Pebblemark');
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
  await confirmCreation(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pebblemark' })).toBeVisible();
  await expect(page).toHaveURL(/\/ventures\/[0-9a-f-]{36}$/);
  await expect(page.getByText('(216) 555-0142')).toBeVisible();
  const address = page.url();
  await page.goto(`${platform.origin}/create-profile`);
  await expect(page).toHaveURL(address);

  const investor = await signInBeside(PEOPLE.phoneReader);
  await expect(dealsHeading(investor, GROUP)).toBeVisible();
  await investor.getByRole('link', { name: 'Open deal Pebblemark' }).click();
  await expect(investor).toHaveURL(address);
  await expect(investor.getByRole('heading', { name: /^Round Information/ })).toBeVisible();
  await expect(investor.getByText('$1,500,000', { exact: true })).toBeVisible();
  const outsider = await signInBeside(PEOPLE.rockyReader);
  await expect(dealsHeading(outsider, 'Rocky Mountain')).toBeVisible();
  await outsider.goto(address);
  await expect(outsider.getByText('This is not available to you.')).toBeVisible();
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
  await update(page);
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
  await update(other);
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
  await update(page);
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

test('an ageing profile is confirmed', async ({ page, signIn, expectAccessible }) => {
  await signIn(PEOPLE.due);
  const modal = page.getByRole('dialog', { name: 'Update Required' });
  await expect(modal.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expectAccessible();
  await modal.getByRole('button', { name: 'No Change' }).click();
  await expect(page.getByText(/is up to date as of today/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await expect(modal).toHaveCount(0);
});

for (const { of, use } of WINDOWS) {
  test.describe(`the reminders on ${of}`, () => {
    test.use(use);

    test('are stopped with a reason, and switched on again', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.quiet, '/unsubscribe-email');
      const submit = page.getByRole('button', { name: 'Submit' });
      await expect(submit).toBeDisabled();
      await page.getByText('Platform is not working for them, Why?').click();
      await expect(submit).toBeDisabled();
      await page.getByLabel('Your comment').fill('Nobody has called us.');
      await expectAccessible();
      await submit.click();
      await expect(
        page.getByText('You will get no more reminders to update your profile'),
      ).toBeVisible();
      await expectAccessible();
      await page.goto('/account');
      await page.getByRole('button', { name: 'Turn reminders back on' }).click();
      await expect(page.getByRole('link', { name: 'Stop the reminders' })).toBeVisible();
      await expectAccessible();
      await page.goto('/unsubscribe-email');
      await page.getByText('Round is Closed').click();
      await submit.click();
      await page.getByRole('button', { name: 'Turn reminders back on' }).click();
      await expect(page.getByText('Reminders are back on')).toBeVisible();
      await page.getByRole('link', { name: 'Go To Homepage' }).click();
      await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
    });
  });
}
