import { PEOPLE } from '../fixtures/people';
import { expect, test } from '../fixtures/test';
import { PHONE } from '../fixtures/windows';

test.use(PHONE.use);

/** A deal with qualifications. */
const COMPANY = 'Huron Battery Works';

test('on a phone with text twice as large, pages need no scrolling sideways', async ({
  page,
  signIn,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await signIn(PEOPLE.switcher);
  const deal = await page
    .getByRole('link', { name: `Open deal ${COMPANY}` })
    .first()
    .getAttribute('href');
  for (const path of ['/', '/vote', '/my-votes', '/account', '/nominations', deal!]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('main').locator('[data-loading], [aria-busy=true]')).toHaveCount(0);
    const cut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(cut, path).toBe(0);
  }
});
