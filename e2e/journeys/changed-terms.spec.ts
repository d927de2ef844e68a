import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { DESKTOP, PHONE, TABLET, type Window } from '../fixtures/windows';

/** Nobody else changes or votes on it. */
const COMPANY = 'Maplewick Diagnostics';

/** How high the deal may be, in pixels. */
const LIMITS = new Map<Window, number>([
  [DESKTOP, 150],
  [TABLET, 300],
  [PHONE, 300],
]);

test('a member learns that the terms changed since the vote, and keeps it with one click', async ({
  browser,
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

  const storageState = await page.context().storageState();
  for (const [{ use }, limit] of LIMITS) {
    const context = await browser.newContext({ ...use, storageState });
    const window = await context.newPage();
    await window.goto('/');
    const changed = window.getByRole('link', { name: '1 changed' });
    const deals = window.locator('[id^="deal-"]');
    await changed.click();
    await expect(window).toHaveURL(/[?&]news=Changed/);
    await expect(deals).toHaveCount(1);
    await expect(deals).toContainText(COMPANY);
    await expect(deals).toContainText('was $250,000 $400,000');
    await expect(deals).toContainText('75%, new terms');
    const height = async () => (await deals.boundingBox())!.height;
    await expect.poll(height).toBeLessThanOrEqual(limit);
    await changed.click();
    await expect(window).not.toHaveURL(/news=/);
    await context.close();
  }

  await page.goto('/');
  const news = page.getByRole('group', { name: 'News since your last visit' });
  const deals = page.locator('[id^="deal-"]');
  await news.getByRole('link', { name: /closing soon/ }).click();
  await expect(deals.first()).toContainText('Closing soon');
  await news.getByRole('link', { name: '1 changed' }).click();
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
