import { randomUUID } from 'node:crypto';

import { ENDPOINTS_BY_SUBJECT } from '@syndication/contract/http/every-endpoint';
import { desc, isNotNull, sql } from 'drizzle-orm';

import { queryRows } from '../../database/database';
import { auditLog, nominations, outbox, passkeys, users } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';

const api = useApi();

/** Every call of the console that writes. */
const WRITES = Object.entries(ENDPOINTS_BY_SUBJECT)
  .filter(([subject]) => subject.startsWith('console: '))
  .flatMap(([, endpoints]) => Object.entries(endpoints))
  .filter(([, { method }]) => method !== 'GET');

/** A repeat of these is another act: a file is taken again, a mail is sent again. */
const NEW_EACH_TIME = new Set(['exportAuditTrail', 'exportAcceptances', 'resendInvitation']);

/** Why the audit trail has neither before nor after of these. */
const WITHOUT_FACTS: Record<string, string> = {
  resendInvitation: 'sends a mail, and changes nothing of the person',
  resendNomination: 'sends a mail, and changes nothing of the nomination',
};

async function setUp() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const { member, user } = await addMember(api.db, { groupIds: [lakes.id], groupTitle: 'Maine' });
  const lead = await addMember(api.db, { groupIds: [lakes.id, rocky.id] });
  const founder = await addEntrepreneur(api.db);
  await nominate(api.db, founder.email, lakes.id);
  const { venture } = await addVenture(api.db, founder);
  await nominate(api.db, 'ceo@new.test', lakes.id);
  await api.db.update(nominations).set({ mailedAt: new Date(0) });
  const all = await api.db.select().from(nominations);
  const unanswered = all.find(({ email }) => email === 'ceo@new.test')!;
  const answered = all.find(({ email }) => email === founder.email)!;
  const browser = await api.browserOf(staff.user.id);
  const ids = { lakes, rocky, member, user, lead, venture, unanswered, answered };
  return { ...ids, angelGroupId: member.angelGroupId!, browser };
}

type World = Awaited<ReturnType<typeof setUp>>;
interface Call {
  params?: object;
  body?: Record<string, unknown>;
}
type Sent = Call & {
  /** Calls that have to be made before. */
  after?: readonly (readonly [name: string, call: Call])[];
};

const id = randomUUID();
const importBody = (groupId: string) => ({
  ...{ isDryRun: false, fileName: 'people.csv', angelGroupId: null, groupIds: [groupId] },
  people: [{ email: 'new@angels.test', firstName: 'Nell', lastName: 'New' }],
});
const updateBody = (groupId: string) => ({
  ...{ title: 'News', description: 'Short', body: '<p>Text</p>' },
  ...{ isForAll: false, groupIds: [groupId], version: null },
});
const draft = ['putAgreementDraft', { body: { body: '<p>New</p>', version: null } }] as const;

/** A call that changes something, for each of them. */
const CALLS: Record<string, (world: World) => Sent> = {
  putConsoleGroup: () => ({
    params: { id },
    body: { kind: 'syndication', title: 'Harbor', version: null },
  }),
  archiveConsoleGroup: ({ rocky }) => ({
    params: { id: rocky.id },
    body: { isArchived: true, version: 1 },
  }),
  connectAngelGroup: ({ angelGroupId, rocky }) => ({
    params: { id: angelGroupId },
    body: { groupIds: [rocky.id], version: 1 },
  }),
  takeOverMembers: ({ angelGroupId, rocky }) => ({ params: { id: rocky.id, angelGroupId } }),
  putGroupAdmin: ({ lakes, member }) => ({
    params: { id: lakes.id, memberId: member.id },
    body: { isAdmin: true },
  }),
  putPeopleImport: ({ lakes }) => ({ params: { id }, body: importBody(lakes.id) }),
  undoPeopleImport: ({ lakes }) => ({
    params: { id },
    after: [['putPeopleImport', { params: { id }, body: importBody(lakes.id) }]],
  }),
  putPerson: ({ member }) => ({
    params: { memberId: member.id },
    body: { firstName: 'Anna', lastName: 'Angel', angelGroupId: null, version: 1 },
  }),
  putMembership: ({ member, rocky }) => ({
    params: { memberId: member.id, groupId: rocky.id },
    body: { isMember: true },
  }),
  movePerson: ({ member, lakes, rocky }) => ({
    params: { memberId: member.id, groupId: rocky.id, fromId: lakes.id },
  }),
  resendInvitation: ({ member }) => ({ params: { memberId: member.id } }),
  putPersonActive: ({ member }) => ({
    params: { memberId: member.id },
    body: { isActive: false, version: 1 },
  }),
  putStaff: ({ member }) => ({ params: { memberId: member.id }, body: { isStaff: true } }),
  endPersonSessions: ({ member }) => ({ params: { memberId: member.id } }),
  unlinkIdentity: ({ member }) => ({ params: { memberId: member.id, provider: 'google' } }),
  resetPasskeys: ({ member }) => ({ params: { memberId: member.id } }),
  deleteAccount: ({ user }) => ({ params: { userId: user.id } }),
  joinPeople: ({ lead, member }) => ({
    params: { memberId: lead.member.id, otherId: member.id },
  }),
  putDealGroup: ({ venture, rocky }) => ({
    params: { id: venture.id, groupId: rocky.id },
    body: { isInGroup: true },
  }),
  putDealHidden: ({ venture }) => ({ params: { id: venture.id }, body: { reason: 'Why' } }),
  putDealClosed: ({ venture }) => ({ params: { id: venture.id }, body: { isClosed: true } }),
  resendNomination: ({ unanswered }) => ({ params: { id: unanswered.id } }),
  correctNomination: ({ unanswered }) => ({
    params: { id: unanswered.id },
    body: { email: 'ceo@right.test', version: 1 },
  }),
  withdrawNomination: ({ unanswered }) => ({ params: { id: unanswered.id }, body: { version: 1 } }),
  acceptNomination: ({ unanswered, rocky }) => ({
    params: { id: unanswered.id, groupId: rocky.id },
  }),
  putDealLead: ({ answered, lead }) => ({
    params: { id: answered.id },
    body: { email: lead.user.email, version: 1 },
  }),
  putConsoleSettings: () => ({ body: { version: 1, changes: { brand: 'Harbor' }, reset: [] } }),
  putConsoleUpdate: ({ lakes }) => ({ params: { id }, body: updateBody(lakes.id) }),
  publishConsoleUpdate: ({ lakes }) => ({
    params: { id },
    body: { publishAt: null, version: 1 },
    after: [['putConsoleUpdate', { params: { id }, body: updateBody(lakes.id) }]],
  }),
  takeBackConsoleUpdate: ({ lakes }) => ({
    params: { id },
    after: [
      ['putConsoleUpdate', { params: { id }, body: updateBody(lakes.id) }],
      ['publishConsoleUpdate', { params: { id }, body: { publishAt: null, version: 1 } }],
    ],
  }),
  putAgreementDraft: () => draft[1],
  publishAgreement: () => ({ params: { number: '2' }, body: { version: 1 }, after: [draft] }),
  exportAcceptances: () => ({ params: { number: '1' } }),
  exportAuditTrail: () => ({ body: {} }),
  putTestMail: () => ({ params: { id }, body: { email: 'staff@angels.test' } }),
  retryMail: () => ({}),
};

it('knows a call for every write of the console', () => {
  expect(Object.keys(CALLS).sort()).toEqual(WRITES.map(([name]) => name).sort());
});

/** Somebody with everything that a call may take away, and a mail that is stuck. */
async function addTraces({ user }: World) {
  await api.db.execute(
    `insert into user_identities (user_id, provider, subject) values ('${user.id}', 'google', 'x')`,
  );
  await api.db.insert(passkeys).values({
    ...{ id: 'key', userId: user.id, publicKey: 'x', counter: 0 },
    ...{ transports: [], name: 'Phone' },
  });
  await api.browserOf(user.id);
  await api.db.update(users).set({ lastSignedInAt: null });
  const mail = { recipient: 'a@b.test', subject: 'Late', textBody: 't', htmlBody: 'h' };
  await api.db.insert(outbox).values({ ...mail, givenUpAt: new Date() });
}

const endpointOf = (wanted: string) => WRITES.find(([known]) => known === wanted)![1];
const make = (browser: TestBrowser, name: string, call: Call) =>
  browser.call(endpointOf(name), call as never);

/** Sets up what the call of that name needs, for staff or its other callers. */
async function prepare(name: string) {
  const world = await setUp();
  await addTraces(world);
  const { after = [], ...call } = CALLS[name]!(world);
  for (const [before, earlier] of after) await make(world.browser, before, earlier);
  return { ...world, call };
}

const countRecorded = () => api.db.$count(auditLog, isNotNull(auditLog.targetType));

/** What the latest entries say, each without its number and time. */
async function readRecorded(count: number): Promise<string[]> {
  const entries = await api.db
    .select()
    .from(auditLog)
    .where(isNotNull(auditLog.targetType))
    .orderBy(desc(auditLog.id))
    .limit(count);
  return entries.map(({ id: _, occurredAt: __, ...entry }) => JSON.stringify(entry));
}

/** A digest of every table, but those where sessions note their use and refused calls are noted. */
async function digestTables(): Promise<object> {
  const tables = await queryRows<{ name: string }>(
    api.db,
    sql`select quote_ident(tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ('sessions', 'audit_log')`,
  );
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as digest from ${name} t`,
  );
  const rows = await queryRows<{ name: string; digest: string }>(
    api.db,
    sql.raw(digests.join(' union all ')),
  );
  const recorded = await countRecorded();
  return { recorded, ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])) };
}

it.each(WRITES)('%s is recorded in the audit trail, and a repeat is not', async (name) => {
  const { browser, call } = await prepare(name);
  const before = await countRecorded();
  expect((await make(browser, name, call)).status).toBeLessThan(300);
  const recorded = await countRecorded();
  expect(recorded).toBeGreaterThan(before);
  const entries = await api.db
    .select()
    .from(auditLog)
    .where(isNotNull(auditLog.targetType))
    .orderBy(desc(auditLog.id))
    .limit(recorded - before);
  const hasFacts = entries.some((entry) => Object.keys(entry.before ?? entry.after ?? {}).length);
  expect([name, hasFacts]).toEqual([name, !(name in WITHOUT_FACTS)]);
  for (const entry of entries) {
    if (hasFacts) expect(entry.after).not.toEqual(entry.before);
  }
  if (NEW_EACH_TIME.has(name)) return;
  expect((await make(browser, name, call)).status).toBeLessThan(300);
  expect(await countRecorded()).toBe(recorded);
});

it.each(WRITES.filter(([name]) => !NEW_EACH_TIME.has(name)))(
  '%s is done once when it comes again before its answer',
  async (name) => {
    const { browser, call } = await prepare(name);
    const before = await countRecorded();
    const twice = await Promise.all([make(browser, name, call), make(browser, name, call)]);
    expect(twice.map(({ error }) => error)).toEqual([undefined, undefined]);
    const recorded = await readRecorded((await countRecorded()) - before);
    expect(recorded).not.toEqual([]);
    expect(new Set(recorded).size).toBe(recorded.length);
  },
);

describe('when the last step of a call fails', () => {
  beforeEach(async () => {
    await api.db.execute(`create or replace function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no room'; end $$`);
  });
  afterEach(() => api.db.execute('drop function if exists refuse cascade'));

  it.each(WRITES)('%s leaves nothing half-done', async (name) => {
    const { browser, call } = await prepare(name);
    const before = await digestTables();
    await api.db.execute(
      'create trigger refuse before insert on audit_log for each row execute function refuse()',
    );
    expect((await make(browser, name, call)).status).toBe(500);
    expect(await digestTables()).toEqual(before);
  });
});

/**
 * Calls that state the version that they have seen; the others state the new value, whatever it was before.
 */
const VERSIONED = WRITES.filter(
  ([, { body }]) => body && 'version' in (body as unknown as { shape: object }).shape,
);

it.each(VERSIONED)('%s is refused when somebody else has changed it meanwhile', async (name) => {
  const { browser, call } = await prepare(name);
  // Without a version it makes something new.
  if (call.body?.version === null) await make(browser, name, call);
  const before = await digestTables();
  const texts = call.body?.version === null && { title: 'Other', body: '<p>Other</p>' };
  const body = { ...call.body, ...texts, version: 7 };
  const { status, error } = await make(browser, name, { ...call, body });
  expect([status, error?.code]).toEqual([409, 'STALE_VERSION']);
  expect(await digestTables()).toEqual(before);
});

/** What an admin of the group that a call is about may do, beside staff; the group's own things alone. */
const OF_ADMINS = new Set([
  'putGroupAdmin',
  'putPeopleImport',
  'resendInvitation',
  'resendNomination',
  'correctNomination',
  'withdrawNomination',
  'putDealLead',
  'putConsoleUpdate',
  'publishConsoleUpdate',
  'takeBackConsoleUpdate',
]);

it.each(WRITES)('%s is done for those alone who have the right', async (name) => {
  const { lakes, call } = await prepare(name);
  const coast = await addGroup(api.db, 'Coast');
  const people = [
    await addMember(api.db, { groupIds: [lakes.id] }),
    { user: await addEntrepreneur(api.db) },
    await addMember(api.db, { groupIds: [coast.id], adminOf: [coast.id] }),
    await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] }),
  ];
  const [member, founder, adminElsewhere, admin] = await Promise.all(
    people.map(({ user }) => api.browserOf(user.id)),
  );
  const ask = async (browser: TestBrowser) => (await make(browser, name, call)).status;
  const before = await digestTables();
  // Of another group's things an admin does not even learn that they are there.
  const refused = endpointOf(name).access === 'staff' ? 403 : 404;
  expect(await ask(api.browser())).toBe(401);
  expect(await ask(member!)).toBe(403);
  expect(await ask(founder!)).toBe(403);
  expect(await ask(adminElsewhere!)).toBe(refused);
  if (!OF_ADMINS.has(name)) expect(await ask(admin!)).toBe(refused);
  expect(await digestTables()).toEqual(before);
  if (OF_ADMINS.has(name)) expect(await ask(admin!)).toBeLessThan(300);
});

const READS = Object.entries(ENDPOINTS_BY_SUBJECT)
  .filter(([subject]) => subject.startsWith('console: '))
  .flatMap(([, endpoints]) => Object.entries(endpoints))
  .filter(([, { method }]) => method === 'GET');

/** What group admins do not read either. */
const READ_BY_STAFF_ALONE = new Set([
  'getConsoleAgreement',
  'getAcceptances',
  'getConsoleHealth',
  'getDeletionRequests',
  'getConsoleSettings',
]);

it.each(READS)('%s is read by those alone who have the right', async (name, endpoint) => {
  const { browser, lakes, user } = await prepare('publishConsoleUpdate');
  const coast = await addGroup(api.db, 'Coast');
  const founder = await addEntrepreneur(api.db);
  const elsewhere = await addMember(api.db, { groupIds: [coast.id], adminOf: [coast.id] });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  const ask = async (asking: TestBrowser) => {
    const call = { params: { id, number: '1' }, query: {} };
    return (await asking.call(endpoint, call as never)).status;
  };
  const ofAdmin = READ_BY_STAFF_ALONE.has(name) ? 403 : 200;
  // An update of another group is not there; what lists leave out, the tests of each list say.
  const ofOther = endpoint.path.includes('{id}') ? 404 : ofAdmin;
  expect(await ask(api.browser())).toBe(401);
  expect(await ask(await api.browserOf(user.id))).toBe(403);
  expect(await ask(await api.browserOf(founder.id))).toBe(403);
  expect(await ask(await api.browserOf(elsewhere.user.id))).toBe(ofOther);
  expect(await ask(await api.browserOf(admin.user.id))).toBe(ofAdmin);
  expect(await ask(browser)).toBe(200);
});
