import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/fault-test';
import { pressInHeader } from '../fixtures/header';
import { goodRelease } from './matrix/faults';
import { askForReleases, updateNotice } from './matrix/open-tab';
import { dealTitle, expectDeals, openDeal } from './matrix/what-is-shown';

/** Somebody comes back to the tab after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(31_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a tab goes on as it is and offers the update; Later declines it, Update brings it', async ({
  releases,
  open,
}) => {
  const good = await goodRelease(releases, 'good');
  const next = await goodRelease(releases, 'next');
  await releases.setLive(good);
  const page = await open();
  await page.goto('/');
  await expectDeals(page, 'good');

  await releases.setLive(good, next);
  await openDeal(page);
  await expect(dealTitle(page)).toBeVisible();
  await askForReleases(page);
  const notice = updateNotice(page);
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toHaveCount(0);
  await askForReleases(page);
  await expect(notice).toHaveCount(0);

  // The next release is another offer.
  await releases.setLive(good, next, await goodRelease(releases, 'after next'));
  await comeBack(page);
  await notice.getByRole('button', { name: 'Update' }).click();
  await expect(dealTitle(page)).toBeVisible();
  await expect(page.locator('body[data-release="after next"]')).toHaveCount(1);
});

test('nobody is asked while a dialog is open, holds words that were not sent, or a field is in use', async ({
  releases,
  open,
}) => {
  const good = await goodRelease(releases, 'good');
  await releases.setLive(good);
  const page = await open();
  await page.goto('/');
  await expectDeals(page, 'good');
  await releases.setLive(good, await goodRelease(releases, 'next'));

  await pressInHeader(page, 'Feedback');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await askForReleases(page);
  await expect(updateNotice(page)).toHaveCount(0);
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await message.fill('The filter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(updateNotice(page)).toHaveCount(0);
  await pressInHeader(page, 'Feedback');
  await expect(message).toHaveValue('The filter');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Thanks!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // A field in use; what is typed into it is no form yet.
  await page.getByLabel('Search deals').focus();
  await page.clock.runFor(2_000);
  await expect(updateNotice(page)).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(2_000);
  await expect(updateNotice(page)).toBeVisible();
});

test('nobody is asked while a form is begun, wherever they are in the page', async ({
  releases,
  open,
}) => {
  const page = await open(null);
  const shell = await releases.shell('next');
  await page.goto('/entrepreneur-signup');
  await page.getByLabel('First name').fill('Ann');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByLabel('First name')).not.toBeFocused();
  await releases.setLive(shell);
  await askForReleases(page);
  await expect(updateNotice(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect(page.getByRole('heading', { name: 'Entrepreneur Sign In' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(updateNotice(page)).toBeVisible();
});

test('a release of the shell is offered, too, and comes with Update', async ({
  releases,
  open,
}) => {
  const page = await open();
  await page.goto('/');
  const shell = await releases.shell('next');
  await expect(page.getByRole('heading', { name: 'Northeast Deals' })).toBeVisible();
  await releases.setLive(shell);
  await askForReleases(page);
  await updateNotice(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('meta[name="release"][content="next"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Northeast Deals' })).toBeVisible();
});
