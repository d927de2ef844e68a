import { postReleaseReports } from '@syndication/contract/release/release-reports.calls';
import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/fault-test';
import { changeApp, inTurn, markScreens, whileDrawing } from '../fixtures/releases/change-code';
import type { TestReleases } from '../fixtures/releases/test-releases';
import { goodRelease } from './matrix/faults';
import {
  dealTitle,
  expectChrome,
  expectDeals,
  openDeal,
  releaseOnScreen,
} from './matrix/what-is-shown';

/** A release whose deals list runs a statement once, as soon as it is rendered. */
async function releaseThat(releases: TestReleases, label: string, statement: string) {
  const exposed = await releases.exposed('investor-app');
  const once = `if (!self.hasMisbehaved) { self.hasMisbehaved = true; ${statement} }`;
  const change = inTurn(whileDrawing('/', once), markScreens(label));
  return releases.remote('investor-app', label, {
    chunk: (code, isExposed) => (isExposed ? changeApp(code, exposed, change) : code),
  });
}

/** How many reports of releases a page has sent. */
function countReports(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith(postReleaseReports.base + postReleaseReports.path)) return;
    const { reports } = request.postDataJSON() as { reports: unknown[] };
    count += reports.length;
  });
  return () => count;
}

const MISBEHAVIOURS = {
  'throws in event handlers': `document.addEventListener('click', () => { throw new Error('It fails at a click.'); });`,
  'rejects promises': `setInterval(() => Promise.reject(new Error('Nobody catches it.')), 50);`,
  // The fake clock scans all timers whenever one is due: with one due every second, it would do nothing else.
  'leaks listeners and timers': `
    for (let i = 0; i < 5000; i += 1) {
      document.addEventListener('click', () => i);
      window.addEventListener('resize', () => i);
      setInterval(() => i, 10_000);
    }`,
  // The browser reports each thrown error to the test, which takes the test longer than the page: most of them are
  // dispatched to the page alone.
  'floods errors': `
    const flood = setInterval(() => {
      for (let i = 0; i < 500; i += 1) {
        const error = new Error('Error ' + i);
        if (i < 20) reportError(error);
        else window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      }
    }, 50);
    setTimeout(() => { clearInterval(flood); document.body.dataset.flood = 'over'; }, 3000);`,
};

/** Reports that a page may send in a minute (shell/src/reports), whatever goes on in it. */
const MOST_REPORTS = 30;

for (const [misbehaviour, statement] of Object.entries(MISBEHAVIOURS)) {
  const isFlood = misbehaviour === 'floods errors';
  const tags = isFlood ? {} : { tag: '@full' };

  test(
    `a remote that ${misbehaviour}: the page can be used, and reports stay few`,
    tags,
    async ({ releases, open }) => {
      await releases.setLive(await releaseThat(releases, misbehaviour, statement));
      const page = await open();
      const reports = countReports(page);
      await page.goto('/');
      await expectDeals(page, misbehaviour);
      await expectChrome(page);
      await openDeal(page);
      await expect(dealTitle(page)).toBeVisible();
      await page.goBack();
      await expectDeals(page, misbehaviour);
      if (isFlood) await expect(page.locator('body[data-flood="over"]')).toHaveCount(1);
      await expectChrome(page);
      // Reports are collected and sent some time later.
      await page.clock.fastForward(30_000);
      await expect.poll(reports).toBeGreaterThan(0);
      expect(reports()).toBeLessThanOrEqual(MOST_REPORTS);
    },
  );
}

test('a remote that blocks the page for ever is avoided when the tab comes back', async ({
  releases,
  open,
  platform,
}) => {
  const good = await goodRelease(releases, 'good');
  const unseen = await goodRelease(releases, 'unseen');
  const endless = await releaseThat(releases, 'never ends', `console.info('endless'); for (;;) {}`);
  await releases.setLive(good);
  const page = await open();
  await page.goto('/');
  await expectDeals(page, 'good');
  // The release before it is not the one that this browser has seen working.
  await releases.setLive(unseen, endless);
  const drawn = page.waitForEvent('console', (message) => message.text() === 'endless');
  await page.goto('/', { waitUntil: 'commit' });
  await drawn;
  // Such a page does not respond; the browser gives the tab to another site without asking it.
  await page.goto(platform.origin.replace('localhost', '127.0.0.1'), { waitUntil: 'commit' });
  await page.goto('/', { waitUntil: 'commit' });
  await expectDeals(page, 'good');
  await expect(releaseOnScreen(page, 'good')).toHaveCount(1);
  await expectChrome(page);
});
