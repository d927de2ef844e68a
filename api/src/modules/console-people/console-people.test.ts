import { randomUUID } from 'node:crypto';

import {
  forgotPassword,
  getInvestorLogin,
  getInvitationLink,
  renewInvitation,
  setPassword,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { getAuditTrail } from '@syndication/contract/console-audit/console-audit.endpoints';
import { putGroupAdmin } from '@syndication/contract/console-groups/console-groups.endpoints';
import { correctNomination } from '@syndication/contract/console-nominations/console-nominations.endpoints';
import {
  endPersonSessions,
  getPeople,
  getPeopleImports,
  movePerson,
  putMembership,
  putPeopleImport,
  putPerson,
  putPersonActive,
  putStaff,
  resendInvitation,
  undoPeopleImport,
  unlinkIdentity,
} from '@syndication/contract/console-people/console-people.endpoints';
import { postDealNomination } from '@syndication/contract/nominations/nominations.endpoints';
import { desc, eq, inArray, sql } from 'drizzle-orm';

import { queryRows } from '../../database/database';
import {
  angelGroupConnections,
  angelGroups,
  auditLog,
  groups,
  memberGroups,
  members,
  nominations,
  outbox,
  userIdentities,
  users,
  votes,
} from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { onPostgres } from '../../testing/on-postgres';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  nominate,
  only,
} from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { findDigestChoices, setDigestRhythm } from '../digests/digest-choices.repository';
import { lockNewAddressesShared } from '../nominations/nominations.repository';
import { invitePeople } from './invite-people';
import { lockAccounts } from './people.repository';
import { sendInvitations } from './send-invitations';

const api = useApi();

async function setUp() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true, email: 'staff@harbor.test' });
  const admin = await addMember(api.db, {
    groupIds: [lakes.id],
    adminOf: [lakes.id],
    email: 'admin@harbor.test',
  });
  const member = await addMember(api.db, { groupIds: [rocky.id], email: 'member@harbor.test' });
  const asStaff = await api.browserOf(staff.user.id);
  const asAdmin = await api.browserOf(admin.user.id);
  return { lakes, rocky, staff, admin, member, asStaff, asAdmin };
}

const person = (email: string) => ({ email, firstName: 'Cleo', lastName: 'Marsh' });

const importInto = (
  browser: TestBrowser,
  groupIds: string[],
  emails: string[],
  rest: { id?: string; isDryRun?: boolean; angelGroupId?: string | null } = {},
) => {
  const { id = randomUUID(), isDryRun = false, angelGroupId = null } = rest;
  const people = emails.map(person);
  return browser.call(putPeopleImport, {
    params: { id },
    body: { isDryRun, fileName: 'members.csv', angelGroupId, groupIds, people },
  });
};

const emailsOf = async (browser: TestBrowser, query: object = {}) =>
  (await browser.call(getPeople, { query })).data.people.map(({ email }) => email).sort();

describe('the list', () => {
  it('has everyone for staff, their own groups for an admin, and nobody for others', async () => {
    const { lakes, rocky, member, asStaff, asAdmin } = await setUp();
    expect(await emailsOf(asStaff)).toEqual([
      'admin@harbor.test',
      'member@harbor.test',
      'staff@harbor.test',
    ]);
    expect(await emailsOf(asAdmin)).toEqual(['admin@harbor.test']);
    expect(await emailsOf(asAdmin, { groupId: rocky.id })).toEqual([]);
    // Who is an admin of another group is no admin here.
    await addMember(api.db, { groupIds: [lakes.id, rocky.id], adminOf: [rocky.id] });
    expect(await emailsOf(asAdmin, { state: 'admins' })).toEqual(['admin@harbor.test']);
    const asMember = await api.browserOf(member.user.id);
    expect((await asMember.call(getPeople, { query: {} })).status).toBe(403);
    const founder = await addEntrepreneur(api.db);
    expect((await (await api.browserOf(founder.id)).call(getPeople, { query: {} })).status).toBe(
      403,
    );
    expect((await api.browser().call(getPeople, { query: {} })).status).toBe(401);
  });

  it.each([
    [{ search: 'MEMBER@' }, ['member@harbor.test']],
    [{ search: '%' }, []],
    [{ state: 'staff' }, ['staff@harbor.test']],
    [{ state: 'admins' }, ['admin@harbor.test']],
    [{ state: 'never-came' }, ['member@harbor.test']],
    [{ state: 'deactivated' }, []],
    [{ offset: '50' }, []],
  ])('finds with %j', async (query, emails) => {
    const { asStaff } = await setUp();
    expect(await emailsOf(asStaff, query)).toEqual(emails);
  });

  // JavaScript lowers some of these letters in another way than databases do.
  it.each(['ΣΟΦΟΣ', 'İPEK', 'Élodie'])('finds %s by the name as it is written', async (name) => {
    const { asStaff, member } = await setUp();
    await api.db.update(users).set({ firstName: name }).where(eq(users.id, member.user.id));
    expect(await emailsOf(asStaff, { search: name })).toEqual(['member@harbor.test']);
  });
});

describe('inviting', () => {
  it('ends with somebody signed in to the deals of the group', async () => {
    const { lakes, asAdmin } = await setUp();
    const { data } = await importInto(asAdmin, [lakes.id], ['Cleo@New.test']);
    expect(data.rows).toEqual([{ email: 'cleo@new.test', outcome: 'invited', reason: null }]);
    const mail = only(await api.db.select().from(outbox));
    expect(mail).toMatchObject({ recipient: 'cleo@new.test' });
    expect(mail.textBody).toContain('Great Lakes shares its deals');
    const [, token = ''] = /verification=([\w-]+)/.exec(mail.textBody) ?? [];
    const email = 'cleo@new.test';
    const password = 'Harbour-Bell-42';
    const confirmed = { password, password_confirmation: password };
    const browser = api.browser();
    const chosen = await browser.call(setPassword, {
      body: { userId: 'anon', email, token, ...confirmed },
    });
    expect(chosen.status).toBe(204);
    expect((await browser.call(signIn, { body: { email, password } })).status).toBe(200);
    const user = only(await api.db.select().from(users).where(eq(users.email, email)));
    const session = await (await api.browserOf(user.id)).call(getInvestorLogin, {});
    expect(session.data.deMember).toMatchObject({
      isPolicyRead: 0,
      syndicationGroup: { title: 'Great Lakes' },
    });
  });

  it('reports what happened to every row, and no row blocks another', async () => {
    const { lakes, member, admin, asStaff } = await setUp();
    const founder = await addEntrepreneur(api.db, 'ceo@company.test');
    const gone = await addMember(api.db, { email: 'gone@harbor.test' });
    await api.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.user.id));
    const emails = [
      'new@harbor.test',
      'NEW@harbor.test',
      member.user.email,
      admin.user.email,
      founder.email,
      gone.user.email,
    ];
    const { data } = await importInto(asStaff, [lakes.id], emails);
    expect(data.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['invited', null],
      ['refused', 'The same address is in row 1'],
      ['added', null],
      ['unchanged', null],
      ['refused', 'This address belongs to an entrepreneur’s account'],
      ['refused', 'This account is deactivated: reactivate it instead'],
    ]);
    expect((await api.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([
      'new@harbor.test',
    ]);
  });

  it('refuses an address that is nominated as a founder, until the nomination is withdrawn', async () => {
    const { lakes, rocky, member, asStaff } = await setUp();
    // A member who was nominated all the same is a member already.
    const emails = ['ceo@company.test', 'past@company.test', member.user.email];
    for (const email of emails) await nominate(api.db, email, rocky.id);
    const withdraw = (email: string) =>
      api.db
        .update(nominations)
        .set({ withdrawnAt: new Date() })
        .where(eq(nominations.email, email));
    await withdraw('past@company.test');
    const outcomes = async () => {
      const { data } = await importInto(asStaff, [lakes.id], emails);
      return data.rows.map(({ outcome, reason }) => [outcome, reason]);
    };
    expect(await outcomes()).toEqual([
      [
        'refused',
        'This address is nominated as a founder: withdraw that nomination first, or use another address',
      ],
      ['invited', null],
      ['added', null],
    ]);
    expect(await api.db.$count(users, eq(users.email, 'ceo@company.test'))).toBe(0);
    await withdraw('ceo@company.test');
    expect(await outcomes()).toEqual([
      ['invited', null],
      ['unchanged', null],
      ['unchanged', null],
    ]);
  });

  onPostgres.describe('at once with nominating the same address', () => {
    const email = 'ceo@company.test';

    it.each(['a nomination', 'a corrected nomination'])('refuses %s', async (kind) => {
      const { lakes, member, asStaff } = await setUp();
      const browser = await api.browserOf(member.user.id);
      await nominate(api.db, 'typo@company.test', lakes.id);
      const { id } = only(await api.db.select().from(nominations));
      const data = [{ email, syndicationGroupIds: [lakes.id] }];
      const call = () =>
        kind === 'a nomination'
          ? browser.call(postDealNomination, { body: { memberId: member.member.id, data } })
          : asStaff.call(correctNomination, { params: { id }, body: { email, version: 1 } });
      const { answer } = await api.db.transaction(async (tx) => {
        const invitation = { people: [person(email)], by: null, groupIds: [lakes.id] };
        await invitePeople(tx, api.context, invitation);
        return callMeanwhile<{ status: number }>(tx, call);
      });
      expect((await answer).status).toBe(400);
      expect(await api.db.$count(nominations, eq(nominations.email, email))).toBe(0);
    });

    it('refuses an invitation', async () => {
      const { lakes, rocky, asStaff } = await setUp();
      const { answer } = await api.db.transaction(async (tx) => {
        await lockNewAddressesShared(tx);
        const inviting = await callMeanwhile(tx, () => importInto(asStaff, [lakes.id], [email]));
        await nominate(tx, email, rocky.id);
        return inviting;
      });
      expect((await answer).data.rows).toMatchObject([{ outcome: 'refused' }]);
      expect(await api.db.$count(users, eq(users.email, email))).toBe(0);
    });
  });

  it('writes nothing in a dry run, and nothing twice', async () => {
    const { lakes, asStaff, asAdmin } = await setUp();
    const before = await api.db.$count(users);
    const id = randomUUID();
    const dry = await importInto(asStaff, [lakes.id], ['a@new.test'], { id, isDryRun: true });
    expect(dry.data.rows).toMatchObject([{ outcome: 'invited' }]);
    expect([await api.db.$count(users), await api.db.$count(outbox)]).toEqual([before, 0]);
    await importInto(asStaff, [lakes.id], ['a@new.test'], { id });
    const other = await importInto(asAdmin, [lakes.id], ['b@new.test'], { id });
    expect(other.status).toBe(409);
    const again = await importInto(asStaff, [lakes.id], ['a@new.test'], { id });
    expect(again.data.rows).toMatchObject([{ outcome: 'unchanged' }]);
    expect([await api.db.$count(users), await api.db.$count(outbox)]).toEqual([before + 1, 1]);
    const trail = await api.db.select().from(auditLog);
    expect(trail.map(({ action }) => action)).toEqual([
      'person-invited',
      'membership-added',
      'members-imported',
    ]);
    // The same file, chosen another day.
    await importInto(asStaff, [lakes.id], ['a@new.test']);
    expect(await api.db.$count(auditLog)).toBe(trail.length);
    await importInto(asStaff, [lakes.id], ['a@new.test', 'c@new.test']);
    const [last] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'members-imported', after: { people: 1 } });
  });

  it('brings people of an angel group into its syndication groups', async () => {
    const { lakes, rocky, asStaff } = await setUp();
    const angels = only(
      await api.db.insert(angelGroups).values({ title: 'Maine Angels' }).returning(),
    );
    await api.db
      .insert(angelGroupConnections)
      .values([lakes, rocky].map(({ id }) => ({ angelGroupId: angels.id, groupId: id })));
    const id = randomUUID();
    await importInto(asStaff, [], ['a@new.test'], { id, angelGroupId: angels.id });
    const { data } = await asStaff.call(getPeople, { query: { search: 'a@new.test' } });
    expect(data.people).toMatchObject([
      {
        angelGroup: { title: 'Maine Angels' },
        groups: [{ title: 'Great Lakes' }, { title: 'Rocky Mountain' }],
      },
    ]);
    await asStaff.call(undoPeopleImport, { params: { id } });
    const trail = await asStaff.call(getAuditTrail, { query: { subject: 'import' } });
    const after = { groups: ['Great Lakes', 'Rocky Mountain'] };
    expect(trail.data.entries).toMatchObject([{ after }, { after }]);
  });

  it('keeps admins to their own groups', async () => {
    const { lakes, rocky, asAdmin } = await setUp();
    expect((await importInto(asAdmin, [rocky.id], ['a@new.test'])).status).toBe(404);
    expect((await importInto(asAdmin, [lakes.id, rocky.id], ['a@new.test'])).status).toBe(404);
    expect((await importInto(asAdmin, [], ['a@new.test'])).status).toBe(400);
    expect(await api.db.$count(outbox)).toBe(0);
  });

  it('takes 1,000 rows and no more', async () => {
    const { lakes, asStaff } = await setUp();
    const emails = (count: number) =>
      Array.from({ length: count }, (_, index) => `person-${index}@many.test`);
    expect((await importInto(asStaff, [lakes.id], emails(1001))).status).toBe(400);
    expect((await importInto(asStaff, [lakes.id], emails(1000))).status).toBe(200);
    expect(await api.db.$count(outbox)).toBe(1000);
    // The planner knows of them at once.
    const known = await queryRows<{ rows: number }>(
      api.db,
      sql`select reltuples::float8 as rows from pg_class
        where oid in ('users'::regclass, 'members'::regclass, 'member_groups'::regclass)`,
    );
    expect(known.map(({ rows }) => rows >= 1000)).toEqual([true, true, true]);
  });

  onPostgres.it('blocks the archiving of its groups until it is done', async () => {
    const { lakes } = await setUp();
    const invitation = { people: [person('a@new.test')], by: null, groupIds: [lakes.id] };
    const free = () => queryRows(api.db, sql`select id from groups for no key update skip locked`);
    await api.db.transaction(async (tx) => {
      await invitePeople(tx, api.context, invitation);
      expect(await free()).toHaveLength(1);
    });
    expect(await free()).toHaveLength(2);
  });

  it('takes two files with the same people at once', async () => {
    const { lakes, rocky, asStaff, asAdmin } = await setUp();
    for (const browser of [asStaff, asAdmin]) await emailsOf(browser);
    const emails = Array.from({ length: 60 }, (_, index) => `person-${index}@both.test`);
    const answers = await Promise.all([
      importInto(asAdmin, [lakes.id], emails),
      importInto(asStaff, [rocky.id], emails.toReversed()),
    ]);
    const outcomes = answers.map(({ data }) => new Set(data?.rows.map(({ outcome }) => outcome)));
    expect(outcomes.map((each) => [...each].join()).sort()).toEqual(['added', 'invited']);
    expect(await api.db.$count(outbox)).toBe(60);
  });

  it('says that a group was archived in the meantime', async () => {
    const { lakes, member, asStaff } = await setUp();
    const { id: angelGroupId } = only(
      await api.db.insert(angelGroups).values({ title: 'Harbor Angels' }).returning(),
    );
    const archived = { archivedAt: new Date() };
    await api.db.update(groups).set(archived).where(eq(groups.id, lakes.id));
    await api.db.update(angelGroups).set(archived);
    const params = { memberId: member.member.id, groupId: lakes.id };
    const answers = [
      await importInto(asStaff, [lakes.id], ['a@new.test']),
      await importInto(asStaff, [], ['a@new.test'], { angelGroupId }),
      await asStaff.call(putMembership, { params, body: { isMember: true } }),
    ];
    const message = 'A chosen group is archived or does not exist: choose another one';
    for (const { status, error } of answers) {
      expect([status, error?.message]).toEqual([404, message]);
    }
  });

  it('can be undone within a day: unused accounts and added memberships go', async () => {
    const { lakes, member, staff, asStaff, asAdmin } = await setUp();
    const id = randomUUID();
    const emails = ['a@new.test', 'b@new.test', 'c@new.test', member.user.email];
    await importInto(asStaff, [lakes.id], emails, { id });
    const came = only(await api.db.select().from(users).where(eq(users.email, 'a@new.test')));
    await api.browserOf(came.id);
    const choseOne = { passwordHash: 'chosen' };
    await api.db.update(users).set(choseOne).where(eq(users.email, 'c@new.test'));
    const nomination = { subject: 'Nominated', textBody: 'https://deals.test/', htmlBody: '' };
    await api.db.insert(outbox).values({ recipient: 'b@new.test', ...nomination });
    const undo = (browser: TestBrowser) => browser.call(undoPeopleImport, { params: { id } });
    expect((await undo(asAdmin)).status).toBe(404);
    expect((await undo(asStaff)).data).toEqual({ removed: 1, kept: 2 });
    const mails = await api.db.select().from(outbox);
    expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).sort()).toEqual([
      expect.stringMatching(/^a@new.test: You are invited/) as string,
      'b@new.test: Nominated',
      expect.stringMatching(/^c@new.test: You are invited/) as string,
    ]);
    expect((await undo(asStaff)).data).toEqual({ removed: 0, kept: 0 });
    expect(await api.db.$count(auditLog, eq(auditLog.action, 'import-undone'))).toBe(1);
    expect(await emailsOf(asStaff, { groupId: lakes.id })).toEqual([
      'a@new.test',
      'admin@harbor.test',
      'c@new.test',
    ]);
    const late = randomUUID();
    await importInto(asStaff, [lakes.id], ['d@new.test'], { id: late });
    api.setNow(new Date(Date.now() + 25 * 3_600_000));
    const laterBrowser = await api.browserOf(staff.user.id);
    const answer = await laterBrowser.call(undoPeopleImport, { params: { id: late } });
    expect(answer.status).toBe(409);
  });

  it('is undone with those, too, who were added when it was sent again', async () => {
    const { asStaff, rocky } = await setUp();
    const id = randomUUID();
    await importInto(asStaff, [rocky.id], ['a@new.test'], { id });
    api.setNow(new Date(Date.now() + 60_000));
    await importInto(asStaff, [rocky.id], ['a@new.test', 'b@new.test'], { id });
    const { data: imports } = await asStaff.call(getPeopleImports, {});
    expect(imports).toMatchObject([{ id, accounts: 2 }]);
    const undone = await asStaff.call(undoPeopleImport, { params: { id } });
    expect(undone.data).toEqual({ removed: 2, kept: 0 });
    expect(await emailsOf(asStaff, { search: 'new.test' })).toEqual([]);
  });

  it('can be sent again after it was undone, and be undone again', async () => {
    const { lakes, member, asStaff } = await setUp();
    const id = randomUUID();
    const emails = ['a@new.test', member.user.email];
    for (const round of [1, 2]) {
      api.setNow(new Date(Date.now() + round * 60_000));
      const sent = await importInto(asStaff, [lakes.id], emails, { id });
      expect(sent.data?.rows.map(({ outcome }) => outcome)).toEqual(['invited', 'added']);
      const { data: imports } = await asStaff.call(getPeopleImports, {});
      expect(imports).toMatchObject([{ id, accounts: 1, memberships: 1 }]);
      const undone = await asStaff.call(undoPeopleImport, { params: { id } });
      expect(undone.data).toEqual({ removed: 1, kept: 0 });
    }
    expect(await emailsOf(asStaff, { groupId: lakes.id })).not.toContain(member.user.email);
  });

  it('leaves accounts that somebody added to another group since', async () => {
    const { lakes, rocky, asStaff } = await setUp();
    const id = randomUUID();
    await importInto(asStaff, [lakes.id], ['a@new.test', 'b@new.test'], { id });
    api.setNow(new Date(Date.now() + 60_000));
    await importInto(asStaff, [rocky.id], ['b@new.test']);
    const undone = await asStaff.call(undoPeopleImport, { params: { id } });
    expect(undone.data).toEqual({ removed: 1, kept: 1 });
    expect(await emailsOf(asStaff, { groupId: rocky.id })).toContain('b@new.test');
  });

  it('leaves accounts that look after something by now', async () => {
    const { lakes, admin, asStaff, asAdmin } = await setUp();
    const id = randomUUID();
    const emails = ['staff', 'admin', 'lead', 'plain'].map((name) => `${name}@new.test`);
    await importInto(asAdmin, [lakes.id], emails, { id });
    const { data } = await asStaff.call(getPeople, { query: { search: 'new.test' } });
    const idOf = (email: string) => data.people.find((one) => one.email === email)!.memberId;
    const staffed = { params: { memberId: idOf('staff@new.test') }, body: { isStaff: true } };
    expect((await asStaff.call(putStaff, staffed)).status).toBe(204);
    const params = { id: lakes.id, memberId: idOf('admin@new.test') };
    expect((await asStaff.call(putGroupAdmin, { params, body: { isAdmin: true } })).status).toBe(
      204,
    );
    await nominate(api.db, 'ceo@company.test', lakes.id, admin.member.id);
    await api.db.update(nominations).set({ leadId: idOf('lead@new.test') });
    const undone = await asAdmin.call(undoPeopleImport, { params: { id } });
    expect(undone.data).toEqual({ removed: 1, kept: 3 });
    // The trail of the group has both the import and its undoing.
    const trail = await asAdmin.call(getAuditTrail, { query: { subject: 'import' } });
    expect(trail.data.entries.map(({ action }) => action)).toEqual([
      'import-undone',
      'members-imported',
    ]);
    const left = await emailsOf(asStaff, { search: 'new.test' });
    expect(left).toEqual(['admin@new.test', 'lead@new.test', 'staff@new.test']);
  });

  it('leaves memberships that somebody gave again since', async () => {
    const { lakes, admin, member, asStaff } = await setUp();
    const id = randomUUID();
    await importInto(asStaff, [lakes.id], [member.user.email], { id });
    api.setNow(new Date(Date.now() + 60_000));
    const params = { memberId: member.member.id, groupId: lakes.id };
    for (const isMember of [false, true]) {
      await asStaff.call(putMembership, { params, body: { isMember } });
    }
    await asStaff.call(undoPeopleImport, { params: { id } });
    const left = await emailsOf(asStaff, { groupId: lakes.id });
    expect(left).toEqual([admin.user.email, member.user.email]);
  });

  it('cannot be undone by an author who is no longer an admin of its groups', async () => {
    const { lakes, rocky, admin, member, asAdmin } = await setUp();
    const ids = [randomUUID(), randomUUID()];
    await importInto(asAdmin, [lakes.id], ['a@new.test'], { id: ids[0]! });
    await importInto(asAdmin, [lakes.id], [member.user.email], { id: ids[1]! });
    const isAdminOf = (groupId: string, isAdmin: boolean) =>
      api.db
        .insert(memberGroups)
        .values({ memberId: admin.member.id, groupId, isAdmin })
        .onConflictDoUpdate({
          target: [memberGroups.memberId, memberGroups.groupId],
          set: { isAdmin },
        });
    await isAdminOf(rocky.id, true);
    await isAdminOf(lakes.id, false);
    const undo = (id: string) => asAdmin.call(undoPeopleImport, { params: { id } });
    for (const id of ids) expect((await undo(id)).status).toBe(404);
    await isAdminOf(lakes.id, true);
    for (const id of ids) expect((await undo(id)).status).toBe(200);
  });

  it('is sent again to people who never signed in, and replaces the earlier link', async () => {
    const { lakes, member, asAdmin, asStaff } = await setUp();
    await importInto(asAdmin, [lakes.id], ['a@new.test']);
    const { data } = await asAdmin.call(getPeople, { query: { search: 'a@new.test' } });
    const { memberId } = only(data.people);
    const resend = (browser: TestBrowser, id: string) =>
      browser.call(resendInvitation, { params: { memberId: id } });
    expect((await resend(asAdmin, memberId)).status).toBe(204);
    const trail = await asAdmin.call(getAuditTrail, { query: { subject: 'person' } });
    expect(trail.data.entries[0]).toMatchObject({ action: 'invitation-sent-again' });
    expect((await resend(asAdmin, member.member.id)).status).toBe(404);
    await api.browserOf(member.user.id);
    expect((await resend(asStaff, member.member.id)).status).toBe(409);
    const mails = await api.db.select().from(outbox);
    const tokens = mails.map(({ textBody }) => /verification=([\w-]+)/.exec(textBody)?.[1] ?? '');
    const password = 'Harbour-Bell-42';
    const use = (token: string) =>
      api.browser().call(setPassword, {
        body: {
          ...{ userId: 'anon', email: 'a@new.test', token },
          ...{ password, password_confirmation: password },
        },
      });
    const statuses = [];
    for (const token of tokens) statuses.push((await use(token)).status);
    expect(statuses.sort()).toEqual([204, 403]);
  });
});

it('says when the last invitation of people who never signed in was sent', async () => {
  const { lakes, asAdmin } = await setUp();
  await importInto(asAdmin, [lakes.id], ['a@new.test']);
  const look = async () =>
    only((await asAdmin.call(getPeople, { query: { search: 'a@new.test' } })).data.people);
  const { memberId } = await look();
  const later = new Date(Date.now() + 20 * 60_000);
  api.setNow(later);
  await asAdmin.call(resendInvitation, { params: { memberId } });
  expect(new Date((await look()).invitedAt)).toEqual(later);
});

describe('an invitation that is open', () => {
  const mailsTo = (email: string) =>
    api.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.createdAt);
  const askForPassword = (email: string) =>
    api.browser().call(forgotPassword, { body: { action: 'forgot', email } });
  const choose = (email: string, link: string) => {
    const token = /verification=([\w-]+)/.exec(link)?.[1] ?? '';
    const password = 'Harbour-Bell-42';
    const passwords = { password, password_confirmation: password };
    return api
      .browser()
      .call(setPassword, { body: { userId: 'anon', email, token, ...passwords } });
  };

  it('is sent again on a password reset request, for another 14 days', async () => {
    const { lakes, asAdmin } = await setUp();
    const email = 'a@new.test';
    await importInto(asAdmin, [lakes.id], [email]);
    const answer = await askForPassword(email);
    expect([answer.status, answer.data]).toEqual([200, { data: null }]);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(mails[0]!.subject));
    expect(mails[1]!.textBody).toContain('Great Lakes shares its deals');
    api.setNow(new Date(Date.now() + 13 * 86_400_000));
    expect((await choose(email, mails[1]!.textBody)).status).toBe(204);
    const [, renewed] = await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .orderBy(auditLog.id)
      .where(inArray(auditLog.action, ['password-reset-requested', 'invitation-renewed']));
    expect(renewed).toEqual({ action: 'invitation-renewed' });
  });

  onPostgres.it('is sent again while its owner uses the earlier link', async () => {
    const { lakes, asAdmin } = await setUp();
    const email = 'a@new.test';
    await importInto(asAdmin, [lakes.id], [email]);
    const { textBody } = only(await mailsTo(email));
    const account = only(await api.db.select().from(users).where(eq(users.email, email)));
    const { answer } = await api.db.transaction(async (tx) => {
      await lockAccounts(tx, [email]);
      const choosing = await callMeanwhile(tx, () => choose(email, textBody));
      await sendInvitations(tx, api.context, [{ userId: account.id, email }], []);
      return choosing;
    });
    expect((await answer).status).toBe(403);
    expect((await choose(email, (await mailsTo(email)).at(-1)!.textBody)).status).toBe(204);
  });

  it('ends once a password is chosen: later reset links last an hour', async () => {
    const { lakes, asAdmin } = await setUp();
    const email = 'a@new.test';
    await importInto(asAdmin, [lakes.id], [email]);
    await choose(email, only(await mailsTo(email)).textBody);
    await askForPassword(email);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ subject: 'Set a new password' });
  });
});

describe('an invitation that has expired', () => {
  it('is renewed from its page, once, and tells strangers nothing', async () => {
    const { lakes, asAdmin } = await setUp();
    await importInto(asAdmin, [lakes.id], ['a@new.test']);
    const linkOf = ({ textBody }: { textBody: string }) =>
      /verification=([\w-]+)/.exec(textBody)?.[1] ?? '';
    const mails = () => api.db.select().from(outbox);
    const first = linkOf(only(await mails()));
    const readLink = async (token: string) =>
      (await api.browser().call(getInvitationLink, { query: { token } })).data;
    expect(await readLink(first)).toEqual({ isInvitation: true, isExpired: false });
    api.setNow(new Date(Date.now() + 15 * 86_400_000));
    expect(await readLink(first)).toEqual({ isInvitation: false, isExpired: true });
    const renew = (token: string) => api.browser().call(renewInvitation, { body: { token } });
    expect((await renew('x'.repeat(43))).status).toBe(204);
    expect(await mails()).toHaveLength(1);
    expect((await renew(first)).status).toBe(204);
    expect((await renew(first)).status).toBe(204);
    const links = (await mails()).map(linkOf);
    expect(links).toHaveLength(2);
    expect(await readLink(first)).toEqual({ isInvitation: false, isExpired: false });
    const password = 'Harbour-Bell-42';
    const answer = await api.browser().call(setPassword, {
      body: {
        ...{ userId: 'anon', email: 'a@new.test', token: links.find((link) => link !== first)! },
        ...{ password, password_confirmation: password },
      },
    });
    expect(answer.status).toBe(204);
  });
});

describe('a person', () => {
  it('is renamed by staff, based on what they saw', async () => {
    const { member, asStaff, asAdmin } = await setUp();
    const rename = (browser: TestBrowser, firstName: string) =>
      browser.call(putPerson, {
        params: { memberId: member.member.id },
        body: { firstName, lastName: 'Angel', angelGroupId: null, version: 1 },
      });
    expect((await rename(asAdmin, 'Anna')).status).toBe(403);
    expect((await rename(asStaff, 'Anna')).status).toBe(204);
    expect((await rename(asStaff, 'Anna')).status).toBe(204);
    expect(await rename(asStaff, 'Anne')).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('first name from “Ann” to “Anna”') as string },
    });
  });

  it('gets an angel group, which the trail calls by its title', async () => {
    const { member, asStaff } = await setUp();
    const { member: other } = await addMember(api.db, { groupTitle: 'Maine Angels' });
    const memberId = member.member.id;
    const name = { firstName: member.user.firstName, lastName: member.user.lastName };
    const body = { ...name, angelGroupId: other.angelGroupId, version: 1 };
    expect((await asStaff.call(putPerson, { params: { memberId }, body })).status).toBe(204);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.targetId, memberId));
    expect(trail).toMatchObject([
      { before: { ...name, angelGroup: null }, after: { ...name, angelGroup: 'Maine Angels' } },
    ]);
  });

  it('is renamed while their angel group is archived, which nobody else gets', async () => {
    const { asStaff, member, staff } = await setUp();
    const archivedAt = new Date();
    const [angels] = await api.db
      .insert(angelGroups)
      .values({ title: 'Harbor Angels', archivedAt })
      .returning();
    await api.db
      .update(members)
      .set({ angelGroupId: angels!.id })
      .where(eq(members.id, member.member.id));
    const rename = (memberId: string) =>
      asStaff.call(putPerson, {
        params: { memberId },
        body: { firstName: 'Cleo', lastName: 'Marsh', angelGroupId: angels!.id, version: 1 },
      });
    expect((await rename(member.member.id)).status).toBe(204);
    const refused = await rename(staff.member.id);
    expect([refused.status, refused.error?.message]).toEqual([
      404,
      'A chosen group is archived or does not exist: choose another one',
    ]);
    const { data } = await asStaff.call(getPeople, { query: { search: 'Marsh' } });
    expect(data.people).toMatchObject([{ angelGroup: { title: 'Harbor Angels' } }]);
  });

  it('moves between groups, and an admin only adds whom they know', async () => {
    const { lakes, rocky, admin, member, asStaff, asAdmin } = await setUp();
    const put = (browser: TestBrowser, memberId: string, groupId: string, isMember: boolean) =>
      browser.call(putMembership, { params: { memberId, groupId }, body: { isMember } });
    expect((await put(asAdmin, member.member.id, lakes.id, true)).status).toBe(404);
    expect((await put(asAdmin, admin.member.id, rocky.id, true)).status).toBe(404);
    expect((await put(asStaff, member.member.id, lakes.id, true)).status).toBe(204);
    expect((await put(asStaff, member.member.id, rocky.id, false)).status).toBe(204);
    const own = await api.db
      .select()
      .from(memberGroups)
      .where(eq(memberGroups.memberId, member.member.id));
    expect(
      own.map(({ groupId, isActive, endedAt }) => [groupId, isActive, endedAt !== null]),
    ).toEqual(
      expect.arrayContaining([
        [lakes.id, true, false],
        [rocky.id, false, true],
      ]),
    );
    expect((await put(asAdmin, member.member.id, lakes.id, false)).status).toBe(204);
  });

  it('does not leave a group that they are an admin of by themselves', async () => {
    const { lakes, rocky, admin, asStaff, asAdmin } = await setUp();
    const { id: memberId } = admin.member;
    await api.db.insert(memberGroups).values({ memberId, groupId: rocky.id, isAdmin: true });
    const params = { memberId, groupId: lakes.id };
    const leave = (browser: TestBrowser) =>
      browser.call(putMembership, { params, body: { isMember: false } });
    const move = { memberId, fromId: lakes.id, groupId: rocky.id };
    for (const { status, error } of [
      await leave(asAdmin),
      await asAdmin.call(movePerson, { params: move }),
    ]) {
      expect([status, error?.message]).toEqual([
        409,
        expect.stringContaining('remove your own rights'),
      ]);
    }
    expect(await emailsOf(asStaff, { groupId: lakes.id })).toEqual([admin.user.email]);
    expect((await leave(asStaff)).status).toBe(204);
  });

  it('moves to another group in one step, and stays in front of an active one', async () => {
    const { lakes, rocky, admin, member, asStaff, asAdmin } = await setUp();
    const move = (browser: TestBrowser, memberId: string, fromId: string, groupId: string) =>
      browser.call(movePerson, { params: { memberId, fromId, groupId } });
    expect((await move(asAdmin, member.member.id, rocky.id, lakes.id)).status).toBe(404);
    expect((await move(asStaff, admin.member.id, rocky.id, rocky.id)).status).toBe(409);
    expect((await move(asStaff, member.member.id, rocky.id, randomUUID())).status).toBe(404);
    expect((await move(asStaff, member.member.id, rocky.id, lakes.id)).status).toBe(204);
    expect((await move(asStaff, member.member.id, rocky.id, lakes.id)).status).toBe(204);
    const own = await api.db
      .select()
      .from(memberGroups)
      .where(eq(memberGroups.memberId, member.member.id));
    expect(
      own.map(({ groupId, isActive, endedAt }) => [groupId, isActive, endedAt !== null]),
    ).toEqual(
      expect.arrayContaining([
        [lakes.id, true, false],
        [rocky.id, false, true],
      ]),
    );
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, member.member.id));
    expect(trail.map(({ action, groupId }) => [action, groupId])).toEqual([
      ['membership-added', lakes.id],
      ['membership-ended', rocky.id],
    ]);
  });

  it.each([
    ['goes along', 'daily', null, 'daily'],
    ['that stopped them goes along', 'off', 'weekly', 'off'],
    ['that stopped them before in the other group stays', 'weekly', 'off', 'off'],
  ] as const)(
    'has a rhythm of mails, which %s when they are moved',
    async (_, rhythm, before, after) => {
      const { lakes, rocky, member, asStaff } = await setUp();
      const { id: memberId } = member.member;
      await setDigestRhythm(api.db, { memberId, groupId: rocky.id }, rhythm, new Date());
      if (before) {
        const earlier = { memberId, groupId: lakes.id, digest: before, endedAt: new Date() };
        await api.db.insert(memberGroups).values(earlier);
      }
      const params = { memberId, fromId: rocky.id, groupId: lakes.id };
      expect((await asStaff.call(movePerson, { params })).status).toBe(204);
      expect(await findDigestChoices(api.db, memberId)).toMatchObject([
        { groupId: lakes.id, rhythm: after },
      ]);
    },
  );

  it('stays out of a group that was archived before they were taken from it', async () => {
    const { lakes, rocky, member, asStaff } = await setUp();
    const memberId = member.member.id;
    const archive = (archivedAt: Date | null) =>
      api.db.update(groups).set({ archivedAt }).where(eq(groups.id, rocky.id));
    await archive(new Date());
    const params = { memberId, groupId: rocky.id };
    const take = () => asStaff.call(putMembership, { params, body: { isMember: false } });
    expect((await take()).status).toBe(204);
    expect((await take()).status).toBe(204);
    await archive(null);
    expect(await emailsOf(asStaff, { groupId: rocky.id })).toEqual([]);
    expect(await api.db.$count(auditLog, eq(auditLog.action, 'membership-ended'))).toBe(1);
    const move = { memberId, fromId: rocky.id, groupId: lakes.id };
    expect((await asStaff.call(movePerson, { params: move })).status).toBe(409);
  });

  it('is deactivated: signed out at once, cannot come back, and votes stay', async () => {
    const { rocky, member, staff, asStaff } = await setUp();
    const founder = await addEntrepreneur(api.db);
    const { round } = await addVenture(api.db, founder);
    await api.db
      .insert(votes)
      .values({ roundId: round.id, memberId: member.member.id, choice: '75%' });
    const browser = await api.browserOf(member.user.id);
    const put = (memberId: string, isActive: boolean, version: number) =>
      asStaff.call(putPersonActive, { params: { memberId }, body: { isActive, version } });
    expect((await put(member.member.id, false, 1)).status).toBe(204);
    expect((await browser.call(getInvestorLogin, {})).data.deMember).toBeNull();
    await expect(api.browserOf(member.user.id)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
    expect(await api.db.$count(votes)).toBe(1);
    expect((await put(staff.member.id, false, 1)).status).toBe(409);
    expect((await put(member.member.id, true, 2)).status).toBe(204);
    const back = await api.browserOf(member.user.id);
    const { data } = await back.call(getInvestorLogin, {});
    expect(data.deMember?.syndicationGroup?.id).toBe(rocky.id);
  });

  it('is taken out of a group by its admin, and a repeat changes nothing', async () => {
    const { lakes, member, asAdmin } = await setUp();
    const guest = await addMember(api.db, { groupIds: [lakes.id] });
    const takeOut = ({ member: { id } }: typeof guest) =>
      asAdmin.call(putMembership, {
        params: { memberId: id, groupId: lakes.id },
        body: { isMember: false },
      });
    expect((await takeOut(guest)).status).toBe(204);
    expect((await takeOut(guest)).status).toBe(204);
    expect((await takeOut(member)).status).toBe(404);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.groupId, lakes.id));
    expect(trail).toMatchObject([{ action: 'membership-ended', targetId: guest.member.id }]);
  });

  it('becomes staff, and the last staff member who has signed in stays', async () => {
    const { staff, member, asStaff } = await setUp();
    const put = async (memberId: string, isStaff: boolean) =>
      (await asStaff.call(putStaff, { params: { memberId }, body: { isStaff } })).status;
    expect(await put(staff.member.id, false)).toBe(409);
    expect(await put(staff.member.id.toUpperCase(), false)).toBe(409);
    expect(await put(member.member.id, true)).toBe(204);
    expect(await put(staff.member.id, false)).toBe(409);
    expect(await put(member.member.id, false)).toBe(204);
    expect(await put(member.member.id, true)).toBe(204);
    await api.browserOf(member.user.id);
    expect(await put(staff.member.id, false)).toBe(204);
    expect(await put(member.member.id, false)).toBe(403);
  });

  it('stops being staff by another one who stops at once', async () => {
    for (let time = 0; time < 4; time += 1) {
      const pair = [
        await addMember(api.db, { isStaff: true }),
        await addMember(api.db, { isStaff: true }),
      ];
      const calls = await Promise.all(
        pair.map(async ({ user }, index) => {
          const browser = await api.browserOf(user.id);
          await browser.call(getInvestorLogin, {});
          const params = { memberId: pair[1 - index]!.member.id };
          return () => browser.call(putStaff, { params, body: { isStaff: false } });
        }),
      );
      const answers = await Promise.all(calls.map((call) => call()));
      expect(answers.map(({ error }) => error?.code)).not.toContain('UNAVAILABLE');
    }
  });

  it('is signed out everywhere and unlinked by staff', async () => {
    const { member, asStaff, asAdmin } = await setUp();
    const identity = { provider: 'google' as const, subject: '1', userId: member.user.id };
    await api.db.insert(userIdentities).values(identity);
    const browser = await api.browserOf(member.user.id);
    const params = { memberId: member.member.id };
    expect((await asAdmin.call(endPersonSessions, { params })).status).toBe(403);
    await asStaff.call(endPersonSessions, { params });
    expect((await browser.call(getInvestorLogin, {})).data.deMember).toBeNull();
    await asStaff.call(unlinkIdentity, { params: { ...params, provider: 'google' } });
    expect(await api.db.$count(userIdentities)).toBe(0);
    const actions = (await api.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).toEqual(['access-denied', 'sessions-ended', 'identity-unlinked']);
  });
});

it('lists imports that can be undone, to those who made them and to staff', async () => {
  const group = await addGroup(api.db, 'Harbor');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const other = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const adminBrowser = await api.browserOf(admin.user.id);
  const id = randomUUID();
  const people = [
    { email: 'new@harbor.test', firstName: 'Nell', lastName: 'New' },
    { email: staff.user.email, firstName: 'Ann', lastName: 'Angel' },
  ];
  const body = {
    ...{ isDryRun: false, fileName: 'harbor.csv', angelGroupId: null },
    ...{ groupIds: [group.id], people },
  };
  await adminBrowser.call(putPeopleImport, { params: { id }, body });
  const list = async (userId: string) =>
    (await (await api.browserOf(userId)).call(getPeopleImports, {})).data;
  expect(await list(staff.user.id)).toMatchObject([
    { id, fileName: 'harbor.csv', importedBy: 'Ann Angel', accounts: 1, memberships: 1 },
  ]);
  expect(await list(admin.user.id)).toHaveLength(1);
  expect(await list(other.user.id)).toEqual([]);
  await adminBrowser.call(undoPeopleImport, { params: { id } });
  expect(await list(staff.user.id)).toEqual([]);
});
