import { postProof } from '@syndication/contract/account-security/account-security.endpoints';
import {
  getAnonymousUser,
  getInvestorLogin,
} from '@syndication/contract/accounts/accounts.endpoints';
import { getConsoleGroups } from '@syndication/contract/console-groups/console-groups.endpoints';
import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.endpoints';
import * as people from '@syndication/contract/console-people/console-people.endpoints';
import * as contract from '@syndication/contract/passkeys/passkeys.endpoints';

import { auditLog, outbox, sessions, settings, users } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember } from '../../testing/fixtures';
import { SoftAuthenticator } from '../../testing/soft-authenticator';
import type { TestBrowser } from '../../testing/test-browser';
import { TEST_ORIGIN, useApi } from '../../testing/use-api';

const api = useApi();

/** Adds a passkey on the account page. */
async function addTo(browser: TestBrowser, name = 'Phone', origin = TEST_ORIGIN) {
  const authenticator = new SoftAuthenticator();
  const { data: options } = await browser.call(contract.startPasskey, {});
  const credential = authenticator.create({ challenge: options.challenge, origin });
  const answer = await browser.call(contract.addPasskey, { body: { name, credential } });
  return { authenticator, credential, options, answer };
}

async function prove(browser: TestBrowser, authenticator: SoftAuthenticator, origin = TEST_ORIGIN) {
  const { data } = await browser.call(contract.startPasskeyProof, {});
  const credential = authenticator.get({ challenge: data.challenge, origin });
  return browser.call(contract.postPasskeyProof, { body: { credential } });
}

async function signIn(authenticator: SoftAuthenticator) {
  const browser = api.browser();
  const { data } = await browser.call(contract.startPasskeySignIn, {});
  const credential = authenticator.get({ challenge: data.challenge, origin: TEST_ORIGIN });
  const answer = await browser.call(contract.passkeyAuth, { body: { credential } });
  return { browser, credential, answer, options: data };
}

const requirePasskeys = () =>
  api.db.insert(settings).values({ name: 'consolePasskeys', value: 'yes' });
const age = () => api.db.update(sessions).set({ provedAt: new Date(Date.now() - 3_600_000) });
const actions = async () => (await api.db.select().from(auditLog)).map(({ action }) => action);

describe('adding a passkey', () => {
  it('keeps it with its name, gives recovery codes once, and tells the owner', async () => {
    const founder = await addEntrepreneur(api.db);
    const browser = await api.browserOf(founder.id);
    const { answer, options } = await addTo(browser);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: founder.email, displayName: 'Eve Founder' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(answer.data.recoveryCodes).toHaveLength(10);
    expect(new Set(answer.data.recoveryCodes).size).toBe(10);
    const second = await addTo(browser, 'Laptop');
    expect(second.answer.data.recoveryCodes).toEqual([]);
    expect(second.options.excludeCredentials).toMatchObject([{ transports: ['internal'] }]);
    const { data } = await browser.call(contract.getPasskeys, {});
    expect(data).toMatchObject({
      passkeys: [
        { name: 'Phone', lastUsedAt: null },
        { name: 'Laptop', lastUsedAt: null },
      ],
      codesLeft: 10,
      isRequired: false,
    });
    expect((await api.db.select().from(outbox)).map(({ subject }) => subject)).toEqual([
      'A passkey was added',
      'A passkey was added',
    ]);
    expect(await actions()).toEqual(['passkey-added', 'passkey-added']);
  });

  it.each([
    ['of another site', (challenge: string) => ({ challenge, origin: 'https://evil.test' })],
    ['to another question', () => ({ challenge: 'AAAA', origin: TEST_ORIGIN })],
  ])('refuses an answer %s', async (_what, answerOf) => {
    const browser = await api.browserOf((await addEntrepreneur(api.db)).id);
    const { data } = await browser.call(contract.startPasskey, {});
    const credential = new SoftAuthenticator().create(answerOf(data.challenge));
    const answer = await browser.call(contract.addPasskey, { body: { name: 'X', credential } });
    expect([answer.status, answer.error?.code]).toEqual([409, 'CONFLICT']);
    expect((await browser.call(contract.getPasskeys, {})).data.passkeys).toEqual([]);
  });

  it('answers a question once, of this browser, within its time', async () => {
    const founder = await addEntrepreneur(api.db);
    const browser = await api.browserOf(founder.id);
    const { credential } = await addTo(browser);
    const again = await browser.call(contract.addPasskey, { body: { name: 'X', credential } });
    expect(again.status).toBe(409);

    const other = await api.browserOf(founder.id);
    const { data } = await browser.call(contract.startPasskey, {});
    const elsewhere = new SoftAuthenticator().create({ ...data, origin: TEST_ORIGIN });
    await prove(other, new SoftAuthenticator());
    expect(
      (await other.call(contract.addPasskey, { body: { name: 'X', credential: elsewhere } }))
        .status,
    ).toBe(409);

    api.setNow(new Date(Date.now() + 6 * 60_000));
    const late = await browser.call(contract.addPasskey, {
      body: { name: 'X', credential: elsewhere },
    });
    expect(late.status).toBe(409);
  });

  it('wants a fresh proof, and the passkey if there is one', async () => {
    const founder = await addEntrepreneur(api.db);
    const browser = await api.browserOf(founder.id);
    const { authenticator } = await addTo(browser);
    await age();
    expect((await browser.call(contract.startPasskey, {})).error?.code).toBe('PROOF_REQUIRED');

    // A thief with the password has a fresh session, and no passkey.
    const thief = await api.browserOf(founder.id);
    for (const call of [contract.startPasskey, contract.makeRecoveryCodes]) {
      expect((await thief.call(call, {})).error?.code).toBe('PASSKEY_REQUIRED');
    }
    const id = authenticator.id.toString('base64url');
    expect((await thief.call(contract.removePasskey, { params: { id } })).error?.code).toBe(
      'PASSKEY_REQUIRED',
    );
    expect((await prove(thief, authenticator)).status).toBe(204);
    expect((await thief.call(contract.startPasskey, {})).status).toBe(200);
  });

  it('is for the signed in', async () => {
    for (const call of [contract.getPasskeys, contract.startPasskey, contract.startPasskeyProof]) {
      expect((await api.browser().call(call, {})).status).toBe(401);
    }
  });
});

describe('removing a passkey', () => {
  it('removes only the user’s own, and the codes with the last one', async () => {
    const browser = await api.browserOf((await addEntrepreneur(api.db)).id);
    const { authenticator } = await addTo(browser);
    const params = { id: authenticator.id.toString('base64url') };
    const stranger = await api.browserOf((await addEntrepreneur(api.db)).id);
    expect((await stranger.call(contract.removePasskey, { params })).status).toBe(204);
    expect((await browser.call(contract.getPasskeys, {})).data.passkeys).toHaveLength(1);

    expect((await browser.call(contract.removePasskey, { params })).status).toBe(204);
    expect((await browser.call(contract.removePasskey, { params })).status).toBe(204);
    const { data } = await browser.call(contract.getPasskeys, {});
    expect(data).toMatchObject({ passkeys: [], codesLeft: 0 });
    expect(await actions()).toEqual(['passkey-added', 'passkey-removed']);
  });
});

describe('signing in with a passkey', () => {
  it.each(['investor', 'entrepreneur'] as const)('begins the session of an %s', async (role) => {
    const user =
      role === 'investor' ? (await addMember(api.db)).user : await addEntrepreneur(api.db);
    const { authenticator } = await addTo(await api.browserOf(user.id));
    const { browser, answer, options } = await signIn(authenticator);
    expect([answer.status, answer.data]).toEqual([200, { role }]);
    expect(options.allowCredentials).toEqual([]);
    const who =
      role === 'investor'
        ? (await browser.call(getInvestorLogin, {})).data.deMember?.email
        : (await browser.call(getAnonymousUser, {})).data?.email;
    expect(who).toBe(user.email);
  });

  it('takes no answer twice, no stranger’s, and nobody’s who is deactivated', async () => {
    const user = await addEntrepreneur(api.db);
    const { authenticator } = await addTo(await api.browserOf(user.id));
    const { credential } = await signIn(authenticator);
    const thief = api.browser();
    await thief.call(contract.startPasskeySignIn, {});
    const replayed = await thief.call(contract.passkeyAuth, { body: { credential } });
    expect([replayed.status, replayed.error?.code]).toEqual([401, 'SIGN_IN_FAILED']);
    expect((await signIn(new SoftAuthenticator())).answer.status).toBe(401);

    await api.db.update(users).set({ deactivatedAt: new Date() });
    expect((await signIn(authenticator)).answer.status).toBe(401);
  });
});

describe('a proof', () => {
  it('is a passkey of one’s own, or a recovery code once', async () => {
    const user = await addEntrepreneur(api.db);
    const browser = await api.browserOf(user.id);
    const { authenticator, answer } = await addTo(browser);
    const other = await addTo(await api.browserOf((await addEntrepreneur(api.db)).id));
    await age();
    expect((await prove(browser, other.authenticator)).status).toBe(400);
    expect((await prove(browser, authenticator, 'https://evil.test')).status).toBe(400);
    expect((await browser.call(contract.startPasskey, {})).error?.code).toBe('PROOF_REQUIRED');
    expect((await prove(browser, authenticator)).status).toBe(204);
    expect((await browser.call(contract.startPasskey, {})).status).toBe(200);

    const [code = ''] = answer.data.recoveryCodes;
    const useCode = (typed: string) =>
      browser.call(contract.postRecoveryCode, { body: { code: typed } });
    await age();
    expect(await useCode('none of them')).toMatchObject({
      status: 400,
      error: { fields: { code: 'This is not one of your unused recovery codes.' } },
    });
    expect((await useCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(204);
    expect((await browser.call(contract.startPasskey, {})).status).toBe(200);
    expect((await useCode(code)).status).toBe(400);
    expect((await browser.call(contract.getPasskeys, {})).data.codesLeft).toBe(9);

    const renewed = await browser.call(contract.makeRecoveryCodes, {});
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await useCode(answer.data.recoveryCodes[1] ?? '')).status).toBe(400);
  });
});

describe('a console that needs passkeys', () => {
  it('opens to staff and admins who have shown one, and to others nothing changes', async () => {
    const lakes = await addGroup(api.db, 'Lakes');
    const staff = await addMember(api.db, { isStaff: true });
    const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
    const member = await addMember(api.db, { groupIds: [lakes.id] });
    const [browser, ofAdmin, ofMember] = await Promise.all(
      [staff, admin, member].map(({ user }) => api.browserOf(user.id)),
    );
    const codeOf = async (who: TestBrowser) =>
      (await who.call(getConsoleOverview, {})).error?.code ?? 'opens';
    expect(await Promise.all([browser!, ofAdmin!].map(codeOf))).toEqual(['opens', 'opens']);

    await requirePasskeys();
    expect(await Promise.all([browser!, ofAdmin!].map(codeOf))).toEqual([
      'PASSKEY_REQUIRED',
      'PASSKEY_REQUIRED',
    ]);
    expect(await codeOf(ofMember!)).toBe('FORBIDDEN');
    expect((await ofMember!.call(contract.getPasskeys, {})).data.isRequired).toBe(false);
    expect((await ofAdmin!.call(contract.getPasskeys, {})).data.isRequired).toBe(true);
    expect((await browser!.call(getConsoleGroups, {})).error?.code).toBe('PASSKEY_REQUIRED');

    const { authenticator } = await addTo(browser!);
    expect(await codeOf(browser!)).toBe('opens');
    const later = await api.browserOf(staff.user.id);
    expect(await codeOf(later)).toBe('PASSKEY_REQUIRED');
    expect((await prove(later, authenticator)).status).toBe(204);
    expect(await codeOf(later)).toBe('opens');
    expect(await codeOf((await signIn(authenticator)).browser)).toBe('opens');
  });

  it('is opened again by staff to somebody who has lost everything', async () => {
    const staff = await addMember(api.db, { isStaff: true });
    const admin = await addMember(api.db, { isStaff: true });
    const lost = await api.browserOf(admin.user.id);
    await addTo(lost);
    const browser = await api.browserOf(staff.user.id);
    const params = { memberId: admin.member.id };
    const reset = (who: TestBrowser) => who.call(people.resetPasskeys, { params });
    expect((await reset(await api.browserOf((await addMember(api.db)).user.id))).status).toBe(403);
    expect((await reset(browser)).status).toBe(204);
    expect((await reset(browser)).status).toBe(204);
    expect((await lost.call(contract.getPasskeys, {})).status).toBe(401);
    const back = await api.browserOf(admin.user.id);
    const { data } = await back.call(contract.getPasskeys, {});
    expect(data).toMatchObject({ passkeys: [], codesLeft: 0 });
    expect(await actions()).toEqual(['passkey-added', 'access-denied', 'passkeys-reset']);
    expect((await api.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      admin.user.email,
      admin.user.email,
    ]);
  });

  it('takes a password for a proof, not for a passkey', async () => {
    const staff = await addMember(api.db, { isStaff: true });
    await requirePasskeys();
    const browser = await api.browserOf(staff.user.id);
    await browser.call(postProof, { body: { password: 'Wrong1horse' } });
    expect((await browser.call(getConsoleOverview, {})).error?.code).toBe('PASSKEY_REQUIRED');
  });
});
