import { expect } from '../../fixtures/fault-test';
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

for (const cell of releaseCells('first load')) {
  const { fault } = cell;

  test(
    `${titleOf(cell)}: the previous release is shown, else the panel`,
    tagsOf(cell),
    async ({ releases, releasesOf, faultProxy, open }) => {
      const { good, release, breakIt } = await releasesOf(cell);
      breakIt();

      await test.step('with a release before', async () => {
        await releases.setLive(good, release);
        const page = await open();
        await page.goto('/', { waitUntil: 'commit' });
        await expectSession(page);
        if (isWaiting(fault)) await passDeadline(page, releaseOnScreen(page, 'good'));
        await expectDeals(page, 'good');
        await expectChrome(page);
        // An answer that arrives after the deadline changes nothing.
        faultProxy.deliver();
        await openDeal(page);
        await expect(dealTitle(page)).toBeVisible();
        await page.goBack();
        await expectDeals(page, 'good');
      });

      await test.step('with none', async () => {
        await releases.setLive(release);
        const page = await open();
        await page.goto('/', { waitUntil: 'commit' });
        await expectSession(page);
        if (isWaiting(fault)) await passChunkLimit(page, panelOf(page));
        const panel = await expectPanel(page);
        await expectChrome(page);
        if (!isNetworkFault(fault)) return;
        faultProxy.mend();
        await panel.getByRole('button', { name: 'Retry' }).click();
        await expectDeals(page, 'next');
      });
    },
  );
}
