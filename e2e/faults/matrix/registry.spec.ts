import { REGISTRY_ELEMENT_ID, REGISTRY_PATH } from '@syndication/contract/release/registry.rules';

import { expect, test } from '../../fixtures/fault-test';
import { registryCells, tagsOf, titleOf } from './cells';
import { goodRelease, isNetworkFault } from './faults';
import { askForReleases, PAST_ASKING_MS, updateNotice } from './open-tab';
import { dealTitle, expectChrome, expectDeals, expectPanel, openDeal } from './what-is-shown';

const INLINE = new RegExp(`(id="?${REGISTRY_ELEMENT_ID}"?>)[^<]*`);
const ASKED = new RegExp(`^${REGISTRY_PATH}$`);

/** What a store may contain instead of a valid registry. */
const SPOILT_INLINE = [
  '',
  '[an error occurred while processing the directive]',
  '{}',
  'null',
  '[7]',
];
const spoilInline = (text: string) => (html: string) => {
  if (!INLINE.test(html)) throw new Error('The page has no registry inline.');
  return html.replace(INLINE, `$1${text}`);
};

for (const [index, text] of SPOILT_INLINE.entries()) {
  const tags = index === 0 ? {} : { tag: '@full' };

  test(
    `the page comes with "${text}" for a registry: it asks for one`,
    tags,
    async ({ releases, faultProxy, open }) => {
      await releases.setLive(await goodRelease(releases, 'good'));
      faultProxy.rewritePages(spoilInline(text));
      const page = await open();
      const asked = page.waitForRequest((request) => ASKED.test(new URL(request.url()).pathname));
      await page.goto('/');
      await asked;
      await expectDeals(page, 'good');
      await expectChrome(page);
    },
  );
}

for (const cell of registryCells('first load')) {
  const { fault } = cell;

  test(
    `${titleOf(cell)}: what this browser knows is shown, else the panel`,
    tagsOf(cell),
    async ({ releases, faultProxy, open }) => {
      await releases.setLive(await goodRelease(releases, 'good'));
      const page = await open();
      await page.goto('/');
      await expectDeals(page, 'good');
      if (!isNetworkFault(fault)) {
        await releases.loseRegistry();
        await page.reload();
        await expectDeals(page, 'good');
        return expectChrome(page);
      }

      faultProxy.rewritePages(spoilInline(''));
      faultProxy.spoil(ASKED, fault);
      await test.step('in a browser that was here before', async () => {
        await page.reload();
        await expectDeals(page, 'good');
        await expectChrome(page);
      });
      await test.step('in another', async () => {
        const stranger = await open();
        await stranger.goto('/');
        const panel = await expectPanel(stranger);
        await expectChrome(stranger);
        faultProxy.mend();
        await panel.getByRole('button', { name: 'Retry' }).click();
        await expectDeals(stranger, 'good');
      });
    },
  );
}

for (const cell of registryCells('open tab')) {
  const { fault } = cell;

  test(
    `${titleOf(cell)}: the tab goes on, and hears of releases later`,
    tagsOf(cell),
    async ({ releases, faultProxy, open }) => {
      const good = await goodRelease(releases, 'good');
      await releases.setLive(good);
      const page = await open();
      await page.goto('/');
      await expectDeals(page, 'good');
      if (isNetworkFault(fault)) faultProxy.spoil(ASKED, fault);
      else await releases.loseRegistry();

      const asked = page.waitForRequest((request) => ASKED.test(new URL(request.url()).pathname));
      await page.clock.fastForward(PAST_ASKING_MS);
      await asked;
      await openDeal(page);
      await expect(dealTitle(page)).toBeVisible();
      await page.goBack();
      await expectDeals(page, 'good');
      await expectChrome(page);
      await expect(updateNotice(page)).toHaveCount(0);

      faultProxy.mend();
      await releases.reset();
      await releases.setLive(good, await goodRelease(releases, 'next'));
      await expect(async () => {
        await askForReleases(page);
        await expect(updateNotice(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      await updateNotice(page).getByRole('button', { name: 'Update' }).click();
      await expectDeals(page, 'next');
    },
  );
}
