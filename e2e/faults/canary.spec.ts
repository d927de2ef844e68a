import { endCanary, startCanary } from '@syndication/delivery-release/live/canary';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { test } from '../fixtures/fault-test';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect } from '../fixtures/test';
import { faultyRelease, goodRelease } from './matrix/faults';
import { expectChrome, expectDeals, releaseOnScreen } from './matrix/what-is-shown';

const toReader = { sharePercent: 0, addresses: [PEOPLE.reader.email] };

test('a canary goes to the member that it names, to nobody else, and ends', async ({
  releases,
  open,
}) => {
  const good = await goodRelease(releases, 'good');
  const next = await goodRelease(releases, 'next');
  await releases.setLive(good);
  const named = await open();
  await named.goto('/');
  await expectDeals(named, 'good');

  await startCanary(releases.store, next as RemoteManifest, toReader);
  await named.reload();
  await expectDeals(named, 'next');
  const other = await open(PEOPLE.investor);
  await other.goto('/');
  await expect(dealsHeading(other, 'Northeast')).toBeVisible();
  await expect(releaseOnScreen(other, 'good')).toHaveCount(1);

  await endCanary(releases.store, 'investor-app');
  await named.reload();
  await expectDeals(named, 'good');
});

test('a canary that fails falls back to the common release', async ({ releases, open }) => {
  const good = await goodRelease(releases, 'good');
  const bad = await faultyRelease(releases, 'throws at render', 'chunk');
  await releases.setLive(await goodRelease(releases, 'older'), good);
  const page = await open();
  await page.goto('/');
  await expectDeals(page, 'good');
  await startCanary(releases.store, bad as RemoteManifest, toReader);
  await page.reload();
  // The other release has replaced what it rendered before it failed.
  await expectDeals(page, 'good');
  await expectChrome(page);
});
