import type { Page } from '@playwright/test';

import { ApiSession } from '../fixtures/api-session';
import { SCREENS, type Screen } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';
import { readShifts, watchShifts } from './watch-shifts';

/** Sum of the shifts of a visit: Chrome's measure of a page that nobody has touched. */
const LIMIT = 0.02;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** How long each kind of answer keeps its reader waiting. */
const LINES = {
  fast: { apiMs: 0, fontMs: 0 },
  slow: { apiMs: 600, fontMs: 900 },
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Delays answers as the line says at the time; a routed page keeps no cache, so each visit is a first one. */
async function delayAnswers(page: Page, line: () => (typeof LINES)['slow']): Promise<void> {
  const delays = [
    ['**/api/**', 'apiMs'],
    ['**/*.woff2', 'fontMs'],
  ] as const;
  for (const [address, kind] of delays) {
    await page.route(address, async (route) => {
      await pause(line()[kind]);
      await route.continue();
    });
  }
}

async function visit(page: Page, url: string, { heading }: Screen): Promise<string[]> {
  await page.goto(url);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= LIMIT) return [];
  return [
    `${sum.toFixed(3)} in all`,
    ...shifts.map(
      ({ value, atMs, moved }) =>
        `  ${value.toFixed(3)} at ${atMs} ms\n    ${moved.join('\n    ')}`,
    ),
  ];
}

// The longest of all checks, and each is alone: they go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

for (const screen of SCREENS) {
  test(`nothing moves while the page loads: ${screen.name}`, async ({ page, signIn, baseURL }) => {
    if (screen.person) {
      await signIn(screen.person);
      await page
        .locator('header')
        .getByText(/^Hello, /)
        .waitFor({ state: 'attached' });
    }
    await watchShifts(page);
    let line = LINES.fast;
    await delayAnswers(page, () => line);
    const path =
      typeof screen.path === 'string' ? screen.path : await screen.path(new ApiSession(page));
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      for (const name of ['fast', 'slow'] as const) {
        line = LINES[name];
        const moved = await visit(page, new URL(path, baseURL).href, screen);
        expect.soft(moved.join('\n'), `${window.width} px wide, ${name} line`).toBe('');
      }
    }
  });
}
