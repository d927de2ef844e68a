import {
  forgotPassword,
  getAnonymousUser,
  setPassword,
  signIn,
  signUp,
} from '@syndication/contract/accounts/accounts.endpoints';
import {
  ACCOUNT_MESSAGES,
  RESET_TOKEN_PARAMETER,
} from '@syndication/contract/accounts/accounts.rules';
import { desc, sql } from 'drizzle-orm';

import { auditLog, nominations, outbox, users } from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { addEntrepreneur, addGroup, addMember, nominate } from '../../testing/fixtures';
import { onPostgres } from '../../testing/on-postgres';
import { TEST_ORIGIN, useApi } from '../../testing/use-api';

const api = useApi();
const EMAIL = 'ceo@company.test';
const PASSWORD = 'Correct1horse';

const signUpForm = {
  firstName: 'Eve',
  lastName: 'Founder',
  email: EMAIL,
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

async function nominateEmail() {
  const group = await addGroup(api.db, 'Northeast');
  await nominate(api.db, EMAIL, group.id);
}

describe('signing up', () => {
  it('creates an account for a nominated address, which can then sign in', async () => {
    await nominateEmail();
    const browser = api.browser();
    expect((await browser.call(signUp, { body: signUpForm })).status).toBe(200);
    const body = { email: EMAIL, password: PASSWORD };
    expect((await browser.call(signIn, { body })).status).toBe(200);
  });

  it('mails that the account is ready', async () => {
    await nominateEmail();
    await api.browser().call(signUp, { body: signUpForm });
    const [mail] = await api.db.select().from(outbox);
    expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Your account is ready' });
    expect(mail?.textBody).toContain(`${TEST_ORIGIN}/entrepreneur-signin`);
  });

  it('refuses an address that was not nominated', async () => {
    const answer = await api.browser().call(signUp, { body: signUpForm });
    expect([answer.status, answer.error?.message]).toEqual([403, ACCOUNT_MESSAGES.notNominated]);
    expect(await api.db.select().from(users)).toHaveLength(0);
  });

  onPostgres.it.each([
    ['withdrawn', { withdrawnAt: new Date() }],
    ['corrected', { email: 'right@company.test' }],
  ])('refuses an address whose nomination is %s meanwhile', async (_, change) => {
    await nominateEmail();
    const { answer } = await api.db.transaction(async (tx) => {
      await tx.update(nominations).set(change);
      return callMeanwhile(tx, () => api.browser().call(signUp, { body: signUpForm }));
    });
    expect([(await answer).status, (await answer).error?.message]).toEqual([
      403,
      ACCOUNT_MESSAGES.notNominated,
    ]);
    expect(await api.db.select().from(users)).toHaveLength(0);
  });

  it('answers 409 for an address that has an account, in any case of letters', async () => {
    await nominateEmail();
    await addEntrepreneur(api.db, EMAIL);
    const body = { ...signUpForm, email: 'CEO@company.test' };
    const answer = await api.browser().call(signUp, { body });
    expect([answer.status, answer.error?.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('creates one account out of two requests at once', async () => {
    await nominateEmail();
    const browser = api.browser();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    const answers = await Promise.all([
      browser.call(signUp, { body: signUpForm }),
      browser.call(signUp, { body: signUpForm }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await api.db.select().from(outbox)).toHaveLength(1);
  });

  it('names every field that is wrong', async () => {
    const body = { ...signUpForm, firstName: 'Al', password: 'short', password_confirmation: 'x' };
    const answer = await api.browser().call(signUp, { body });
    expect(answer.status).toBe(400);
    expect(answer.error?.fields).toMatchObject({
      firstName: ACCOUNT_MESSAGES.firstName,
      password: ACCOUNT_MESSAGES.password,
    });
  });

  it('refuses a password that everyone tries first', async () => {
    await nominateEmail();
    const body = { ...signUpForm, password: 'Password1', password_confirmation: 'Password1' };
    const answer = await api.browser().call(signUp, { body });
    expect(answer.status).toBe(400);
    expect(answer.error?.fields).toHaveProperty('password');
  });
});

describe('resetting a password', () => {
  async function requestLink(): Promise<string> {
    await api.browser().call(forgotPassword, { body: { action: 'forgot', email: EMAIL } });
    const [mail] = await api.db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(1);
    const link = /https?:\S+/.exec(mail?.textBody ?? '')?.[0] ?? '';
    return new URL(link).searchParams.get(RESET_TOKEN_PARAMETER) ?? '';
  }

  const reset = (token: string, email = EMAIL, password = PASSWORD) =>
    api.browser().call(setPassword, {
      body: { userId: 'anon', email, token, password, password_confirmation: password },
    });

  it('mails a link that works once, and ends all sessions', async () => {
    const user = await addEntrepreneur(api.db, EMAIL);
    const elsewhere = await api.browserOf(user.id);
    const token = await requestLink();
    expect((await reset(token)).status).toBe(204);
    const body = { email: EMAIL, password: PASSWORD };
    expect((await api.browser().call(signIn, { body })).status).toBe(200);
    expect((await elsewhere.call(getAnonymousUser, {})).data).toBeNull();
    const again = await reset(token);
    expect([again.status, again.error?.code]).toEqual([403, 'RESET_LINK_INVALID']);
  });

  it('tells the owner by mail that the password is another one', async () => {
    await addEntrepreneur(api.db, EMAIL);
    await api.db.update(users).set({ passwordHash: 'of an earlier one' });
    await reset(await requestLink());
    const mails = await api.db.select().from(outbox).orderBy(outbox.createdAt);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Set a new password',
      'Your password was changed',
    ]);
    expect(mails[1]?.recipient).toBe(EMAIL);
  });

  it.each([
    ['investor', () => addMember(api.db, { email: EMAIL })],
    ['entrepreneur', () => addEntrepreneur(api.db, EMAIL)],
  ] as const)('leads an %s with a first password to their own sign-in', async (role, addUser) => {
    await addUser();
    await reset(await requestLink());
    const [mail] = await api.db.select().from(outbox).orderBy(desc(outbox.createdAt));
    expect(mail).toMatchObject({ recipient: EMAIL, subject: 'You can sign in with your password' });
    expect(mail?.textBody).toContain(`${TEST_ORIGIN}/${role}-signin`);
  });

  it('records who asked for a link, known or not, without the address', async () => {
    const user = await addEntrepreneur(api.db, EMAIL);
    await requestLink();
    const body = { action: 'forgot' as const, email: 'stranger@x.test' };
    await api.browser().call(forgotPassword, { body });
    const rows = await api.db.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.map(({ action, userId, details }) => [action, userId, details.email])).toEqual([
      ['password-reset-requested', user.id, 'c…@company.test'],
      ['password-reset-requested', null, 's…@x.test'],
    ]);
  });

  it.each([
    ['another address', ['typo@company.test'], 'email', ACCOUNT_MESSAGES.resetAddressMismatch],
    [
      "somebody else's address",
      ['other@company.test'],
      'email',
      ACCOUNT_MESSAGES.resetAddressMismatch,
    ],
    ['a password that everyone tries first', [EMAIL, 'Password1'], 'password', expect.any(String)],
  ] as const)(
    'names %s, and the link still works',
    async (_, [email, password], field, message) => {
      await addEntrepreneur(api.db, EMAIL);
      await addEntrepreneur(api.db, 'other@company.test');
      const token = await requestLink();
      const answer = await reset(token, email, password);
      expect([answer.status, answer.error?.fields]).toEqual([400, { [field]: message }]);
      expect((await reset(token)).status).toBe(204);
    },
  );

  it('without a working link, tells neither whose it was nor what else is wrong', async () => {
    await addEntrepreneur(api.db, EMAIL);
    const spent = await requestLink();
    await reset(spent);
    for (const token of [spent, 'made-up']) {
      for (const email of [EMAIL, 'typo@company.test']) {
        const answer = await reset(token, email, 'Password1');
        expect([answer.status, answer.error]).toEqual([
          403,
          { code: 'RESET_LINK_INVALID', message: ACCOUNT_MESSAGES.resetLinkInvalid },
        ]);
      }
    }
  });

  it('keeps the link when the new password cannot be stored', async () => {
    await addEntrepreneur(api.db, EMAIL);
    const token = await requestLink();
    await api.db.execute(
      sql`alter table audit_log add constraint broken check (action <> 'password-reset')`,
    );
    expect((await reset(token)).status).toBe(500);
    await api.db.execute(sql`alter table audit_log drop constraint broken`);
    expect((await reset(token)).status).toBe(204);
  });

  it('refuses a link after 60 minutes, and a replaced one', async () => {
    await addEntrepreneur(api.db, EMAIL);
    const replaced = await requestLink();
    const token = await requestLink();
    expect((await reset(replaced)).status).toBe(403);
    api.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await reset(token)).status).toBe(403);
  });

  it('tells someone who was never invited, and mails nothing', async () => {
    const body = { action: 'forgot' as const, email: 'stranger@x.test' };
    const answer = await api.browser().call(forgotPassword, { body });
    expect(answer.status).toBe(200);
    expect(answer.data.error?.message).toMatch(/^You have not been invited, please contact/);
    expect(await api.db.select().from(outbox)).toHaveLength(0);
  });
});
