import type { Locator, Page } from '@playwright/test';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';
import { PHONE, WINDOWS } from '../fixtures/windows';

/** Part of its name, of its description, its place and its CEO, and its deal lead. */
const SEARCHES = ['alderWICK', 'mixed recycling', 'massachusetts maren', 'ramanath robotics'];

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Which deals' }).getByRole('link', { name });
const deal = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const heights = (page: Page) =>
  page
    .locator('[id^="deal-"]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
const heightLimit = ({ hasTouch }: { hasTouch?: boolean }) => (hasTouch ? 300 : 150);
const highest = async (page: Page) => Math.max(...(await heights(page)));

/** Opens what a card keeps behind a button: documents, contacts and the quieter ways on. */
async function openReference(page: Page, name: string) {
  const more = page.getByRole('button', { name: `Documents, contacts of ${name}` });
  await expect(deal(page, name)).toBeVisible();
  if (await more.isVisible()) await more.click();
}

/** Changes the deals of the list's answers, of which earlier journeys may have made news: that has lines of its own. */
const answerDeals = (page: Page, change: (deal: Venture) => Venture) =>
  page.route(/\/api\/v1\/ventures(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Venture[] };
    const quiet = data.map((deal) => ({ ...deal, news: null, changes: [], note: null }));
    await route.fulfill({ response, json: { data: quiet.map(change) } });
  });

/** Presses Undo, and waits for the answer: a test that ends before leaves the vote to the next one. */
async function undo(page: Page, button: Locator) {
  const isUndone = page.waitForResponse(/\/api\/v1\/votes(\/undo$|\?)/);
  await button.click();
  return isUndone;
}

for (const { of, use } of WINDOWS) {
  test.describe(`an evening with the list at ${of}`, () => {
    test.use(use);

    test('votes stay where they were given, with Undo, until the tab is left', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.switcher);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await tab(page, 'To vote').click();
      // The address changes before the rows do.
      await expect(tab(page, 'To vote')).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(/[?&]tab=to-vote/);
      const buttons = page.getByRole('button', { name: /^Vote on / });
      const first = await buttons.first().textContent();
      const second = await buttons.nth(1).textContent();
      const name = first!.replace(/^Vote on /, '');
      await buttons.first().focus();
      await page.keyboard.press('3');
      await expect(page.getByRole('button', { name: second! })).toBeFocused();
      await expect(deal(page, name)).toContainText('Your vote: 50%');
      await expectAccessible();
      await undo(page, deal(page, name).getByRole('button', { name: 'Undo' }));
      await expect(deal(page, name)).toContainText('Not voted yet');
      await tab(page, 'All').click();
      await expect(page).toHaveURL(/[?&]tab=all/);
    });

    test('a deal is followed, and is in its tab', async ({ page, signIn }) => {
      await signIn(PEOPLE.switcher);
      const star = page.getByRole('button', { name: 'Follow Kestrel Avionics' });
      // A test that ends before the answer leaves the deal followed, and the next one's first press ends that.
      const pressStar = async (isFollowed: boolean) => {
        const isSaved = page.waitForResponse(/\/deal-follows\//);
        await star.click();
        await expect(star).toHaveAttribute('aria-pressed', String(isFollowed));
        await isSaved;
      };
      await pressStar(true);
      await page.reload();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await tab(page, 'Following').click();
      await expect(deal(page, 'Kestrel Avionics')).toBeVisible();
      await pressStar(false);
    });

    test('a reload finds the deal that was read', async ({ page, signIn }) => {
      // The second visit has a line of news.
      await answerDeals(page, (each) => each);
      // On a busy machine the fonts come too late for one of the visits, and lines break elsewhere.
      await page.route(/\.woff2$/, (route) => route.abort());
      await signIn(PEOPLE.reader);
      await expect(page.locator('[id^="deal-"]')).toHaveCount(34);
      const read = page.getByRole('heading', { level: 2, name: 'Birchline Mobility' });
      while ((await read.boundingBox())!.y > 500) {
        await page.evaluate(async () => {
          scrollBy(0, 400);
          // As a reader does it: each step is painted.
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        });
      }
      const place = await read.boundingBox();
      await page.reload();
      await expect(read).toBeInViewport();
      await expect.poll(async () => (await read.boundingBox())?.y).toBeCloseTo(place!.y, 0);
    });

    test('rows are low, and the first deal is near the top', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await expect(page.locator('[id^="deal-"]')).toHaveCount(34);
      expect(await highest(page)).toBeLessThanOrEqual(heightLimit(use));
      const first = await page.locator('[id^="deal-"]').first().boundingBox();
      if (use === PHONE.use) expect(first!.y).toBeLessThanOrEqual(360);
      if (use.hasTouch) return;
      await expect(page.getByRole('rowheader')).toHaveCount(34);
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('radio', { name: 'Compact' }).check();
      await expect.poll(() => highest(page)).toBeLessThanOrEqual(96);
      await page.reload();
      await expect.poll(() => highest(page)).toBeLessThanOrEqual(96);
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('radio', { name: 'Comfortable' }).check();
    });

    test('rows stay low for a conflict of interest on a closed round', async ({ page, signIn }) => {
      const declared = { since: '2026-11-23T10:00:00.000Z', reason: null };
      const ownVote = { choice: 'Conflict of interest' as const, votedAt: declared.since };
      await answerDeals(page, (deal) => ({
        ...deal,
        currentVentureRound: { ...deal.currentVentureRound!, isRoundClosed: true },
        conflict: declared,
        ownVote,
      }));
      await signIn(PEOPLE.reader);
      await expect(page.getByText(/^Round Closed/)).toHaveCount(34);
      expect(await highest(page)).toBeLessThanOrEqual(heightLimit(use));
    });

    test('rows stay low for long names, also without the fonts', async ({ page, signIn }) => {
      await answerDeals(page, (deal) => ({
        ...deal,
        ceoName: 'Dr. Maximiliana Featherstonehaugh-Cholmondeley',
        dealLeadName: 'Bartholomew Featherstonehaugh',
        dealLeadGroup: 'Investors of the Five Lakes and the Valley',
      }));
      await page.route(/\.woff2$/, (route) => route.abort());
      await signIn(PEOPLE.reader);
      await expect(page.locator('[id^="deal-"]')).toHaveCount(34);
      expect(await highest(page)).toBeLessThanOrEqual(heightLimit(use));
    });

    test('the search looks at name, description, place and people', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      const search = page.getByRole('searchbox');
      for (const text of SEARCHES) {
        await search.fill(text);
        await expect(page.locator('[id^="deal-"]')).toHaveCount(1);
        await expect(deal(page, 'Alderwick Robotics')).toBeVisible();
        await search.fill('');
        await expect(page.locator('[id^="deal-"]')).toHaveCount(34);
      }
    });

    test('two deals are compared, side by side, and voted on there', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.switcher);
      for (const name of ['Alderwick Robotics', 'Kestrel Avionics']) {
        await openReference(page, name);
        await page.getByRole('button', { name: `Compare ${name}` }).click();
      }
      if (!use.hasTouch) {
        await deal(page, 'Kestrel Avionics')
          .getByRole('button', { name: /^Vote on/ })
          .focus();
        await page.keyboard.press('2');
        const undoing = page.getByRole('button', { name: 'Undo', exact: true });
        const bar = await page.getByRole('region', { name: 'Comparison' }).boundingBox();
        const { y, height } = (await undoing.boundingBox())!;
        expect(y + height).toBeLessThan(bar!.y);
        await undo(page, undoing);
      }
      await page.getByRole('link', { name: 'Compare 2 deals' }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expect(page.getByRole('rowheader', { name: 'Raise amount (different)' })).toBeVisible();
      await expectAccessible();
      const keys = page.getByRole('group', { name: 'Your vote on Kestrel Avionics' });
      const choice = keys.getByRole('button', { name: '25%' });
      await choice.click();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await undo(page, page.getByRole('button', { name: 'Undo' }));
      await expect(choice).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('Kestrel Avionics: vote taken back')).toBeVisible();
    });

    test('a saved view opens the list', async ({ page, signIn }) => {
      await signIn(PEOPLE.voter, '/?tab=presenting');
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('textbox', { name: 'Name of this view' }).fill('Presenters');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Make default Presenters' }).click();
      await expect(page.getByRole('button', { name: 'Default Presenters' })).toBeVisible();
      await page.goto('/');
      await expect(page).toHaveURL(/[?&]tab=presenting/);
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('button', { name: 'Delete Presenters' }).click();
      await expect(page.getByRole('link', { name: 'Presenters' })).toHaveCount(0);
      await page.goto('/');
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(page).not.toHaveURL(/tab=/);
    });

    test('all own votes are on one page, and lead to their deals', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.switcher);
      await page.getByRole('link', { name: 'My votes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My votes' })).toBeVisible();
      const ended = page.getByRole('table', { name: /^Voting has ended/ });
      await expect(ended.getByRole('row', { name: /^Pemberley Pay/ })).toContainText('25%');
      await expectAccessible();
      await page.getByRole('searchbox', { name: 'Filter by company name' }).fill('calyx');
      const own = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await expect(own).toHaveCount(1);
      await expect(own).toContainText('75%');
      await own.getByRole('link', { name: 'Calyx & Stem' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Calyx & Stem' })).toBeVisible();
      await page.goBack();
      await expect(own).toHaveCount(1);
    });
  });
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('a deal is looked at and voted on beside the list', async ({ page, signIn }) => {
    await signIn(PEOPLE.switcher);
    await deal(page, 'Kestrel Avionics').getByText('Not voted yet').click();
    const look = page.getByRole('complementary', { name: 'Preview of Kestrel Avionics' });
    await expect(look).toBeInViewport();
    await look.getByRole('button', { name: '25%' }).click();
    await expect(deal(page, 'Kestrel Avionics')).toContainText('Your vote: 25%');
    await undo(page, page.getByRole('button', { name: 'Undo', exact: true }));
    await expect(deal(page, 'Kestrel Avionics')).toContainText('Not voted yet');
  });
});
