import { postReleaseReports } from '@syndication/contract/release/release-reports.calls';
import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/fault-test';
import { changeApp, inTurn, markScreens, whileDrawing } from '../fixtures/releases/change-code';
import type { ReleaseRoom } from '../fixtures/releases/release-room';
import { goodRelease } from './matrix/faults';
import {
  dealTitle,
  expectChrome,
  expectDeals,
  openDeal,
  releaseOnScreen,
} from './matrix/what-is-shown';

/** A release whose deals do something to the page, once, as soon as they are drawn. */
async function withHabit(room: ReleaseRoom, label: string, statement: string) {
  const exposed = await room.exposed('investor-app');
  const once = `if (!self.isHabitKnown) { self.isHabitKnown = true; ${statement} }`;
  const change = inTurn(whileDrawing('/', once), markScreens(label));
  return room.remote('investor-app', label, {
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

const HABITS = {
  'throws in event handlers': `document.addEventListener('click', () => { throw new Error('It fails at a click.'); });`,
  'rejects promises': `setInterval(() => Promise.reject(new Error('Nobody catches it.')), 50);`,
  // The test's clock looks through all timers each time that one is due: every second it would do nothing else.
  'leaks listeners and timers': `
    for (let i = 0; i < 5000; i += 1) {
      document.addEventListener('click', () => i);
      window.addEventListener('resize', () => i);
      setInterval(() => i, 10_000);
    }`,
  // The browser tells the test of each error that is thrown, which takes the test longer than the page: most of them
  // are heard by the page alone.
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

for (const [habit, statement] of Object.entries(HABITS)) {
  const isFlood = habit === 'floods errors';
  const tags = isFlood ? {} : { tag: '@full' };

  test(
    `a remote that ${habit}: the page can be used, and reports stay few`,
    tags,
    async ({ releases, open }) => {
      await releases.setLive(await withHabit(releases, habit, statement));
      const page = await open();
      const reports = countReports(page);
      await page.goto('/');
      await expectDeals(page, habit);
      await expectChrome(page);
      await openDeal(page);
      await expect(dealTitle(page)).toBeVisible();
      await page.goBack();
      await expectDeals(page, habit);
      if (isFlood) await expect(page.locator('body[data-flood="over"]')).toHaveCount(1);
      await expectChrome(page);
      // What has gathered is sent some time later.
      await page.clock.fastForward(30_000);
      await expect.poll(reports).toBeGreaterThan(0);
      expect(reports()).toBeLessThanOrEqual(MOST_REPORTS);
    },
  );
}

test('a remote that never lets go of the page is avoided when the tab comes back', async ({
  releases,
  open,
  platform,
}) => {
  const good = await goodRelease(releases, 'good');
  const unseen = await goodRelease(releases, 'unseen');
  const endless = await withHabit(releases, 'never ends', `console.info('endless'); for (;;) {}`);
  await releases.setLive(good);
  const page = await open();
  await page.goto('/');
  await expectDeals(page, 'good');
  // What was live before it is another one than this browser has seen working.
  await releases.setLive(unseen, endless);
  const drawn = page.waitForEvent('console', (message) => message.text() === 'endless');
  await page.goto('/', { waitUntil: 'commit' });
  await drawn;
  // Such a page answers nobody; the browser gives the tab to another site without asking it.
  await page.goto(platform.origin.replace('localhost', '127.0.0.1'), { waitUntil: 'commit' });
  await page.goto('/', { waitUntil: 'commit' });
  await expectDeals(page, 'good');
  await expect(releaseOnScreen(page, 'good')).toHaveCount(1);
  await expectChrome(page);
});
