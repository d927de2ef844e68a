import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const FILES_OF_REMOTE = '**/remotes/investor-app/**';

test("a remote's files answer 404: the rest works, and Retry recovers", async ({
  page,
  signInOnScreen,
  expectAccessible,
}) => {
  await page.route(FILES_OF_REMOTE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await signInOnScreen(PEOPLE.reader);
  const panel = page.getByRole('alert').filter({ hasText: 'investor-app' });
  await expect(panel).toBeVisible();
  await expectAccessible();

  const switcher = page.getByRole('combobox', { name: 'Syndication group' });
  await expect(switcher.getByRole('option', { selected: true })).toHaveText('Northeast');
  await expect(page.getByRole('button', { name: /^Hello, Graham/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('syndication agreement');

  const retry = panel.getByRole('button', { name: 'Retry' });
  const pressed = await retry.elementHandle();
  await retry.click();
  // The button of a new panel: files that came before it would be shown without a second press.
  await pressed?.waitForElementState('hidden');
  await expect(retry).toBeEnabled();

  await page.unroute(FILES_OF_REMOTE);
  await retry.click();
  await expect(dealsHeading(page, 'Northeast')).toBeVisible();
  await expect(panel).toHaveCount(0);
});

for (const { what, files } of [
  { what: "a remote's screen is missing a chunk", files: FILES_OF_REMOTE },
  { what: 'what a screen takes from the shell does not come', files: '**/assets/*.js' },
]) {
  test(`${what}: Retry recovers`, async ({ page, signIn }) => {
    await signIn(PEOPLE.reader);
    const details = page.getByRole('link', { name: 'Open deal Umbra Optics' });
    await expect(details).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(files, (route) => route.fulfill({ status: 503, body: 'Not now' }));
    await details.click();
    const panel = page.getByRole('alert').filter({ hasText: 'investor-app' });
    await expect(panel).toBeVisible();
    await page.unroute(files);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Umbra Optics' })).toBeVisible();
  });
}
