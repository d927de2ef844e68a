import { randomUUID } from 'node:crypto';

import {
  exportAuditTrail,
  getAuditTrail,
} from '@syndication/contract/console-audit/console-audit.endpoints';
import type { AuditBounds } from '@syndication/contract/console-audit/console-audit.schemas';
import { putDealHidden } from '@syndication/contract/console-deals/console-deals.endpoints';
import { putConsoleGroup } from '@syndication/contract/console-groups/console-groups.endpoints';
import { putTestMail } from '@syndication/contract/console-health/console-health.endpoints';
import { putConsoleSettings } from '@syndication/contract/console-settings/console-settings.endpoints';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows } from '../../database/database';
import { auditLog, nominations, users } from '../../database/schema';
import {
  addEntrepreneur,
  addGroup,
  addManyMembers,
  addMember,
  addVenture,
  only,
} from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { forgetExpired } from '../accounts/forget-expired';
import { findAuditEntries } from './console-audit.repository';

const api = useApi();

async function setUp() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  const browser = await api.browserOf(staff.user.id);
  const rename = (id: string, title: string) =>
    browser.call(putConsoleGroup, {
      params: { id },
      body: { kind: 'syndication', title, version: 1 },
    });
  await rename(lakes.id, 'Five Lakes');
  await rename(rocky.id, 'Rockies');
  return { lakes, rocky, staff, admin, browser };
}

async function read(browser: TestBrowser, query: AuditBounds & { before?: string } = {}) {
  return (await browser.call(getAuditTrail, { query })).data;
}

it('says who did what to whom, before and after, the latest first', async () => {
  const { lakes, staff, browser } = await setUp();
  const { entries, hasMore } = await read(browser);
  expect(hasMore).toBe(false);
  expect(entries).toMatchObject([
    { action: 'group-changed', target: { name: 'Rockies' } },
    {
      action: 'group-changed',
      by: { name: 'Ann Angel', email: staff.user.email },
      target: { type: 'group', id: lakes.id, name: 'Five Lakes' },
      group: 'Five Lakes',
      before: { title: 'Great Lakes' },
      after: { title: 'Five Lakes' },
    },
  ]);
});

it('names those by one name who have no other', async () => {
  const { staff, lakes, browser } = await setUp();
  await api.db.update(users).set({ lastName: '' });
  const target = { targetType: 'person', targetId: staff.user.id } as const;
  await api.db
    .insert(auditLog)
    .values({ action: 'person-changed', userId: staff.user.id, groupId: lakes.id, ...target });
  expect((await read(browser)).entries[0]).toMatchObject({
    by: { name: 'Ann' },
    target: { name: `Ann, ${staff.user.email}` },
  });
});

it('is found by person, thing and time', async () => {
  const { staff, browser } = await setUp();
  const count = async (query: AuditBounds) => (await read(browser, query)).entries.length;
  expect(await count({ search: 'rockies' })).toBe(1);
  expect(await count({ search: staff.user.email.toUpperCase() })).toBe(2);
  expect(await count({ search: '%' })).toBe(0);
  expect(await count({ subject: 'group' })).toBe(2);
  expect(await count({ subject: 'person' })).toBe(0);
  await api.db.insert(auditLog).values({ action: 'sign-in-failed', details: { email: 'a…@b' } });
  expect((await read(browser, { subject: 'account' })).entries).toMatchObject([
    { action: 'sign-in-failed', by: null, target: null, details: { email: 'a…@b' } },
  ]);
  await api.db.update(auditLog).set({ occurredAt: new Date('2031-02-03T23:59:59Z') });
  expect(await count({ from: '2031-02-03', to: '2031-02-03' })).toBe(2);
  expect(await count({ to: '2031-02-02' })).toBe(0);
  expect(await count({ from: '2031-02-04' })).toBe(0);
  // The evening of February 3 in New York.
  await api.db.update(auditLog).set({ occurredAt: new Date('2031-02-04T01:00:00Z') });
  const from = '2031-02-03T05:00:00.000Z';
  expect(await count({ from, to: '2031-02-04T04:59:59.999Z' })).toBe(2);
  expect(await count({ from: '2031-02-04T01:00:00.001Z' })).toBe(0);
  expect(await count({ to: '2031-02-04T00:59:59.999Z' })).toBe(0);
  expect(await count({ from: '0001-01-01', to: '9999-12-31T23:59:59.999Z' })).toBe(2);
  const longFraction = `2026-01-01T00:00:00.${'0'.repeat(200)}Z`;
  for (const wrong of ['0000-01-01', '0000-01-01T00:00:00.000Z', longFraction]) {
    const query = { from: wrong };
    expect((await browser.call(getAuditTrail, { query })).status).toBe(400);
  }
});

it('is found by days in UTC whatever time zone the database is set to', async () => {
  await setUp();
  const count = (query: AuditBounds) =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'America/New_York'`);
      return (await findAuditEntries(tx, null, { ...query, limit: 10 })).length;
    });
  for (const at of ['2031-02-03T00:00:00Z', '2031-02-03T23:59:59.999Z']) {
    await api.db.update(auditLog).set({ occurredAt: new Date(at) });
    expect(await count({ from: '2031-02-03', to: '2031-02-03' })).toBe(2);
    expect(await count({ from: '2031-02-04' })).toBe(0);
    expect(await count({ to: '2031-02-02' })).toBe(0);
  }
});

it('names the address that a test mail went to', async () => {
  const { staff, browser } = await setUp();
  const body = { email: 'ann@harbor.test' };
  await browser.call(putTestMail, { params: { id: randomUUID() }, body });
  const { entries } = await read(browser, { search: 'ann@harbor' });
  expect(entries).toMatchObject([
    {
      action: 'test-mail-sent',
      by: { email: staff.user.email },
      target: { type: 'mail', name: 'ann@harbor.test' },
    },
  ]);
});

it('names the deals and groups that acts of accounts were about', async () => {
  const { lakes, admin, browser } = await setUp();
  const { venture, round } = await addVenture(api.db, await addEntrepreneur(api.db));
  const [groupId, ventureId, roundId] = [lakes.id, venture.id, round.id];
  await api.db.insert(auditLog).values(
    [
      { action: 'predictions-viewed' as const, details: { groupId } },
      { action: 'predictions-viewed' as const, details: { groupId, ventureId } },
      { action: 'raised-stated' as const, details: { roundId, raised: '400000' } },
    ].map((act) => ({ ...act, userId: admin.user.id })),
  );
  const { entries } = await read(browser, { subject: 'account' });
  expect(entries).toMatchObject([
    { target: { type: 'deal', name: venture.companyName }, details: { raised: '400000' } },
    { target: { type: 'deal', name: venture.companyName }, group: 'Five Lakes', details: {} },
    { target: { type: 'group', name: 'Five Lakes' }, group: 'Five Lakes', details: {} },
  ]);
  expect(
    (await read(browser, { search: venture.companyName, subject: 'account' })).entries,
  ).toHaveLength(2);
  // Nothing more than before for a group's admin.
  const own = await read(await api.browserOf(admin.user.id), { subject: 'account' });
  expect(own.entries).toEqual([]);
});

it('names an imported deal, whose nomination has no address', async () => {
  const { lakes, staff, browser } = await setUp();
  const { venture } = await addVenture(api.db, null);
  const imported = { ventureId: venture.id, groupId: lakes.id };
  const { id } = only(await api.db.insert(nominations).values(imported).returning());
  const target = { targetType: 'nomination', targetId: id } as const;
  await api.db
    .insert(auditLog)
    .values({ action: 'deal-lead-changed', userId: staff.user.id, groupId: lakes.id, ...target });
  expect((await read(browser)).entries[0]).toMatchObject({
    target: { name: venture.companyName },
  });
});

it('shows what was done to a deal to the admins of all its groups, once, and to no others', async () => {
  const { lakes, rocky, browser } = await setUp();
  const coast = await addGroup(api.db, 'Coast');
  const { venture } = await addVenture(api.db, null);
  const founder = await addEntrepreneur(api.db);
  const owned = await addVenture(api.db, founder);
  await api.db.insert(nominations).values([
    { ventureId: venture.id, groupId: lakes.id },
    { ventureId: venture.id, groupId: rocky.id },
    { email: founder.email, groupId: rocky.id },
  ]);
  for (const { id } of [venture, owned.venture]) {
    await browser.call(putDealHidden, {
      params: { id },
      body: { reason: 'Asked for by its founder' },
    });
  }
  const seenIn = async ({ id }: { id: string }) => {
    const { user } = await addMember(api.db, { groupIds: [id], adminOf: [id] });
    const { entries } = await read(await api.browserOf(user.id), { subject: 'deal' });
    return entries.map(({ target }) => target?.id);
  };
  expect(await seenIn(lakes)).toEqual([venture.id]);
  expect(await seenIn(rocky)).toEqual([owned.venture.id, venture.id]);
  expect(await seenIn(coast)).toEqual([]);
  expect((await read(browser, { subject: 'deal' })).entries).toHaveLength(2);
});

it('names the settings that were changed as the console calls them', async () => {
  const { browser } = await setUp();
  const changes = { brand: 'Harbor Deals', supportEmail: 'help@harbor.test' };
  await browser.call(putConsoleSettings, { body: { version: 1, changes, reset: [] } });
  const { entries } = await read(browser, { search: 'support address' });
  expect(entries).toMatchObject([
    { action: 'setting-changed', target: { name: 'Brand, Support address' } },
  ]);
  await browser.call(exportAuditTrail, { body: {} });
  expect((await read(browser)).entries[0]).toMatchObject({ target: { name: 'audit trail' } });
});

it('goes on page by page, and names nothing of what is gone', async () => {
  const { browser } = await setUp();
  const target = { targetType: 'group', targetId: randomUUID() } as const;
  await api.db
    .insert(auditLog)
    .values(Array.from({ length: 60 }, () => ({ action: 'group-changed' as const, ...target })));
  const first = await read(browser);
  expect([first.entries.length, first.hasMore]).toEqual([50, true]);
  expect(first.entries[0]?.target?.name).toBeNull();
  const rest = await read(browser, { before: String(first.entries.at(-1)!.id) });
  expect([rest.entries.length, rest.hasMore]).toEqual([12, false]);
});

it('shows an admin their own groups, and nothing to others', async () => {
  const { admin, lakes } = await setUp();
  const browser = await api.browserOf(admin.user.id);
  expect((await read(browser)).entries).toMatchObject([{ target: { id: lakes.id } }]);
  expect((await browser.call(exportAuditTrail, { body: {} })).status).toBe(403);
  const member = await addMember(api.db, { groupIds: [lakes.id] });
  const founder = await addEntrepreneur(api.db);
  for (const user of [member.user, founder]) {
    const other = await api.browserOf(user.id);
    expect((await other.call(getAuditTrail, { query: {} })).status).toBe(403);
  }
  expect((await api.browser().call(getAuditTrail, { query: {} })).status).toBe(401);
});

/** How many times a plan that was carried out has read a table. */
function countReads(plan: unknown, table: string): number {
  const { Plans = [], ...node } = plan as Record<string, unknown> & { Plans?: unknown[] };
  const own = node['Relation Name'] === table ? Number(node['Actual Loops']) : 0;
  return Plans.reduce<number>((sum, part) => sum + countReads(part, table), own);
}

it('names thousands of people without a look at the members for each', async () => {
  const { lakes, browser } = await setUp();
  await addManyMembers(api.db, lakes.id, 3000);
  await api.db.execute(sql`insert into audit_log (action, target_type, target_id, group_id)
    select 'membership-added', 'person', id::text, ${lakes.id}::uuid from members`);
  await api.db.execute(sql`analyze`);
  const execute = jest.spyOn(api.db, 'execute');
  const found = await browser.call(getAuditTrail, { query: { search: 'Angel 2999' } });
  const statements = execute.mock.calls.map(([statement]) => statement as SQL);
  execute.mockRestore();
  expect(found.data.entries).toMatchObject([
    { target: { name: expect.stringContaining('2999') as string } },
  ]);
  const [explained] = await queryRows<{ 'QUERY PLAN': [{ Plan: unknown }] }>(
    api.db,
    sql`explain (analyze, format json) ${statements.at(-1)}`,
  );
  expect(countReads(explained!['QUERY PLAN'][0].Plan, 'audit_log')).toBe(1);
  expect(countReads(explained!['QUERY PLAN'][0].Plan, 'members')).toBeLessThan(10);
  expect((await browser.call(exportAuditTrail, { body: {} })).status).toBe(200);
});

it('is exported as a file, which is recorded in it', async () => {
  const { browser } = await setUp();
  const { data } = await browser.call(exportAuditTrail, { body: { subject: 'group' } });
  expect(data.entries).toHaveLength(2);
  expect((await read(browser)).entries[0]).toMatchObject({
    action: 'audit-exported',
    after: { subject: 'group', entries: 2 },
  });
});

it('is kept for good, or for as long as the setting says', async () => {
  const { browser } = await setUp();
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await api.db.update(auditLog).set({ occurredAt: days(5000) });
  await forgetExpired(api.context);
  expect((await read(browser)).entries).toHaveLength(2);
  await api.db.execute(sql`insert into settings (name, value) values ('auditKeptDays', '"365"')`);
  await api.db
    .update(auditLog)
    .set({ occurredAt: days(364) })
    .where(sql`${auditLog.targetId} = (select max(target_id) from audit_log)`);
  await forgetExpired(api.context);
  expect((await read(browser)).entries).toHaveLength(1);
});
