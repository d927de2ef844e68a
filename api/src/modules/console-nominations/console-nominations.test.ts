import { randomUUID } from 'node:crypto';

import {
  acceptNomination,
  correctNomination,
  getConsoleNominations,
  putDealLead,
  resendNomination,
  withdrawNomination,
} from '@syndication/contract/console-nominations/console-nominations.endpoints';
import {
  deleteAccount as deletePerson,
  joinPeople,
} from '@syndication/contract/console-people/console-people.endpoints';
import { getOwnNominations } from '@syndication/contract/nominations/nominations.endpoints';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { eq } from 'drizzle-orm';

import {
  auditLog,
  groups,
  nominations,
  outbox,
  sessions,
  users,
  ventures,
} from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { onPostgres } from '../../testing/on-postgres';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  daysAgo,
  nominate,
  only,
} from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { findSession } from '../accounts/sessions.repository';
import { deleteAccount } from '../console-people/delete-account';
import { lockAccount } from '../console-people/deletions.repository';
import { acceptInto } from './change-nominations';

const api = useApi();

/** Two groups with an admin each, staff, and a member who nominated one address to the first, three days ago. */
async function setUp(email = 'ceo@one.test') {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  const other = await addMember(api.db, { groupIds: [rocky.id], adminOf: [rocky.id] });
  const member = await addMember(api.db, { groupIds: [lakes.id], email: 'ann@angels.test' });
  await nominate(api.db, email, lakes.id, member.member.id, daysAgo(3));
  const { id } = only(await api.db.select().from(nominations));
  const browserOf = (person: { user: { id: string } }) => api.browserOf(person.user.id);
  return { lakes, rocky, staff, admin, other, member, id, browserOf };
}

const list = async (browser: TestBrowser, query: object = {}) =>
  (await browser.call(getConsoleNominations, { query })).data;
const correct = (browser: TestBrowser, id: string, email: string, version = 1) =>
  browser.call(correctNomination, { params: { id }, body: { email, version } });
const withdraw = (browser: TestBrowser, id: string, version = 1) =>
  browser.call(withdrawNomination, { params: { id }, body: { version } });
const accept = (browser: TestBrowser, id: string, groupId: string) =>
  browser.call(acceptNomination, { params: { id, groupId } });
const lead = (browser: TestBrowser, id: string, email: string, version = 1) =>
  browser.call(putDealLead, { params: { id }, body: { email, version } });
const mail = (browser: TestBrowser, id: string) =>
  browser.call(resendNomination, { params: { id } });

const actionsOf = async (id: string) =>
  (await api.db.select().from(auditLog).where(eq(auditLog.targetId, id))).map(
    ({ action }) => action,
  );
const mailsTo = (recipient: string) =>
  api.db.select().from(outbox).where(eq(outbox.recipient, recipient));

describe('who may', () => {
  it('shows staff all, an admin those to their own group, and nothing to others', async () => {
    const { rocky, staff, admin, other, member, browserOf } = await setUp();
    await nominate(api.db, 'ceo@two.test', rocky.id);
    const emails = async (person: typeof staff) =>
      (await list(await browserOf(person))).nominations.map(({ email }) => email);
    expect(await emails(staff)).toEqual(['ceo@two.test', 'ceo@one.test']);
    expect(await emails(admin)).toEqual(['ceo@one.test']);
    expect(await emails(other)).toEqual(['ceo@two.test']);
    const founder = await api.browserOf((await addEntrepreneur(api.db)).id);
    const call = async (browser: TestBrowser) =>
      (await browser.call(getConsoleNominations, { query: {} })).status;
    expect(await call(await browserOf(member))).toBe(403);
    expect(await call(founder)).toBe(403);
    expect(await call(api.browser())).toBe(401);
  });

  const ACTS: [string, (browser: TestBrowser, id: string, groupId: string) => Promise<object>][] = [
    ['mail it again', (browser, id) => mail(browser, id)],
    ['correct it', (browser, id) => correct(browser, id, 'right@one.test')],
    ['withdraw it', (browser, id) => withdraw(browser, id)],
    ['change its lead', (browser, id) => lead(browser, id, 'ann@angels.test')],
    ['accept it', (browser, id, groupId) => accept(browser, id, groupId)],
  ];
  it.each(ACTS)('lets neither others nor the admin of another group %s', async (_, act) => {
    const { rocky, other, member, id, browserOf } = await setUp();
    const founder = await addEntrepreneur(api.db);
    const run = (browser: TestBrowser) => act(browser, id, rocky.id);
    expect(await run(await browserOf(other))).toMatchObject({ status: 404 });
    expect(await run(await browserOf(member))).toMatchObject({ status: 403 });
    expect(await run(await api.browserOf(founder.id))).toMatchObject({ status: 403 });
    expect(await run(api.browser())).toMatchObject({ status: 401 });
    expect(await actionsOf(id)).toEqual([]);
    expect(await api.db.select().from(outbox)).toEqual([]);
  });
});

describe('how far it has come', () => {
  const facts = async (browser: TestBrowser) =>
    (await list(browser)).nominations.map(({ step, since }) => ({ step, since }));

  it('goes from the mail by account and profile to the list, off it, and to withdrawn', async () => {
    const { admin, id, browserOf } = await setUp();
    const browser = await browserOf(admin);
    const mailedAt = daysAgo(2);
    await api.db.update(nominations).set({ mailedAt });
    expect(await facts(browser)).toEqual([{ step: 'mailed', since: mailedAt.toISOString() }]);

    const founder = await addEntrepreneur(api.db, 'ceo@one.test');
    expect(await facts(browser)).toEqual([
      { step: 'account', since: founder.createdAt.toISOString() },
    ]);

    const { venture } = await addVenture(api.db, founder);
    expect(await facts(browser)).toEqual([
      { step: 'listed', since: venture.createdAt.toISOString() },
    ]);

    const confirmedAt = new Date('2026-01-05T13:00:00Z');
    await api.db.update(ventures).set({ confirmedAt, editedAt: confirmedAt });
    // Listed for 60 days and the day itself.
    expect(await facts(browser)).toEqual([{ step: 'off-list', since: '2026-03-07T00:00:00.000Z' }]);

    await withdraw(browser, id);
    expect(await facts(browser)).toMatchObject([{ step: 'withdrawn' }]);
  });

  it('finds by company, address, nominator, group and step', async () => {
    const { lakes, rocky, staff, id, browserOf } = await setUp();
    const founder = await addEntrepreneur(api.db, 'ceo@two.test');
    await addVenture(api.db, founder, { companyName: '100% Tidal' });
    await nominate(api.db, founder.email, rocky.id);
    const browser = await browserOf(staff);
    const found = async (query: object) =>
      (await list(browser, query)).nominations.map(({ email }) => email);
    expect(await found({ search: '0% tid' })).toEqual(['ceo@two.test']);
    expect(await found({ search: '%' })).toEqual(['ceo@two.test']);
    expect(await found({ search: 'ONE.test' })).toEqual(['ceo@one.test']);
    expect(await found({ search: 'ann@angels' })).toEqual(['ceo@one.test']);
    expect(await found({ groupId: lakes.id })).toEqual(['ceo@one.test']);
    expect(await found({ step: 'listed' })).toEqual(['ceo@two.test']);
    expect(await found({ step: 'listed', groupId: lakes.id })).toEqual([]);
    expect(await found({ id })).toEqual(['ceo@one.test']);
    expect(await found({ id: lakes.id })).toEqual([]);
  });
});

describe('the mail again', () => {
  it('leaves at most once a day', async () => {
    const { admin, id, browserOf } = await setUp();
    const browser = await browserOf(admin);
    expect((await mail(browser, id)).data).toEqual({ isMailed: true });
    expect((await mail(browser, id)).data).toEqual({ isMailed: false });
    expect(await mailsTo('ceo@one.test')).toHaveLength(1);
    expect(await actionsOf(id)).toEqual(['nomination-sent-again']);
  });
});

describe('the right address', () => {
  it('takes the place of the wrong one and gets the mail, once', async () => {
    const { admin, id, browserOf } = await setUp();
    const browser = await browserOf(admin);
    expect((await correct(browser, id, ' Right@One.test')).status).toBe(204);
    expect((await correct(browser, id, 'right@one.test')).status).toBe(204);
    expect((await correct(browser, id, 'other@one.test')).status).toBe(409);
    const [sent, ...more] = await mailsTo('right@one.test');
    expect(sent?.textBody).toContain('Ann Angel nominated your company');
    expect(more).toEqual([]);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(trail).toMatchObject([
      {
        action: 'nomination-corrected',
        before: { email: 'ceo@one.test' },
        after: { email: 'right@one.test' },
      },
    ]);
  });

  it('is refused where somebody has an account, where it is nominated, and where it is a member’s', async () => {
    const { lakes, admin, member, id, browserOf } = await setUp();
    const browser = await browserOf(admin);
    expect(await correct(browser, id, member.user.email)).toMatchObject({
      status: 400,
      error: { fields: { email: expect.stringContaining('is the account of a member') } },
    });
    await nominate(api.db, 'two@one.test', lakes.id);
    expect(await correct(browser, id, 'two@one.test')).toMatchObject({
      status: 400,
      error: { fields: { email: 'This address was nominated to the group before' } },
    });
    await addEntrepreneur(api.db, 'ceo@one.test');
    expect((await correct(browser, id, 'right@one.test')).status).toBe(409);
    expect(await actionsOf(id)).toEqual([]);
    expect(await api.db.select().from(outbox)).toEqual([]);
  });
});

describe('withdrawing', () => {
  it('takes the deal from the group once, and nominating again brings it back', async () => {
    const { admin, member, id, browserOf } = await setUp();
    await addVenture(api.db, await addEntrepreneur(api.db, 'ceo@one.test'));
    const browser = await browserOf(admin);
    const memberBrowser = await browserOf(member);
    const deals = async () => (await memberBrowser.call(getVentures, { query: {} })).data.length;
    expect(await deals()).toBe(1);
    expect((await withdraw(browser, id, 7)).status).toBe(409);
    expect((await withdraw(browser, id)).status).toBe(204);
    expect((await withdraw(browser, id)).status).toBe(204);
    expect(await deals()).toBe(0);
    expect(await actionsOf(id)).toEqual(['nomination-withdrawn']);
    expect((await mail(browser, id)).status).toBe(409);
    expect((await correct(browser, id, 'right@one.test', 2)).status).toBe(409);
  });

  it('wants a fresh proof', async () => {
    const { admin, id, browserOf } = await setUp();
    const browser = await browserOf(admin);
    await api.db.update(sessions).set({ provedAt: new Date(Date.now() - 16 * 60_000) });
    expect((await withdraw(browser, id)).error?.code).toBe('PROOF_REQUIRED');
  });
});

describe('a further group', () => {
  it('gets the deal once, its founder one mail, and the nominator stays', async () => {
    const { rocky, staff, id, browserOf } = await setUp();
    const browser = await browserOf(staff);
    expect((await accept(browser, id, rocky.id)).status).toBe(204);
    expect((await accept(browser, id, rocky.id)).status).toBe(204);
    expect((await accept(browser, id, randomUUID())).status).toBe(404);
    const { nominations: all } = await list(browser);
    expect(all.map(({ group, nominatedBy }) => [group.title, nominatedBy?.email])).toEqual([
      ['Rocky Mountain', 'ann@angels.test'],
      ['Great Lakes', 'ann@angels.test'],
    ]);
    expect(await mailsTo('ceo@one.test')).toHaveLength(1);
    expect(await actionsOf(id)).toEqual(['nomination-accepted']);
  });

  it('is refused with the reason when it was archived in the meantime', async () => {
    const { rocky, staff, id, browserOf } = await setUp();
    const archived = { archivedAt: new Date() };
    await api.db.update(groups).set(archived).where(eq(groups.id, rocky.id));
    expect(await accept(await browserOf(staff), id, rocky.id)).toMatchObject({
      status: 404,
      error: {
        message: 'A chosen group is archived or does not exist: choose another one',
      },
    });
    expect(await actionsOf(id)).toEqual([]);
  });

  it('gets no lead by surprise: who accepts a deal without one does not lead it', async () => {
    const { rocky, staff, id, browserOf } = await setUp();
    await api.db.update(nominations).set({ nominatedBy: null });
    const browser = await browserOf(staff);
    expect((await accept(browser, id, rocky.id)).status).toBe(204);
    const { nominations: all } = await list(browser);
    expect(all.map(({ group, lead: leader }) => [group.title, leader])).toEqual([
      ['Rocky Mountain', null],
      ['Great Lakes', null],
    ]);
    expect(await mailsTo('ceo@one.test')).toHaveLength(1);
  });

  it('is one of the admin’s own', async () => {
    const { rocky, admin, id, browserOf } = await setUp();
    expect((await accept(await browserOf(admin), id, rocky.id)).status).toBe(404);
  });

  it('gets an imported deal too, without a mail', async () => {
    const { lakes, rocky, staff, browserOf } = await setUp();
    const { venture } = await addVenture(api.db, null);
    const imported = { ventureId: venture.id, groupId: lakes.id };
    const { id } = only(await api.db.insert(nominations).values(imported).returning());
    const browser = await browserOf(staff);
    expect((await accept(browser, id, rocky.id)).status).toBe(204);
    expect((await accept(browser, id, rocky.id)).status).toBe(204);
    const { nominations: found } = await list(browser, { groupId: rocky.id });
    expect(found).toMatchObject([
      { companyName: 'Acme Robotics', nominatedBy: null, step: 'listed' },
    ]);
    expect(await api.db.select().from(outbox)).toEqual([]);
    expect((await mail(browser, id)).status).toBe(409);
    expect(await actionsOf(id)).toEqual(['nomination-accepted']);
  });
});

describe('the deal lead', () => {
  it('is another member from then on, and deals say so', async () => {
    const { lakes, staff, admin, other, member, id, browserOf } = await setUp();
    await addVenture(api.db, await addEntrepreneur(api.db, 'ceo@one.test'));
    const next = await addMember(api.db, { groupIds: [lakes.id], email: 'next@angels.test' });
    const browser = await browserOf(admin);
    expect((await lead(browser, id, other.user.email)).error?.fields).toEqual({
      email: 'No member of your groups has this address',
    });
    expect((await lead(await browserOf(staff), id, 'nobody@angels.test')).error?.fields).toEqual({
      email: 'No member has this address',
    });
    expect((await lead(browser, id, 'next@angels.test', 9)).status).toBe(409);
    expect((await lead(browser, id, 'next@angels.test')).status).toBe(204);
    expect((await lead(browser, id, 'next@angels.test')).status).toBe(204);
    const memberBrowser = await browserOf(member);
    const [deal] = (await memberBrowser.call(getVentures, { query: {} })).data;
    expect(deal?.dealLeadEmail).toBe(next.user.email);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(trail).toMatchObject([
      {
        action: 'deal-lead-changed',
        before: { lead: 'ann@angels.test' },
        after: { lead: 'next@angels.test' },
      },
    ]);
  });

  it('is nobody while the member is deactivated', async () => {
    const { staff, member, browserOf } = await setUp();
    const setDeactivatedAt = (deactivatedAt: Date | null) =>
      api.db.update(users).set({ deactivatedAt }).where(eq(users.id, member.user.id));
    const leadOf = async () => (await list(await browserOf(staff))).nominations[0]?.lead;
    await setDeactivatedAt(new Date());
    expect(await leadOf()).toBeNull();
    await setDeactivatedAt(null);
    expect(await leadOf()).toMatchObject({ email: 'ann@angels.test' });
  });

  it('is changed where the earliest nomination names it', async () => {
    const { rocky, staff, member, other, id, browserOf } = await setUp();
    await nominate(api.db, 'ceo@one.test', rocky.id, other.member.id);
    const browser = await browserOf(staff);
    const { nominations: all } = await list(browser);
    expect(all.map(({ namesLead }) => namesLead)).toEqual([false, true]);
    expect(all.map((nomination) => nomination.lead?.email)).toEqual(
      Array(2).fill('ann@angels.test'),
    );
    const later = all.find((nomination) => nomination.id !== id);
    expect((await lead(browser, later!.id, member.user.email)).status).toBe(409);
    await withdraw(browser, id);
    const left = (await list(browser)).nominations;
    expect(left.map((nomination) => nomination.lead?.email)).toEqual([
      other.user.email,
      'ann@angels.test',
    ]);
    expect((await lead(browser, later!.id, member.user.email)).status).toBe(204);
  });

  it('is the same for nominations of the address, those of the deal itself, and the deal', async () => {
    const { lakes, rocky, staff, member, other, browserOf } = await setUp();
    const venture = await addVenture(api.db, await addEntrepreneur(api.db, 'ceo@one.test'));
    const direct = { ventureId: venture.venture.id, groupId: rocky.id, createdAt: daysAgo(5) };
    const nominatedBy = other.member.id;
    await api.db.insert(nominations).values({ ...direct, nominatedBy });
    const [deal] = (await (await browserOf(member)).call(getVentures, { query: {} })).data;
    expect(deal?.dealLeadEmail).toBe(other.user.email);
    const browser = await browserOf(staff);
    const { nominations: all } = await list(browser);
    expect(all.map(({ group, lead: named, namesLead }) => [group.id, named, namesLead])).toEqual([
      [lakes.id, { name: 'Ann Angel', email: other.user.email }, false],
      [rocky.id, { name: 'Ann Angel', email: other.user.email }, true],
    ]);
    expect((await lead(browser, all[0]!.id, member.user.email)).status).toBe(204);
    expect((await lead(browser, all[0]!.id, staff.user.email)).status).toBe(409);
    await withdraw(browser, all[1]!.id);
    const left = (await list(browser, { id: all[0]!.id })).nominations;
    expect(left[0]).toMatchObject({ lead: { email: member.user.email }, namesLead: true });
    await nominate(api.db, 'ceo@one.test', rocky.id, other.member.id);
    expect((await list(browser)).nominations.map((one) => one.lead?.email)).toEqual([
      member.user.email,
      member.user.email,
      other.user.email,
    ]);
  });
});

onPostgres.describe('the deal lead whose account is being deleted', () => {
  const leads = async () =>
    (await api.db.select().from(nominations)).map(({ nominatedBy, leadId }) => [
      nominatedBy,
      leadId,
    ]);

  it('is not named any more', async () => {
    const { lakes, staff, member, id, browserOf } = await setUp();
    const { user } = await addMember(api.db, { groupIds: [lakes.id] });
    const browser = await browserOf(staff);
    const { answer } = await api.db.transaction(async (tx) => {
      await deleteAccount({ ...api.context, db: tx }, { userId: staff.user.id }, user.id);
      return callMeanwhile(tx, () => lead(browser, id, user.email));
    });
    expect((await answer).error?.fields).toEqual({ email: 'No member has this address' });
    expect(await leads()).toEqual([[member.member.id, null]]);
  });

  it('does not keep the deletion from taking the nominations after it', async () => {
    const { staff, member, other, id, browserOf } = await setUp();
    await api.db.update(nominations).set({ leadId: other.member.id });
    const browser = await browserOf(staff);
    const { answer } = await api.db.transaction(async (tx) => {
      await lockAccount(tx, member.user.id);
      const named = await callMeanwhile(tx, () => lead(browser, id, member.user.email));
      await deleteAccount({ ...api.context, db: tx }, { userId: staff.user.id }, member.user.id);
      return named;
    });
    expect((await answer).error?.fields).toEqual({ email: 'No member has this address' });
    expect(await leads()).toEqual([[null, other.member.id]]);
  });
});

onPostgres.describe('a company that is being accepted', () => {
  async function acceptMeanwhile(
    { staff, rocky, id, browserOf }: Awaited<ReturnType<typeof setUp>>,
    call: (browser: TestBrowser) => Promise<{ status: number }>,
  ) {
    const browser = await browserOf(staff);
    const { now, config } = api.context;
    const sessionId = browser.cookies.get('session') ?? '';
    const session = await findSession(api.db, sessionId, now(), config.settings);
    if (session?.role !== 'investor') throw new Error('Nobody of the staff is signed in.');
    const { answer } = await api.db.transaction(async (tx) => {
      await acceptInto({ ...api.context, db: tx }, session, { id, groupId: rocky.id });
      return callMeanwhile(tx, () => call(browser));
    });
    expect((await answer).status).toBe(204);
    return api.db.select().from(nominations);
  }

  it('names no nominator whose account is deleted at the same time', async () => {
    const given = await setUp();
    const params = { userId: given.member.user.id };
    const accepted = await acceptMeanwhile(given, (browser) =>
      browser.call(deletePerson, { params }),
    );
    expect(accepted.map(({ nominatedBy }) => nominatedBy)).toEqual([null, null]);
  });

  it('names the account that the nominator is joined into at the same time', async () => {
    const given = await setUp();
    const kept = given.other.member.id;
    const params = { memberId: kept, otherId: given.member.member.id };
    const accepted = await acceptMeanwhile(given, (browser) =>
      browser.call(joinPeople, { params }),
    );
    expect(accepted.map(({ nominatedBy }) => nominatedBy)).toEqual([kept, kept]);
  });

  it('keeps no address of a founder whose account is deleted at the same time', async () => {
    const given = await setUp();
    const founder = await addEntrepreneur(api.db, 'ceo@one.test');
    const params = { userId: founder.id };
    const accepted = await acceptMeanwhile(given, (browser) =>
      browser.call(deletePerson, { params }),
    );
    const nobody = `${founder.id}@deleted.invalid`;
    expect(accepted.map(({ email }) => email)).toEqual([nobody, nobody]);
  });
});

it('shows nominators their own, without what the console knows beside', async () => {
  const { lakes, member, other, browserOf } = await setUp();
  await nominate(api.db, 'ceo@two.test', lakes.id, other.member.id);
  const browser = await browserOf(member);
  const own = await browser.call(getOwnNominations, { params: { memberId: member.member.id } });
  expect(own.data).toMatchObject([
    { email: 'ceo@one.test', step: 'mailed', companyName: null, canMailAgain: true },
  ]);
  expect(own.data[0]).not.toHaveProperty('lead');
  const foreign = { params: { memberId: other.member.id } };
  expect((await browser.call(getOwnNominations, foreign)).status).toBe(404);
});
