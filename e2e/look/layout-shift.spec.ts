import type { BrowserContext, Page } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { PEOPLE } from '../fixtures/people';
import { addressOf, SCREENS, type Screen } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { readShifts, watchShifts, type Shift } from './watch-shifts';

/** Sum of the shifts of a visit: Chrome's measure of a page that nobody has touched. */
const LIMIT = 0.02;
interface WindowSize {
  width: number;
  height: number;
}

const WINDOWS: readonly WindowSize[] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** How long each kind of answer keeps its reader waiting. */
interface Line {
  apiMs: number;
  fontMs: number;
}

/** The fast one first: it begins without anything in the browser's caches, and a page that was routed stays so. */
const LINES = {
  fast: { apiMs: 0, fontMs: 0 },
  slow: { apiMs: 600, fontMs: 900 },
} as const satisfies Record<string, Line>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page of that size, which begins every visit as a new tab does. */
async function openPage(context: BrowserContext, size: WindowSize): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.addInitScript(() => sessionStorage.clear());
  await watchShifts(page);
  return page;
}

/** Lets the page's answers come as late as on that line; a routed page keeps no cache. */
async function slowDown(page: Page, line: Line): Promise<void> {
  const delays = [
    ['**/api/**', line.apiMs],
    ['**/*.woff2', line.fontMs],
  ] as const;
  for (const [address, delayMs] of delays) {
    if (delayMs === 0) continue;
    await page.route(address, async (route) => {
      await pause(delayMs);
      await route.continue();
    });
  }
}

const describeShifts = (shifts: readonly Shift[]): string[] => {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= LIMIT) return [];
  return [
    `${sum.toFixed(3)} in all`,
    ...shifts.map(
      ({ value, atMs, moved }) =>
        `  ${value.toFixed(3)} at ${atMs} ms\n    ${moved.join('\n    ')}`,
    ),
  ];
};

async function visit(page: Page, url: string, { heading }: Screen): Promise<string[]> {
  await page.goto(url);
  await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: 40_000 });
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  return describeShifts(await readShifts(page));
}

// What moves for most people is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The longest of all checks, and each is alone: they go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

for (const screen of SCREENS) {
  test(`nothing moves while the page loads: ${screen.name}`, async ({
    browser,
    platform,
    stateOf,
  }) => {
    const { person } = screen;
    const context = await browser.newContext(person ? { storageState: await stateOf(person) } : {});
    const pages = await Promise.all(WINDOWS.map((size) => openPage(context, size)));
    const url = new URL(await addressOf(screen, new ApiSession(pages[0]!)), platform.origin).href;
    for (const [name, line] of Object.entries(LINES)) {
      // Much of a visit is waiting for late answers: all sizes wait together. More pages at once than that would be
      // refused by a busy machine.
      await Promise.all(
        pages.map(async (page) => {
          await slowDown(page, line);
          const moved = await visit(page, url, screen);
          const { width } = page.viewportSize()!;
          expect.soft(moved.join('\n'), `${width} px wide, ${name} line`).toBe('');
        }),
      );
    }
    await context.close();
  });
}

test('jumping down the deals moves no row under the pointer', async ({ page, signIn }) => {
  await signIn(PEOPLE.reader);
  const visited = await openPage(page.context(), { width: 1280, height: 800 });
  await visited.goto('/');
  await expect(visited.locator('[data-loading]')).toHaveCount(0);
  const before = (await readShifts(visited)).length;
  await visited.getByRole('row').nth(25).scrollIntoViewIfNeeded();
  // What grows once it is in sight does so some frames later.
  for (let frame = 0; frame < 10; frame += 1) await readShifts(visited);
  expect(describeShifts((await readShifts(visited)).slice(before)).join('\n')).toBe('');
});
