import type { Page } from '@playwright/test';

import { NETWORK_FAULTS } from '../../fixtures/fault-proxy';
import { expect, test } from '../../fixtures/fault-test';
import { pressInHeader } from '../../fixtures/header';
import { addressOf } from './broken-release';
import { goodRelease, isWaiting } from './faults';
import { expectDeals, expectSession } from './what-is-shown';

const openForm = (page: Page) => pressInHeader(page, 'Nominate a deal');
const form = (page: Page) => page.getByRole('dialog', { name: 'Nominate a deal' });

const faults = NETWORK_FAULTS.filter((fault) => !isWaiting(fault));

for (const fault of faults) {
  const tags = fault === 'tampered' ? {} : { tag: '@full' };

  test(
    `${fault} × a dialog's chunks, one at a time: it says so, and Retry opens it`,
    tags,
    async ({ releases, faultProxy, open }) => {
      const next = await goodRelease(releases, 'next');
      await releases.setLive(next);
      const page = await open();
      await page.goto('/');
      await expectDeals(page, 'next');
      // The list's own late parts are there: nothing has arrived for two seconds.
      let count = -1;
      const countNew = async () => {
        const before = count;
        count = await page.evaluate(() => performance.getEntriesByType('resource').length);
        return count - before;
      };
      await expect.poll(countNew, { intervals: [2_000] }).toBe(0);
      const asked = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (addressOf(next, 'screen').test(pathname)) asked.add(pathname);
      });
      await openForm(page);
      await expect(form(page)).toBeVisible();
      // Dialogs that the form needs behave alike, so one represents the others.
      expect(asked.size).toBeGreaterThan(1);

      for (const chunk of asked) {
        await test.step(chunk, async () => {
          faultProxy.spoil(new RegExp(`^${chunk.replaceAll('.', '\\.')}$`), fault);
          const visit = await open();
          await visit.goto('/');
          await expectDeals(visit, 'next');
          await openForm(visit);
          const failure = visit.getByRole('alert').filter({ hasText: 'This could not be opened.' });
          await expect(failure).toBeVisible();
          await expectSession(visit);
          faultProxy.mend();
          await failure.getByRole('button', { name: 'Retry' }).click();
          await expect(form(visit)).toBeVisible();
        });
      }
    },
  );
}
