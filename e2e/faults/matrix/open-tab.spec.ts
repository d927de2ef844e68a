import { expect } from '../../fixtures/fault-test';
import { releaseCells, tagsOf, titleOf } from './cells';
import { isWaiting } from './faults';
import { askForReleases, updateNotice } from './open-tab';
import { test } from './matrix-test';
import {
  dealTitle,
  expectChrome,
  expectDeals,
  expectSession,
  openDeal,
  passDeadline,
  releaseOnScreen,
} from './what-is-shown';

for (const cell of releaseCells('open tab')) {
  const { fault, part } = cell;

  test(
    `${titleOf(cell)}: the tab goes on, and Update does no harm`,
    tagsOf(cell),
    async ({ releases, releasesOf, open }) => {
      const { good, release, breakIt } = await releasesOf(cell);
      await releases.setLive(good);
      const page = await open();
      await page.goto('/');
      await expectDeals(page, 'good');

      await releases.setLive(good, release);
      breakIt();
      await openDeal(page);
      await expect(dealTitle(page)).toBeVisible();
      await expect(releaseOnScreen(page, 'good')).toHaveCount(1);
      await page.goBack();
      await expectDeals(page, 'good');

      await askForReleases(page);
      await updateNotice(page).getByRole('button', { name: 'Update' }).click();
      // A release whose first screen is whole stays until one of its screens is not.
      if (part === 'screen') {
        await expect(releaseOnScreen(page, 'good')).toHaveCount(0);
        await openDeal(page);
        if (isWaiting(fault)) await passDeadline(page, dealTitle(page));
        await expect(dealTitle(page)).toBeVisible();
        await page.goBack();
      } else {
        await expectSession(page);
        if (isWaiting(fault)) await passDeadline(page, releaseOnScreen(page, 'good'));
      }
      await expectDeals(page, 'good');
      await expectChrome(page);
      // What has just failed here is not offered again.
      await askForReleases(page);
      await expect(updateNotice(page)).toHaveCount(0);
    },
  );
}
