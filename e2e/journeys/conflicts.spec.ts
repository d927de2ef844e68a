import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { fillRound, region } from '../fixtures/profile-form';
import { expect, test } from '../fixtures/test';

/** Each with a company of its own, which nobody else changes or votes on. */
const WINDOWS = [
  {
    ...{ of: 'a desktop', viewport: { width: 1280, height: 800 } },
    ...{ company: 'Northumbrian Tidal', founder: PEOPLE.turbineMaker },
  },
  {
    ...{ of: 'a phone', viewport: { width: 390, height: 844 } },
    ...{ company: 'Huron Battery Works', founder: PEOPLE.batteryMaker },
  },
];
const REASON = 'My sister is on their board.';
const CONFLICTS = 'Conflicts of interest of members of Northeast';

async function openDeal(page: Page, company: string) {
  await page.goto('/?tab=all');
  await page.getByRole('searchbox').fill(company);
  await page.getByRole('link', { name: `Open deal ${company}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

const press = (page: Page, choice: string) =>
  page.getByRole('button', { name: choice, exact: true }).click();
const since = (page: Page) => page.getByText(/^Conflict of interest since/);

async function openNextRound(founder: Page) {
  // On a phone the form goes in steps.
  await founder.setViewportSize({ width: 1280, height: 800 });
  await founder.getByRole('link', { name: 'Edit Profile' }).first().click();
  await founder.getByRole('checkbox', { name: 'Round is closed' }).check();
  await founder.getByRole('button', { name: 'Add New Round' }).click();
  await fillRound(founder, 'New Round Information', '900000');
  await founder.getByRole('button', { name: 'Update' }).click();
  await expect(region(founder, 'New Round Information')).toHaveCount(0);
}

for (const { of, viewport, company, founder } of WINDOWS) {
  test.describe(`on ${of}`, () => {
    test.use({ viewport });

    test('a conflict of interest holds in the next round, is listed for the admin, and ends after one question', async ({
      page,
      signIn,
      signInBeside,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.voter);
      await openDeal(page, company);
      await press(page, 'Conflict of interest');
      await expect(since(page)).toBeVisible();
      await page.getByRole('textbox', { name: 'Reason, for the group’s admin only' }).fill(REASON);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();

      await openNextRound(await signInBeside(founder));
      await page.goto('/?tab=to-vote');
      await page.getByRole('searchbox').fill(company);
      await expect(page.getByText('No Deals Found')).toBeVisible();
      await openDeal(page, company);
      await expect(since(page)).toBeVisible();
      await expectAccessible();

      const admin = await signInBeside(PEOPLE.reader, '/predictions');
      await admin.setViewportSize(viewport);
      const conflicts = admin.getByRole('table', { name: CONFLICTS });
      const own = conflicts.getByRole('row').filter({ hasText: company });
      await expect(own).toContainText('Priya Ramanath');
      await expect(own).toContainText(REASON);

      await press(page, '75%');
      const question = page.getByRole('dialog', { name: 'Is the conflict over?' });
      await expectAccessible();
      await question.getByRole('button', { name: 'No, keep it' }).click();
      await expect(question).toBeHidden();
      await expect(since(page)).toBeVisible();
      await press(page, '75%');
      await question.getByRole('button', { name: 'Yes, vote 75%' }).click();
      await expect(page.getByText(/^You voted/)).toContainText('75%');
      // It goes out behind the vote before it, which a page that is reloaded at once would not do.
      const isKept = page.waitForResponse(
        (answer) => answer.request().postDataJSON()?.choice === '50%',
      );
      await press(page, '50%');
      await expect(page.getByText(/^You voted/)).toContainText('50%');
      await expect(question).toBeHidden();
      await isKept;
      await page.reload();
      await expect(page.getByText(/^You voted/)).toContainText('50%');

      await admin.reload();
      await expect(conflicts).toBeVisible();
      await expect(own).toHaveCount(0);
    });

    test('an admin with a conflict of interest does not see the predictions of that company', async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.reader);
      await openDeal(page, company);
      const id = new URL(page.url()).pathname.split('/').pop() ?? '';
      await press(page, 'Conflict of interest');
      await expect(since(page)).toBeVisible();

      const answered = page.waitForResponse((response) =>
        response.url().includes('/api/v1/predictions'),
      );
      await page.goto('/predictions');
      const { data } = (await (await answered).json()) as {
        data: { deals: { ventureId: string }[]; withheld: { ventureId: string }[] };
      };
      expect(data.deals.map(({ ventureId }) => ventureId)).not.toContain(id);
      expect(data.withheld.map(({ ventureId }) => ventureId)).toContain(id);
      const row = page
        .getByRole('table', { name: 'Predictions of Northeast' })
        .getByRole('row', { name: company });
      await expect(row).toContainText('Not shown to you');
      await expect(row).not.toContainText('voted');
      await expectAccessible();

      await row.getByRole('link', { name: company }).click();
      await expect(page.getByText(/^Not shown to you/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Who voted what' })).toHaveCount(0);
      await expectAccessible();

      await openDeal(page, company);
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect(page.getByText('Not voted yet')).toBeVisible();
      await page.goto(`/predictions/${id}`);
      await expect(page.getByRole('region', { name: 'Who voted what' })).toBeVisible();
    });
  });
}
