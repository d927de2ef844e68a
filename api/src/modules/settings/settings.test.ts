import { forgotPassword } from '@syndication/contract/accounts/accounts.endpoints';
import {
  getConsoleSettings,
  putConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.endpoints';
import { getPublicSettings } from '@syndication/contract/settings/settings.endpoints';

import { auditLog, outbox } from '../../database/schema';
import { addGroup, addMember } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';

const api = useApi();

async function staffBrowser(): Promise<TestBrowser> {
  const { user } = await addMember(api.db, { isStaff: true });
  return api.browserOf(user.id);
}

const change = (browser: TestBrowser, version: number, changes: object, reset: 'brand'[] = []) =>
  browser.call(putConsoleSettings, { body: { version, changes, reset } });

const published = async () => (await api.browser().call(getPublicSettings, {})).data;

it('are those of the deployment until the console sets others, for pages and mails at once', async () => {
  const browser = await staffBrowser();
  expect(await published()).toMatchObject({ brand: 'ACA Syndication' });
  expect(await published()).not.toHaveProperty('feedbackAddressee');
  const answer = await change(browser, 1, { brand: 'Harbor Deals', supportEmail: 'h@harbor.test' });
  expect(answer.data.settings.find(({ name }) => name === 'brand')).toMatchObject({
    value: 'Harbor Deals',
    default: 'ACA Syndication',
    isSet: true,
    changedBy: 'Ann Angel',
  });
  expect(await published()).toMatchObject({ brand: 'Harbor Deals' });
  const { user } = await addMember(api.db);
  await api.browser().call(forgotPassword, { body: { action: 'forgot', email: user.email } });
  const [mail] = await api.db.select().from(outbox);
  expect(mail?.textBody).toContain('Harbor Deals\n');
  expect(mail?.textBody).toContain('Write to h@harbor.test');
});

it('go back to the default, and a repeat changes and records nothing', async () => {
  const browser = await staffBrowser();
  await change(browser, 1, { brand: 'Harbor Deals' });
  const { version } = (await browser.call(getConsoleSettings, {})).data;
  expect((await change(browser, 1, { brand: 'Harbor Deals' })).status).toBe(200);
  expect((await change(browser, version, {}, ['brand'])).status).toBe(200);
  expect(await published()).toMatchObject({ brand: 'ACA Syndication' });
  expect(await api.db.select().from(auditLog)).toMatchObject([
    { action: 'setting-changed', before: { brand: null }, after: { brand: 'Harbor Deals' } },
    { action: 'setting-changed', before: { brand: 'Harbor Deals' }, after: { brand: null } },
  ]);
});

it('refuse a change that is based on an earlier one, with what changed', async () => {
  const browser = await staffBrowser();
  await change(browser, 1, { brand: 'Harbor Deals' });
  expect(await change(browser, 1, { brand: 'Ocean Deals' })).toMatchObject({
    status: 409,
    error: {
      message: expect.stringContaining('Brand from the default to “Harbor Deals”') as string,
    },
  });
});

it.each([
  [{ supportEmail: 'nobody' }],
  [{ brand: 'Two\nlines' }],
  [{ helpVideoUrl: 'javascript:alert(1)' }],
  [{ showcaseEndsAt: 'tomorrow' }],
])('refuse %j and keep what was there', async (changes) => {
  const browser = await staffBrowser();
  expect((await change(browser, 1, changes)).status).toBe(400);
  expect(await api.db.$count(auditLog)).toBe(0);
});

it('are nothing for group admins and members', async () => {
  const group = await addGroup(api.db, 'Great Lakes');
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const browser = await api.browserOf(admin.user.id);
  expect((await browser.call(getConsoleSettings, {})).status).toBe(403);
  expect((await change(browser, 1, { brand: 'X' })).status).toBe(403);
});
