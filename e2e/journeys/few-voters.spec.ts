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

test('an entrepreneur sees how many voted, and the average from the third voter on', async ({
  page,
  signIn,
  signInBeside,
  expectAccessible,
}) => {
  await signIn(PEOPLE.quiet);
  await expect(card(page)).toContainText('No votes so far.');

  await vote(await signInBeside(PEOPLE.voter), '100%');
  await vote(await signInBeside(PEOPLE.keyboarder), '50%');
  await page.reload();
  await expect(card(page)).toContainText('2 voters so far.');
  await expect(card(page)).toContainText('The average appears with the third voter');
  await expect(card(page)).not.toContainText('%');
  await expectAccessible();

  await vote(await signInBeside(PEOPLE.reader), '75%');
  await page.reload();
  await expect(card(page)).toContainText('75%');
  await expect(card(page)).toContainText('Average of 3 voters');
});
