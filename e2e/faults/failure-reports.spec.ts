import { postReleaseReports } from '@syndication/contract/release/release-reports.calls';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';
import type { Page } from '@playwright/test';

import type { NetworkFault } from '../fixtures/fault-proxy';
import { expect, test as base } from '../fixtures/fault-test';
import { addressOf } from './matrix/broken-release';
import { goodRelease, type Part } from './matrix/faults';
import {
  dealTitle,
  expectDeals,
  openDeal,
  passDeadline,
  releaseOnScreen,
} from './matrix/what-is-shown';

/** How long a page waits for a release, or for a screen of one, while there is another to show. */
const DEADLINE_MS = 20_000;
/** What a page whose clock is moved in large steps may add. */
const STEP_MS = 5_000;

/** Two releases that can be shown, the later one of them live. */
const test = base.extend<{ spoil: (part: Part, fault: NetworkFault) => void }>({
  spoil: async ({ releases, faultProxy }, use) => {
    const good = await goodRelease(releases, 'good');
    const next = await goodRelease(releases, 'next');
    await releases.setLive(good, next);
    await use((part, fault) => faultProxy.spoil(addressOf(next, part), fault));
  },
});

type FailureReport = Extract<ReleaseReport, { kind: 'failure' }>;

/** Failures that a page reports from now on. */
function watchFailures(page: Page): FailureReport[] {
  const failures: FailureReport[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(postReleaseReports.base + postReleaseReports.path)) return;
    const { reports } = request.postDataJSON() as { reports: ReleaseReport[] };
    failures.push(...reports.filter((report) => report.kind === 'failure'));
  });
  return failures;
}

/** The page's report of the one failure that it has seen. */
async function failureOf(page: Page, failures: readonly FailureReport[]): Promise<FailureReport> {
  // Reports are collected and sent some time later.
  await page.clock.fastForward(30_000);
  await expect.poll(() => failures.length).toBe(1);
  return failures[0]!;
}

test('an immediate failure is reported with a short duration', async ({ spoil, open }) => {
  spoil('entry', '404');
  const page = await open();
  const failures = watchFailures(page);
  await page.goto('/');
  await expectDeals(page, 'good');
  const { reason, afterMs } = await failureOf(page, failures);
  expect(reason).toBe('network');
  expect(afterMs).toBeLessThan(DEADLINE_MS / 2);
});

test('a hanging release is reported with the deadline', async ({ spoil, open }) => {
  spoil('entry', 'hang');
  const page = await open();
  const failures = watchFailures(page);
  await page.goto('/', { waitUntil: 'commit' });
  await passDeadline(page, releaseOnScreen(page, 'good'));
  const { reason, afterMs } = await failureOf(page, failures);
  expect(reason).toBe('timeout');
  expect(afterMs).toBeGreaterThanOrEqual(DEADLINE_MS);
  expect(afterMs).toBeLessThan(DEADLINE_MS + STEP_MS);
});

test('a later screen that hangs has the same deadline', async ({ spoil, open }) => {
  const page = await open();
  const failures = watchFailures(page);
  await page.goto('/');
  await expectDeals(page, 'next');
  spoil('screen', 'hang');
  await openDeal(page);
  await passDeadline(page, dealTitle(page));
  await expect(releaseOnScreen(page, 'good')).toHaveCount(1);
  const { reason, afterMs } = await failureOf(page, failures);
  expect(reason).toBe('timeout');
  expect(afterMs).toBeGreaterThanOrEqual(DEADLINE_MS);
  expect(afterMs).toBeLessThan(DEADLINE_MS + STEP_MS);
});
