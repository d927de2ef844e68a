import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { WINDOWS } from '../fixtures/windows';

for (const { of, use } of WINDOWS) {
  test.describe(`an entrepreneur at ${of}`, () => {
    test.use(use);

    test('sees their own venture with average and voter count', async ({
      page,
      signInOnScreen,
      expectAccessible,
    }) => {
      await signInOnScreen(PEOPLE.entrepreneur);
      const company = page.getByRole('heading', { level: 1, name: 'Brightloom Health' });
      await expect(company).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your listing' })).toContainText('days left');
      const feedback = page.getByRole('region', { name: 'Votes Feedback' });
      // 75, 100, 100, 75, 50 and 75; the conflict of interest does not count.
      await expect(feedback).toContainText('79%');
      await expect(feedback).toContainText('6 voters');
      await expect(
        page.getByText('Free For Entrepreneurs').filter({ visible: true }),
      ).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Syndication group' })).toHaveCount(0);
      await expectAccessible();
    });
  });
}

test.describe('an entrepreneur', () => {
  test('without a nomination learns that no profile can be created', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(PEOPLE.unnominated);
    await expect(page.getByText(/not nominated/i)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Profile' })).toHaveCount(0);
    await expectAccessible();
  });

  test("does not see another company's venture", async ({ page, signIn, signInBeside }) => {
    const investorPage = await signInBeside(PEOPLE.reader);
    const href = await investorPage
      .getByRole('link', { name: 'Open deal Alderwick Robotics' })
      .getAttribute('href');

    await signIn(PEOPLE.entrepreneur);
    await expect(page.getByRole('heading', { name: 'Brightloom Health' })).toBeVisible();
    await page.goto(href ?? '');
    await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
  });
});
