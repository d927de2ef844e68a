import { fillSignIn } from '../../fixtures/fill-sign-in';
import { expect } from '../../fixtures/fault-test';
import { PEOPLE } from '../../fixtures/people';
import { releaseCells, tagsOf, titleOf } from './cells';
import { isNetworkFault, isWaiting } from './faults';
import { test } from './matrix-test';
import {
  dealTitle,
  expectChrome,
  expectDeals,
  expectPanel,
  expectSession,
  openDeal,
  panelOf,
  passChunkLimit,
  passDeadline,
  releaseOnScreen,
} from './what-is-shown';

const cells = releaseCells('navigation');

for (const cell of cells.filter(({ part }) => part === 'entry')) {
  const { fault } = cell;

  test(
    `${titleOf(cell)}: after the sign-in`,
    tagsOf(cell),
    async ({ releases, releasesOf, open }) => {
      const { good, release, breakIt } = await releasesOf(cell);
      await releases.setLive(good, release);
      breakIt();
      const page = await open(null);
      await page.goto('/investor-signin');
      await fillSignIn(page, PEOPLE.reader);
      await expectSession(page);
      if (isWaiting(fault)) await passDeadline(page, releaseOnScreen(page, 'good'));
      await expectDeals(page, 'good');
      await expectChrome(page);
    },
  );
}

for (const cell of cells.filter(({ part }) => part === 'screen')) {
  const { fault } = cell;

  test(
    `${titleOf(cell)}: the previous release is shown, else the panel`,
    tagsOf(cell),
    async ({ releases, releasesOf, faultProxy, open }) => {
      const { good, release, label, breakIt } = await releasesOf(cell);

      await test.step('with a release before', async () => {
        await releases.setLive(good, release);
        const page = await open();
        await page.goto('/');
        await expectDeals(page, label);
        breakIt();
        await openDeal(page);
        const shown = dealTitle(page);
        if (isWaiting(fault)) await passDeadline(page, shown);
        await expect(shown).toBeVisible();
        // All of the page is of one release.
        await expect(releaseOnScreen(page, 'good')).toHaveCount(1);
        await expectChrome(page);
        await page.goBack();
        await expectDeals(page, 'good');
      });

      await test.step('with none', async () => {
        faultProxy.mend();
        await releases.setLive(release);
        const page = await open();
        await page.goto('/');
        await expectDeals(page, label);
        breakIt();
        await openDeal(page);
        if (isWaiting(fault)) await passChunkLimit(page, panelOf(page));
        const panel = await expectPanel(page);
        await expectChrome(page);
        if (isNetworkFault(fault)) {
          await expect(panel).toContainText(/Loading chunk \w+ failed/);
          faultProxy.mend();
          await panel.getByRole('button', { name: 'Retry' }).click();
          await expect(dealTitle(page)).toBeVisible();
        }
        // The release's other screens are still there.
        await page.goBack();
        await expectDeals(page, label);
      });
    },
  );
}
