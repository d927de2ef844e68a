import { randomUUID } from 'node:crypto';

import * as contract from '@syndication/contract/console-updates/console-updates.endpoints';
import type { UpdateDetails } from '@syndication/contract/console-updates/console-updates.schemas';
import {
  getContent,
  getContents,
  putContentRead,
} from '@syndication/contract/contents/contents.endpoints';
import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import { UPDATES_PER_PAGE } from '@syndication/contract/console-updates/console-updates.rules';
import { eq, sql, type SQL } from 'drizzle-orm';

import { queryRows } from '../../database/database';
import { auditLog, groups } from '../../database/schema';
import { addEntrepreneur, addGroup, addManyMembers, addMember } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';

const api = useApi();
const NOON = new Date('2031-02-03T12:00:00Z');
const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

beforeEach(() => api.setNow(NOON));

async function setUp() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  const member = await addMember(api.db, { groupIds: [lakes.id] });
  const other = await addMember(api.db, { groupIds: [rocky.id] });
  const founder = await addEntrepreneur(api.db);
  const browserOf = (person: { user: { id: string } }) => api.browserOf(person.user.id);
  return {
    ...{ lakes, rocky, staff, admin, founder, browserOf },
    staffBrowser: await browserOf(staff),
    adminBrowser: await browserOf(admin),
    memberBrowser: await browserOf(member),
    otherBrowser: await browserOf(other),
  };
}

const write = (
  browser: TestBrowser,
  id: string,
  groupIds: string[],
  version: number | null = null,
  more: Partial<UpdateDetails> = {},
) =>
  browser.call(contract.putConsoleUpdate, {
    params: { id },
    body: {
      ...{ title: 'A new round', description: 'It is open.', body: '<p>Vote now.</p>' },
      ...{ isForAll: false, groupIds, version, ...more },
    },
  });
const publish = (
  browser: TestBrowser,
  id: string,
  version: number,
  publishAt: string | null = null,
) => browser.call(contract.publishConsoleUpdate, { params: { id }, body: { publishAt, version } });
const takeBack = (browser: TestBrowser, id: string) =>
  browser.call(contract.takeBackConsoleUpdate, { params: { id } });
const list = async (browser: TestBrowser, query: object = {}) =>
  (await browser.call(contract.getConsoleUpdates, { query })).data.updates;
const reads = async (browser: TestBrowser) =>
  (await browser.call(getContents, { query: { offset: 0, limit: 9 } })).data.map(
    ({ title }) => title,
  );

it('is written, published to its groups alone, read and counted', async () => {
  const { staffBrowser, memberBrowser, otherBrowser, lakes } = await setUp();
  const id = randomUUID();
  const dirty = { body: '<p>Vote<script>1</script> now.</p>' };
  expect((await write(staffBrowser, id, [lakes.id], null, dirty)).status).toBe(204);
  expect(await list(staffBrowser)).toMatchObject([
    {
      id,
      state: 'draft',
      publishedAt: null,
      groups: [{ title: 'Great Lakes' }],
      audience: 2,
      readBy: 0,
      writtenBy: 'Ann Angel',
    },
  ]);
  expect(await reads(memberBrowser)).toEqual([]);
  expect((await publish(staffBrowser, id, 1)).status).toBe(204);
  expect(await reads(memberBrowser)).toEqual(['A new round']);
  expect(await reads(otherBrowser)).toEqual([]);
  await memberBrowser.call(putContentRead, { params: { id } });
  const { data } = await staffBrowser.call(contract.getConsoleUpdate, { params: { id } });
  expect(data).toMatchObject({ state: 'published', readBy: 1, body: '<p>Vote now.</p>' });
});

it('comes before its readers at the moment that was chosen', async () => {
  const { staffBrowser, memberBrowser, lakes } = await setUp();
  const id = randomUUID();
  await write(staffBrowser, id, [lakes.id]);
  // With its offset, the second one is in a year that the database cannot read.
  for (const refused of [at(-1).toISOString(), '9999-12-31T23:59:59-23:59']) {
    expect((await publish(staffBrowser, id, 1, refused)).error?.fields).toEqual({
      publishAt: expect.stringContaining('still to come') as string,
    });
  }
  expect((await publish(staffBrowser, id, 1, at(2).toISOString())).status).toBe(204);
  expect(await reads(memberBrowser)).toEqual([]);
  expect((await list(staffBrowser, { state: 'scheduled' }))[0]?.publishedAt).toBe(
    at(2).toISOString(),
  );
  api.setNow(at(3));
  expect(await reads(memberBrowser)).toEqual(['A new round']);
  expect(await list(staffBrowser, { state: 'published' })).toHaveLength(1);
});

it('answers a repeat like the first when the moment that was chosen is over, unless it was taken back', async () => {
  const { staffBrowser, lakes } = await setUp();
  const id = randomUUID();
  await write(staffBrowser, id, [lakes.id]);
  const publishThen = () => publish(staffBrowser, id, 1, at(2).toISOString());
  expect((await publishThen()).status).toBe(204);
  api.setNow(at(3));
  expect((await publishThen()).status).toBe(204);
  expect(await list(staffBrowser)).toMatchObject([{ state: 'published', version: 2 }]);
  await takeBack(staffBrowser, id);
  expect((await publishThen()).status).toBe(400);
});

it('is taken back, and published again', async () => {
  const { staffBrowser, memberBrowser, lakes } = await setUp();
  const id = randomUUID();
  await write(staffBrowser, id, [lakes.id]);
  await publish(staffBrowser, id, 1);
  expect((await takeBack(staffBrowser, id)).status).toBe(204);
  expect((await takeBack(staffBrowser, id)).status).toBe(204);
  expect(await reads(memberBrowser)).toEqual([]);
  expect((await memberBrowser.call(getContent, { params: { id } })).status).toBe(404);
  expect(await list(staffBrowser)).toMatchObject([{ state: 'taken-back', version: 3 }]);
  await publish(staffBrowser, id, 3);
  expect(await reads(memberBrowser)).toEqual(['A new round']);
  const trail = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(auditLog.id);
  expect(trail).toMatchObject([
    { action: 'update-written', groupId: lakes.id, before: null },
    { action: 'update-published', before: { publishedAt: null } },
    { action: 'update-taken-back', after: { takenBack: true } },
    { action: 'update-published', before: { takenBack: true }, after: { takenBack: false } },
  ]);
});

it.each([
  ['a group', false],
  ['all members', true],
])('is written to the first readers of %s by two people at once', async (_, isForAll) => {
  const { staff, browserOf, lakes } = await setUp();
  const browsers = [await browserOf(staff), await browserOf(staff)];
  for (const browser of browsers) await list(browser);
  const answers = await Promise.all(
    browsers.map((browser) => write(browser, randomUUID(), [lakes.id], null, { isForAll })),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await list(browsers[0]!)).map(({ isForAll: all }) => all)).toEqual([isForAll, isForAll]);
});

it('can be for all members, and changes its readers', async () => {
  const { staffBrowser, memberBrowser, otherBrowser, rocky } = await setUp();
  const id = randomUUID();
  await write(staffBrowser, id, [], null, { isForAll: true });
  await publish(staffBrowser, id, 1);
  expect(await reads(memberBrowser)).toEqual(['A new round']);
  expect(await list(staffBrowser)).toMatchObject([{ isForAll: true, audience: 4 }]);
  await write(staffBrowser, id, [rocky.id], 2);
  expect(await reads(memberBrowser)).toEqual([]);
  expect(await reads(otherBrowser)).toEqual(['A new round']);
  const trail = await api.db.select().from(auditLog).where(eq(auditLog.action, 'update-written'));
  expect(trail.map(({ after }) => after?.['readers'])).toEqual(['all members', [rocky.title]]);
});

it('is written once however often one asks, and not over what somebody else wrote', async () => {
  const { staffBrowser, adminBrowser, lakes } = await setUp();
  const id = randomUUID();
  await write(staffBrowser, id, [lakes.id]);
  expect((await write(staffBrowser, id, [lakes.id])).status).toBe(204);
  expect((await write(adminBrowser, id, [lakes.id], 1, { title: 'Mine' })).status).toBe(204);
  expect(await write(staffBrowser, id, [lakes.id], 1, { title: 'Theirs' })).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('title from “A new round” to “Mine”') as string },
  });
  expect((await publish(staffBrowser, id, 1)).status).toBe(409);
  expect(await api.db.$count(auditLog)).toBe(2);
});

it('lets admins write for their own groups, and see no other', async () => {
  const { staffBrowser, adminBrowser, lakes, rocky } = await setUp();
  const [own, theirs, shared, forAll] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  expect((await write(adminBrowser, own, [lakes.id])).status).toBe(204);
  expect((await write(adminBrowser, theirs, [rocky.id])).status).toBe(404);
  expect((await write(adminBrowser, forAll, [], null, { isForAll: true })).status).toBe(404);
  await write(staffBrowser, shared, [lakes.id, rocky.id]);
  await write(staffBrowser, theirs, [rocky.id]);
  expect((await list(adminBrowser)).map(({ id }) => id)).toEqual([own]);
  expect(await list(staffBrowser, { id: own })).toHaveLength(1);
  expect(
    (await adminBrowser.call(contract.getConsoleUpdate, { params: { id: shared } })).status,
  ).toBe(404);
  expect((await publish(adminBrowser, theirs, 1)).status).toBe(404);
  expect((await takeBack(adminBrowser, shared)).status).toBe(404);
  expect((await publish(adminBrowser, own, 1)).status).toBe(204);
});

it('is closed to members, founders and the signed out, and wants an audience', async () => {
  const { staffBrowser, memberBrowser, founder, lakes } = await setUp();
  for (const browser of [memberBrowser, await api.browserOf(founder.id)]) {
    expect((await browser.call(contract.getConsoleUpdates, { query: {} })).status).toBe(403);
    expect((await write(browser, randomUUID(), [lakes.id])).status).toBe(403);
  }
  expect((await write(api.browser(), randomUUID(), [lakes.id])).status).toBe(401);
  expect((await write(staffBrowser, randomUUID(), [])).error?.fields).toEqual({
    groupIds: 'Choose who reads it',
  });
  expect((await write(staffBrowser, randomUUID(), [randomUUID()])).status).toBe(404);
});

it('stays with a group that was archived since, when it is given to another one too, but is given to no archived one', async () => {
  const { staffBrowser, lakes, rocky } = await setUp();
  const [kept, other] = [randomUUID(), randomUUID()];
  await write(staffBrowser, kept, [lakes.id]);
  await write(staffBrowser, other, [rocky.id]);
  await api.db.update(groups).set({ archivedAt: NOON }).where(eq(groups.id, lakes.id));
  expect((await write(staffBrowser, kept, [lakes.id, rocky.id], 1)).status).toBe(204);
  expect((await write(staffBrowser, other, [lakes.id, rocky.id], 1)).status).toBe(404);
  const readersOf = (id: string, updates: Awaited<ReturnType<typeof list>>) =>
    updates.find((update) => update.id === id)?.groups.map(({ title }) => title);
  const updates = await list(staffBrowser);
  expect(readersOf(kept, updates)).toEqual(['Great Lakes', 'Rocky Mountain']);
  expect(readersOf(other, updates)).toEqual(['Rocky Mountain']);
});

it.each([
  ['some groups', false],
  ['all members', true],
])('counts the thousands of readers of a page for %s', async (_, isForAll) => {
  const { staffBrowser, memberBrowser, lakes, rocky } = await setUp();
  await addManyMembers(api.db, lakes.id, 5000);
  const id = randomUUID();
  await write(staffBrowser, id, [lakes.id, rocky.id], null, { isForAll });
  await publish(staffBrowser, id, 1);
  await memberBrowser.call(putContentRead, { params: { id } });
  await api.db.execute(sql`with more as (
      insert into contents (title, description, body)
      select 'Another one', '', '' from generate_series(2, 600) returning id
    ) insert into content_category_items (content_id, category_id)
    select more.id, i.category_id from more, content_category_items i where i.content_id = ${id}::uuid`);
  await api.db.execute(sql`analyze`);
  const execute = jest.spyOn(api.db, 'execute');
  const updates = await list(staffBrowser);
  const statement = execute.mock.lastCall?.[0] as SQL;
  execute.mockRestore();
  expect(updates).toHaveLength(UPDATES_PER_PAGE);
  const audience = isForAll ? 5004 : 5003;
  expect(updates.every((update) => update.audience === audience)).toBe(true);
  expect(updates.find((update) => update.id === id)).toMatchObject({ readBy: 1 });
  const plan = JSON.stringify(await queryRows(api.db, sql`explain analyze ${statement}`));
  expect(plan).toContain('bookmarks');
  // Nothing is looked up for each member and update.
  expect(plan).not.toMatch(/loops=\d{6}/);
});
