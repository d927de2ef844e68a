import { expect, test } from '../../fixtures/fault-test';
import { brokenRelease } from './broken-release';
import { cellsOf, tagsOf, titleOf, type Cell } from './cells';
import { goodRelease, isNetworkFault, isWaiting, type Part } from './faults';
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

for (const cell of cellsOf('first load')) {
  const { fault, part } = cell as Cell & { part: Part };

  test(
    `${titleOf(cell)}: the release before is shown, else the panel`,
    tagsOf(cell),
    async ({ releases, line, open }) => {
      const good = await goodRelease(releases, 'good');
      const { release, breakIt } = await brokenRelease(releases, line, fault, part);
      breakIt();

      await test.step('with a release before', async () => {
        await releases.setLive(good, release);
        const page = await open();
        await page.goto('/', { waitUntil: 'commit' });
        await expectSession(page);
        if (isWaiting(fault)) await passDeadline(page, releaseOnScreen(page, 'good'));
        await expectDeals(page, 'good');
        await expectChrome(page);
        // What comes when nobody waits for it any more changes nothing.
        line.deliver();
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
        line.mend();
        await panel.getByRole('button', { name: 'Retry' }).click();
        await expectDeals(page, 'next');
      });
    },
  );
}
