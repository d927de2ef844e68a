import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';

/** Nobody else changes or votes on it. */
const COMPANY = 'Maplewick Diagnostics';

test('a member learns that the terms changed since the vote, and keeps it with one click', async ({
  page,
  signIn,
  signInBeside,
  expectAccessible,
}) => {
  await signIn(PEOPLE.keyboarder);
  await page.getByRole('searchbox').fill(COMPANY);
  await page.getByRole('link', { name: `Open deal ${COMPANY}` }).click();
  await page.getByRole('button', { name: '75%', exact: true }).click();
  await expect(page.getByText(/^You voted/)).toContainText('75%');

  const founder = await signInBeside(PEOPLE.asker);
  await founder.getByRole('link', { name: 'Edit Profile' }).first().click();
  const round = founder.getByRole('region', { name: 'Current Round Information' });
  await round.getByRole('textbox', { name: 'Raise amount' }).fill('400000');
  await founder.getByRole('button', { name: 'Update' }).click();
  await expect(founder.getByText('Profile updated successfully!')).toBeVisible();

  await page.goto('/');
  await page.getByRole('searchbox').fill(COMPANY);
  const row = page.locator('[id^="deal-"]').filter({ hasText: COMPANY });
  await expect(row).toContainText('new terms');
  const height = async () => (await row.boundingBox())!.height;
  expect(await height()).toBeLessThanOrEqual(150);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(height).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: `Open deal ${COMPANY}` }).click();

  const terms = page.getByRole('list', { name: 'Terms changed since your vote' });
  await expect(terms).toContainText('$250,000');
  await expect(terms).toContainText('$400,000');
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep 75%' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByText(/^You voted/)).toContainText('75%');
  await page.reload();
  await expect(page.getByText(/^You voted/)).toContainText('75%');
  await expect(terms).toBeHidden();
});
