import type { Page } from '@playwright/test';

import { pressInHeader, userMenu } from '../fixtures/header';
import { findMail } from '../fixtures/mailbox';
import { PEOPLE } from '../fixtures/people';
import { dealsHeading, expect, test } from '../fixtures/test';

const ADDRESSEE = 'feedback@syndication.example';
const WINDOWS = [
  { device: 'desktop', width: 1280, height: 800 },
  { device: 'phone', width: 390, height: 844 },
];

async function openFeedback(page: Page) {
  await pressInHeader(page, 'Feedback');
  return page.getByRole('dialog', { name: 'Feedback' });
}

for (const { device, width, height } of WINDOWS) {
  test.describe(`feedback on a ${device}`, () => {
    test.use({ viewport: { width, height } });

    test('of a member reaches the addressee, who can answer', async ({
      page,
      platform,
      signIn,
      expectAccessible,
    }) => {
      await signIn(PEOPLE.reader);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      const dialog = await openFeedback(page);
      await expect(dialog.getByLabel('Email')).toHaveValue(PEOPLE.reader.email);
      await expect(dialog.getByLabel('Name')).toHaveValue(/^Graham /);
      await expectAccessible();

      let calls = 0;
      page.on('request', (request) => (calls += request.url().endsWith('/api/v1/forms') ? 1 : 0));
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
      expect(calls).toBe(0);
      await expectAccessible();

      await dialog.getByLabel('Subject').fill(`From a ${device}`);
      await dialog.getByLabel('Message').fill('The <b>filter</b> is fast.');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText('Thanks!')).toBeVisible();
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(userMenu(page)).toBeFocused();

      const mail = await findMail(platform, ADDRESSEE, new RegExp(`From a ${device}$`));
      expect(mail.text).toContain('The <b>filter</b> is fast.');
      expect(mail.text).toContain(PEOPLE.reader.email);
      expect(mail.html).not.toContain('<b>filter</b>');
    });

    test('is closed by Back, and kept', async ({ page, signIn }) => {
      await signIn(PEOPLE.reader);
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await page.getByRole('link', { name: 'Updates', exact: true }).click();
      await expect(page).toHaveURL(/\/all-updates$/);
      const dialog = await openFeedback(page);
      await dialog.getByLabel('Message').fill('Half a thought');
      await page.goBack();
      await expect(dealsHeading(page, 'Northeast')).toBeVisible();
      await expect(dialog).toBeHidden();
      await openFeedback(page);
      await expect(dialog.getByLabel('Message')).toHaveValue('Half a thought');
    });

    test('works without a session, and keeps what was typed when it fails', async ({
      page,
      platform,
      expectAccessible,
    }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
      const dialog = await openFeedback(page);
      await dialog.getByLabel('Email').fill('ann@visitor.test');
      await dialog.getByLabel('Subject').fill(`Visitor on a ${device}`);
      await dialog.getByLabel('Message').fill('How do I join?');
      await page.route('**/api/v1/forms', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByRole('alert')).toContainText('We cannot reach the service');
      await expect(dialog.getByLabel('Message')).toHaveValue('How do I join?');
      await expectAccessible();
      await page.unroute('**/api/v1/forms');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText('Thanks!')).toBeVisible();
      const mail = await findMail(platform, ADDRESSEE, new RegExp(`Visitor on a ${device}$`));
      expect(mail.text).toContain('ann@visitor.test');
    });
  });
}

test('an entrepreneur finds Feedback in the user menu, at each width', async ({ page, signIn }) => {
  await signIn(PEOPLE.nominee);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await pressInHeader(page, 'Feedback');
    await page.getByRole('dialog', { name: 'Feedback' }).getByText('Close').click();
  }
});
