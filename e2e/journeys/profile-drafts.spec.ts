import type { Page } from '@playwright/test';

import { fillSignIn } from '../fixtures/fill-sign-in';
import { PEOPLE } from '../fixtures/people';
import { field, openForm } from '../fixtures/profile-form';
import { expect, test } from '../fixtures/test';

const SAVED = 'Gullwing Freight';

const name = (page: Page) => field(page, 'Company name');
const isBack = (page: Page) => page.getByText('Your unsaved changes are back');
const isKept = (page: Page) => page.getByText(/^Draft kept\./);
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard changes' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(name(page)).toHaveValue(SAVED);
}

test('what was typed is there after a reload and on another device, until it is discarded', async ({
  page,
  signIn,
  signInBeside,
  expectAccessible,
}) => {
  await signIn(PEOPLE.drafter);
  await openForm(page);
  await name(page).fill('Gullwing Freight Lines');
  await page.getByRole('checkbox', { name: 'Impact investment' }).check();
  await expect(isKept(page)).toBeVisible();
  await page.reload();
  await expect(isBack(page)).toBeVisible();
  await expect(name(page)).toHaveValue('Gullwing Freight Lines');
  await expectAccessible();

  const elsewhere = await signInBeside(PEOPLE.drafter);
  await openForm(elsewhere);
  await expect(name(elsewhere)).toHaveValue('Gullwing Freight Lines');
  await expect(elsewhere.getByRole('checkbox', { name: 'Impact investment' })).toBeChecked();
  const forgotten = elsewhere.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.ok(),
  );
  await discard(elsewhere);
  await forgotten;
  await expect(isBack(elsewhere)).toHaveCount(0);
  await elsewhere.reload();
  await expect(name(elsewhere)).toHaveValue(SAVED);
});

test('what was typed outlives the session', async ({ page, context, signIn }) => {
  await signIn(PEOPLE.drafter);
  await openForm(page);
  const form = new URL(page.url()).pathname;
  await context.clearCookies({ name: 'session' });
  await name(page).fill('Gullwing after the session');
  await expect(page).not.toHaveURL((url) => url.pathname === form);

  await page.goto('/entrepreneur-signin');
  await fillSignIn(page, PEOPLE.drafter);
  await openForm(page);
  await expect(name(page)).toHaveValue('Gullwing after the session');
  await discard(page);
});

test('leaving with unsaved changes asks: by a link, by going back, and by leaving the document', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(PEOPLE.drafter);
  await openForm(page);
  const form = page.url();
  await name(page).press('End');
  await name(page).pressSequentially(' and Sons');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(form);
  await expect(name(page)).toHaveValue(`${SAVED} and Sons`);

  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(form);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name(page)).toHaveValue(`${SAVED} and Sons`);

  await name(page).press('End');
  await page.evaluate(() => window.history.back());
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  await openForm(page);
  await expect(name(page)).toHaveValue(`${SAVED} and Sons`);
  await discard(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
});
