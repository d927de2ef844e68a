import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import type { Page } from '@playwright/test';

import { PEOPLE, type Person } from '../fixtures/people';
import { openForm, update } from '../fixtures/profile-form';
import { signInByCalls } from '../fixtures/sign-in-by-calls';
import { expect, test } from '../fixtures/test';

const COMPANY = 'Maplewick Diagnostics';
const FOUNDER = PEOPLE.asker;
/** Administers Northeast. */
const ADMIN = PEOPLE.reader;

const DESKTOP = { width: 1280, height: 800 };
const WINDOWS = [{ width: 390, height: 844 }, DESKTOP];

const outcomes = (page: Page, label: 'To confirm' | 'Confirmed') =>
  page.getByRole('table', { name: label });
const ofGroup = (page: Page) => page.getByRole('region', { name: 'Predictions of Northeast' });

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('what a round raised is stated, confirmed and compared with the predictions', async ({
      page,
      startPlatform,
      expectAccessible,
    }) => {
      test.setTimeout(300_000);
      const platform = await startPlatform();
      const startedAt = Date.now();
      const signIn = async (person: Person, path = '/') => {
        // As in the fixture of that name.
        await page.goto('about:blank');
        await signInByCalls(page.context(), platform.origin, person);
        await page.goto(platform.origin + path);
      };

      await test.step('a member votes', async () => {
        await signIn(PEOPLE.keyboarder);
        await page.getByRole('searchbox').fill(COMPANY);
        await page.getByRole('link', { name: `Open deal ${COMPANY}` }).click();
        await page.getByRole('button', { name: '75%', exact: true }).click();
        await expect(page.getByText(/^You voted/)).toContainText('75%');
      });

      await test.step('the founder closes the round and states what it raised', async () => {
        await signIn(FOUNDER);
        // On a phone the form comes in steps, which have a journey of their own.
        await page.setViewportSize(DESKTOP);
        await openForm(page);
        await page.getByRole('checkbox', { name: 'Round is closed' }).check();
        await update(page);
        await page.setViewportSize(viewport);
        await page.goto(platform.origin);
        const raised = page.getByRole('region', { name: /^Amount raised in Round/ });
        await raised.getByRole('textbox', { name: 'Amount raised' }).fill('400000');
        await raised.getByRole('button', { name: 'Save' }).click();
        await expect(raised).toContainText('You can change it until');
        await expectAccessible();
      });

      await test.step('an admin confirms it with a source', async () => {
        await signIn(ADMIN, '/track-record');
        const row = outcomes(page, 'To confirm').getByRole('row', { name: new RegExp(COMPANY) });
        await expect(row).toContainText('$400,000 of $250,000');
        await row.getByRole('button', { name: /^Confirm the outcome/ }).click();
        const dialog = page.getByRole('dialog', { name: new RegExp(COMPANY) });
        await dialog.getByRole('textbox', { name: 'Source' }).fill('Closing documents');
        await expectAccessible();
        await dialog.getByRole('button', { name: 'Confirm' }).click();
        const confirmed = outcomes(page, 'Confirmed').getByRole('row', {
          name: new RegExp(COMPANY),
        });
        await expect(confirmed).toContainText('Filled');
        // It counts when its 120 days are over.
        await expect(ofGroup(page)).toContainText('0 rounds resolved');
      });

      await test.step('after its 120 days it counts, and rounds that nobody closed wait', async () => {
        await platform.moveClock(121);
        await page.clock.setSystemTime(startedAt + 121 * DAY_MS);
        await signIn(ADMIN, '/track-record');
        await expect(ofGroup(page)).toContainText('1 round resolved, 1 filled.');
        await expect(ofGroup(page)).toContainText('19 more rounds need to be resolved');
        const waiting = outcomes(page, 'To confirm').getByRole('row', {
          name: /Asked for .* Not stated/,
        });
        await expect(waiting.first()).toBeVisible();
        await expectAccessible();
      });

      await test.step('the member finds it in their own record', async () => {
        await signIn(PEOPLE.keyboarder, '/track-record');
        const own = page.getByRole('region', { name: 'Your predictions' });
        await expect(own).toContainText('1 round resolved, 1 filled.');
        // Nobody has shown members the group's record.
        await expect(ofGroup(page)).toHaveCount(0);
      });
    });
  });
}
