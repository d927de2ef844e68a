import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import { postFeedback } from '@syndication/contract/feedback/feedback.endpoints';
import { FOR_USER_HEADER } from '@syndication/contract/http/endpoint';
import { eq } from 'drizzle-orm';

import { feedback, users } from '../../database/schema';
import { addMember } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();
const body = { name: 'A', email: 'a@b.test', subject: 'S', body: 'B' };

it('refuses every call that was made for another user than the one of the session', async () => {
  const [{ user: before }, { user }] = [await addMember(api.db), await addMember(api.db)];
  const browser = await api.browserOf(user.id);
  await browser.call(getInvestorLogin, {});
  const headers = {
    [FOR_USER_HEADER]: before.id,
    'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
  };
  const answers = [];
  for (const { method, base, path } of api.app.endpoints) {
    const url = base + path.replace(/\{\w+\}/g, 'x');
    const { statusCode, body: text } = await browser.send({ method, url, headers });
    answers.push(`${statusCode} ${/"code":"(\w+)"/.exec(text)?.[1]}`);
  }
  expect(new Set(answers)).toEqual(new Set(['409 OTHER_USER']));
  expect(answers.length).toBeGreaterThan(100);
});

it('does nothing that was meant to be done for another user', async () => {
  const [{ user: before }, { user }] = [await addMember(api.db), await addMember(api.db)];
  const browser = await api.browserOf(user.id);
  const send = (userId?: string) =>
    browser.call(postFeedback, { body, ...(userId && { headers: { [FOR_USER_HEADER]: userId } }) });
  expect(await send(before.id)).toMatchObject({ status: 409, error: { code: 'OTHER_USER' } });
  expect(await api.db.select().from(feedback)).toHaveLength(0);
  expect((await send(user.id)).status).toBe(204);
  expect((await send()).status).toBe(204);
});

it('leaves it to the access of the call what happens when nobody is signed in any more', async () => {
  const { user } = await addMember(api.db);
  const headers = { [FOR_USER_HEADER]: user.id };
  const browser = api.browser();
  expect((await browser.call(getInvestorLogin, { headers })).status).toBe(200);
  expect((await browser.call(postFeedback, { body, headers })).status).toBe(204);
});

it('knows nobody by a session of an account that is deactivated', async () => {
  const { user } = await addMember(api.db);
  const browser = await api.browserOf(user.id);
  expect((await browser.call(getInvestorLogin, {})).data.deMember?.userId).toBe(user.id);
  await api.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, user.id));
  expect((await browser.call(getInvestorLogin, {})).data.deMember).toBeNull();
});
