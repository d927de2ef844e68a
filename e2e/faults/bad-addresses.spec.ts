import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000';

test('an unknown address shows the 404 screen, which leads home', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(PEOPLE.reader);
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Go To Homepage' }).click();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
});

for (const id of [NO_SUCH_ID, 'not-an-id', "'; drop table ventures; --"]) {
  test(`a venture's address with a wrong id says that there is none: ${id}`, async ({
    page,
    signIn,
  }) => {
    await signIn(PEOPLE.reader);
    await expect(dealsHeading(page, 'Northeast')).toBeVisible();
    await page.goto(`/ventures/${encodeURIComponent(id)}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This deal is not available to you.' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hello/ })).toBeVisible();
  });
}

test('a session that ended elsewhere leads to sign-in at the next call', async ({
  page,
  signIn,
}) => {
  await signIn(PEOPLE.reader);
  const details = page.getByRole('link', { name: 'Open deal Umbra Optics' });
  await expect(details).toBeVisible();
  // What the page asks for by itself has come: the next call is the one for the details.
  await page.waitForLoadState('networkidle');
  // What the server has forgotten, the browser cannot see: only the readable cookies stay.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies.filter(({ httpOnly }) => !httpOnly));
  await details.click();
  await expect(page).toHaveURL(/\/login$/);
});
