import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { AppName } from '@syndication/contract/release/registry.rules';
import type { ReleaseMeasure } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';
import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import { dealsHeading, expect, test } from '../fixtures/test';

/** What a machine reads that has the token of the data directory. */
async function readCounts({ origin, dataDir }: Platform): Promise<ReleaseCounts[]> {
  const token = await readFile(path.join(dataDir, 'release-reports-token'), 'utf8');
  const answer = await fetch(`${origin}/api/v1/release-reports`, {
    headers: { authorization: `Bearer ${token.trim()}` },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: ReleaseCounts[] }).data;
}

/** What is counted of the one release of an app that there is. */
async function countsOf(platform: Platform, app: AppName) {
  const counts = (await readCounts(platform)).find((release) => release.app === app);
  const of = (measure: ReleaseMeasure) =>
    counts?.spreads.find((spread) => spread.measure === measure)?.count ?? 0;
  return { loads: counts?.loads ?? 0, failures: counts?.failures ?? 0, of };
}

/** Waits until the page has sent its next reports. */
const reported = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/v1/release-reports'));

test('a page tells which releases it loaded, and how it felt', async ({
  page,
  platform,
  signInOnScreen,
}) => {
  const [shell, remote] = [
    await countsOf(platform, 'shell'),
    await countsOf(platform, 'investor-app'),
  ];
  await signInOnScreen(PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  // The shell reports itself when it begins to measure.
  await expect.poll(async () => (await countsOf(platform, 'shell')).loads).toBe(shell.loads + 1);
  // Leaving the page sends what it has measured.
  await page.goto('about:blank');

  const vitals = ['lcpMs', 'cls', 'fcpMs', 'ttfbMs'] as const;
  await expect
    .poll(async () => vitals.map((await countsOf(platform, 'shell')).of))
    .toEqual(vitals.map((vital) => shell.of(vital) + 1));
  const after = await countsOf(platform, 'investor-app');
  expect(after.loads).toBe(remote.loads + 1);
  for (const measure of ['entryMs', 'chunkMs', 'renderMs', 'transferredBytes'] as const) {
    expect(after.of(measure)).toBe(remote.of(measure) + 1);
  }
});

test('a remote that does not load is reported, also for signed-out visitors', async ({
  page,
  platform,
}) => {
  const before = await countsOf(platform, 'auth-app');
  await page.route('**/remotes/auth-app/**', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  const answered = reported(page);
  await page.goto('/investor-signin');
  expect((await answered).status()).toBe(204);
  const after = await countsOf(platform, 'auth-app');
  expect(after.failures).toBeGreaterThan(before.failures);
  expect(after.loads).toBe(before.loads);
});
