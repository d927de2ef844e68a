import type { Page } from '@playwright/test';

import { breakCall, expect, expectUsable, forEachFault, test } from '../fixtures/broken-calls';
import { pressInHeader } from '../fixtures/header';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading } from '../fixtures/test';

async function openNomination(page: Page) {
  await pressInHeader(page, 'Nominate a deal');
  const dialog = page.getByRole('dialog', { name: 'Nominate a deal' });
  return { dialog, email: dialog.getByRole('textbox', { name: 'Email 1', exact: true }) };
}

test('groups: the nomination keeps what was typed', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'GET', /\/api\/v1\/syndication-groups/, fault);
    await page.goto('/');
    const { dialog, email } = await openNomination(page);
    await email.fill('ceo@broken.test');
    if (fault === 'hanging') {
      await expect(dialog.getByText('Loading syndication groups')).toBeAttached();
    } else {
      const retry = dialog.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await mend();
      await retry.click();
      await expect(dialog.getByRole('checkbox', { name: 'Rocky Mountain' })).toBeVisible();
    }
    await expect(email).toHaveValue('ceo@broken.test');
  });
});

test('nomination: what was typed and chosen stays', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'POST', /\/api\/v1\/deal-nomination$/, fault);
    await page.goto('/');
    const { dialog, email } = await openNomination(page);
    await email.fill('ceo@broken.test');
    const group = dialog.getByRole('checkbox', { name: 'Rocky Mountain' });
    await group.check();
    await dialog.getByRole('button', { name: 'Send Email' }).click();
    if (fault !== 'hanging') await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(email).toHaveValue('ceo@broken.test');
    await expect(group).toBeChecked();
    await mend();
  });
});

test('feedback: what was typed stays', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'POST', /\/api\/v1\/forms$/, fault);
    await page.goto('/');
    await pressInHeader(page, 'Feedback');
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await dialog.getByLabel('Message').fill('A long thought, typed with care.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    if (fault !== 'hanging') await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('A long thought, typed with care.');
    await mend();
  });
});

test('vote: the list says what counts', async ({ page }) => {
  await forEachFault(async (fault) => {
    const mend = await breakCall(page, 'POST', /\/api\/v1\/votes$/, fault);
    await page.goto('/');
    const row = page.getByRole('row').filter({ hasText: 'Inkwell Ledger' });
    const before = await row.getByText(/^(Your vote|Not voted)/).textContent();
    await row.getByRole('button', { name: /^(Vote on|Change your vote)/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Inkwell Ledger' });
    await dialog.getByRole('radio', { name: '25%' }).check();
    await dialog.getByRole('button', { name: 'Vote', exact: true }).click();
    if (fault === 'hanging') {
      await expect(row).toContainText('Your vote: 25%');
      return;
    }
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '25%' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toContainText(before ?? '');
    await expectUsable(page);
    await mend();
  });
});

test.describe('with two groups', () => {
  test.use({ storageState: undefined });

  test('group switch: the deals stay those of the group that is named', async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.switcher);
    const alderwick = page.getByRole('heading', { name: /^Alderwick Robotics/ });
    const switcher = page.getByRole('combobox', { name: 'Syndication group' });
    await forEachFault(async (fault) => {
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      const mend = await breakCall(page, 'PUT', /\/syndication-groups$/, fault);
      await switcher.selectOption('Great Lakes');
      if (fault !== 'hanging') {
        await expect(page.getByText('The group could not be changed.')).toBeVisible();
        await expect(dealsHeading(page, 'Northeast')).toBeVisible();
        await expect(alderwick).toBeVisible();
        await mend();
        await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
        await expect(dealsHeading(page, 'Great Lakes')).toBeVisible();
        await switcher.selectOption('Northeast');
      }
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(alderwick).toBeVisible();
      await expectUsable(page);
    });
  });
});
