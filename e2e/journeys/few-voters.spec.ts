import type { Page } from '@playwright/test';

import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';

/** Nobody else votes on it. */
const COMPANY = 'Halfmoon Biologics';

const card = (page: Page) => page.getByRole('region', { name: 'Votes Feedback' });

async function vote(page: Page, choice: string) {
  await page.getByRole('searchbox').fill(COMPANY);
  await page.getByRole('link', { name: `Open deal ${COMPANY}` }).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
  await expect(page.getByText(/^You voted/)).toContainText(choice);
}

test('an entrepreneur sees an average of three votes at once, never one vote alone', async ({
  page,
  signIn,
  signInBeside,
  expectAccessible,
}) => {
  await signIn(PEOPLE.quiet);
  await expect(card(page)).toContainText('No average yet');

  await vote(await signInBeside(PEOPLE.voter), '100%');
  await vote(await signInBeside(PEOPLE.keyboarder), '50%');
  await page.reload();
  await expect(card(page)).toContainText('The average appears after three votes');
  await expect(card(page)).not.toContainText(/%|voter/);
  await expectAccessible();

  const third = await signInBeside(PEOPLE.reader);
  await vote(third, '75%');
  await page.reload();
  await expect(card(page)).toContainText('75%');
  await expect(card(page)).toContainText('Average of 3 voters');
  await expect(card(page)).toContainText('As of');
  await expect(card(page)).toContainText('The next count comes after three votes');

  await third.getByRole('button', { name: '0%', exact: true }).click();
  await expect(third.getByText(/^You voted/)).toContainText('0%');
  await page.reload();
  await expect(card(page)).toContainText('Average of 3 voters');
  await expect(card(page).getByText('75%').first()).toBeVisible();
  await expectAccessible();
});
