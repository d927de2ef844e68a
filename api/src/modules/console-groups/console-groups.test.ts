import { randomUUID } from 'node:crypto';

import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import {
  archiveConsoleGroup,
  connectAngelGroup,
  getConsoleGroups,
  putConsoleGroup,
  putGroupAdmin,
  takeOverMembers,
} from '@syndication/contract/console-groups/console-groups.endpoints';
import {
  movePerson,
  putMembership,
} from '@syndication/contract/console-people/console-people.endpoints';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { eq, sql, type SQL } from 'drizzle-orm';

import { queryRows } from '../../database/database';
import { auditLog, memberGroups, sessions, users, votes } from '../../database/schema';
import {
  addEntrepreneur,
  addGroup,
  addManyMembers,
  addMember,
  addVenture,
  nominate,
} from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';

const api = useApi();

/** Two groups with an admin each, staff, and people without a say. */
async function setUp() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  const other = await addMember(api.db, { groupIds: [rocky.id], adminOf: [rocky.id] });
  const member = await addMember(api.db, { groupIds: [lakes.id, rocky.id] });
  const founder = await addEntrepreneur(api.db);
  const browserOf = (person: { user: { id: string } }) => api.browserOf(person.user.id);
  return { lakes, rocky, staff, admin, other, member, founder, browserOf };
}

const create = (browser: TestBrowser, title: string, kind: 'angel' | 'syndication', id: string) =>
  browser.call(putConsoleGroup, { params: { id }, body: { kind, title, version: null } });

async function groupsOf(browser: TestBrowser) {
  const { data } = await browser.call(getConsoleGroups, {});
  return data;
}

it('counts the members of angel groups without searching all members for each', async () => {
  const { lakes, staff, browserOf } = await setUp();
  await addManyMembers(api.db, lakes.id, 3000);
  await api.db.execute(
    sql`insert into angel_groups (title) select 'Angels ' || n from generate_series(1, 40) n`,
  );
  await api.db.execute(
    sql`update members set angel_group_id = (select id from angel_groups limit 1)`,
  );
  await api.db.execute(sql`analyze`);
  const execute = jest.spyOn(api.db, 'execute');
  const shown = await groupsOf(await browserOf(staff));
  const statement = execute.mock.lastCall?.[0] as SQL;
  execute.mockRestore();
  const counts = shown.flatMap(({ kind, members }) => (kind === 'angel' ? [members] : []));
  expect(counts.toSorted((a, b) => b - a).slice(0, 2)).toEqual([3004, 0]);
  const plan = JSON.stringify(await queryRows(api.db, sql`explain analyze ${statement}`));
  expect(plan).toContain('Seq Scan on members');
  expect(plan).not.toMatch(/Seq Scan on members[^"]* loops=\d\d/);
});

it('shows staff all groups, an admin their own, and nothing to others', async () => {
  const { lakes, staff, admin, member, founder, browserOf } = await setUp();
  await addVenture(api.db, founder);
  await nominate(api.db, founder.email, lakes.id);
  const seen = await groupsOf(await browserOf(staff));
  expect(seen.map(({ title, members, deals }) => [title, members, deals])).toEqual([
    ['Great Lakes', 2, 1],
    ['Rocky Mountain', 2, 0],
  ]);
  const own = await groupsOf(await browserOf(admin));
  expect(own).toMatchObject([{ title: 'Great Lakes', admins: [{ memberId: admin.member.id }] }]);
  expect((await (await browserOf(member)).call(getConsoleGroups, {})).status).toBe(403);
  const ownerBrowser = await api.browserOf(founder.id);
  expect((await ownerBrowser.call(getConsoleGroups, {})).status).toBe(403);
  expect((await api.browser().call(getConsoleGroups, {})).status).toBe(401);
});

it('creates a group once, however often it is asked to, and records it once', async () => {
  const { staff, browserOf } = await setUp();
  const browser = await browserOf(staff);
  const id = randomUUID();
  await create(browser, 'Harbor', 'syndication', id);
  expect((await create(browser, 'Harbor', 'syndication', id)).status).toBe(204);
  const taken = await create(browser, 'HARBOR', 'syndication', randomUUID());
  expect(taken).toMatchObject({
    status: 400,
    error: { fields: { title: 'There is already a group with this name' } },
  });
  // An angel group is of another kind.
  expect((await create(browser, 'Harbor', 'angel', randomUUID())).status).toBe(204);
  const trail = await api.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(trail).toMatchObject([
    {
      action: 'group-created',
      userId: staff.user.id,
      groupId: id,
      before: null,
      after: { title: 'Harbor' },
    },
  ]);
});

it('lets admins name their own group only, and create none', async () => {
  const { lakes, rocky, admin, browserOf } = await setUp();
  const browser = await browserOf(admin);
  const rename = (id: string) =>
    browser.call(putConsoleGroup, {
      params: { id },
      body: { kind: 'syndication', title: 'Five Lakes', version: 1 },
    });
  expect((await rename(lakes.id)).status).toBe(204);
  expect((await rename(rocky.id)).status).toBe(404);
  expect((await create(browser, 'Own', 'syndication', randomUUID())).status).toBe(404);
});

it('refuses a name that is based on an earlier one, and says who changed what', async () => {
  const { lakes, staff, admin, browserOf } = await setUp();
  const rename = async (person: typeof staff, title: string) =>
    (await browserOf(person)).call(putConsoleGroup, {
      params: { id: lakes.id },
      body: { kind: 'syndication', title, version: 1 },
    });
  await rename(admin, 'Five Lakes');
  expect(await rename(staff, 'Lakes')).toMatchObject({
    status: 409,
    error: {
      code: 'STALE_VERSION',
      message:
        'Ann Angel changed this in the meantime (title from “Great Lakes” to “Five Lakes”). Please reload to see it.',
    },
  });
});

it('names who has no last name without a blank for it', async () => {
  const { lakes, staff, admin, browserOf } = await setUp();
  // As the first staff member, whose name is the beginning of the address.
  const name = { firstName: 'Stella', lastName: '' };
  await api.db.update(users).set(name).where(eq(users.id, admin.user.id));
  const browser = await browserOf(admin);
  const session = await browser.call(getInvestorLogin, {});
  expect(session.data.deMember?.name).toBe('Stella');
  const rename = async (person: typeof staff, title: string) =>
    (await browserOf(person)).call(putConsoleGroup, {
      params: { id: lakes.id },
      body: { kind: 'syndication', title, version: 1 },
    });
  await rename(admin, 'Five Lakes');
  const message = (await rename(staff, 'Lakes')).error?.message;
  expect(message).toMatch(/^Stella changed this in the meantime /);
});

it('archives a group with members in it: they keep their others, and get it back with it', async () => {
  const { lakes, rocky, staff, admin, member, founder, browserOf } = await setUp();
  await addVenture(api.db, founder);
  await nominate(api.db, founder.email, lakes.id);
  const browser = await browserOf(staff);
  const memberBrowser = await browserOf(member);
  const adminBrowser = await browserOf(admin);
  const archive = (isArchived: boolean, version: number) =>
    browser.call(archiveConsoleGroup, { params: { id: lakes.id }, body: { isArchived, version } });
  const titles = async (someone: TestBrowser) =>
    (await someone.call(getInvestorLogin, {})).data.deMember?.syndicationGroups.map(
      ({ title }) => title,
    );
  const dealsOf = async (someone: TestBrowser) =>
    (await someone.call(getVentures, { query: {} })).data.length;

  expect(await dealsOf(memberBrowser)).toBe(1);
  expect((await archive(true, 1)).status).toBe(204);
  expect(await titles(memberBrowser)).toEqual(['Rocky Mountain']);
  expect(await dealsOf(memberBrowser)).toBe(0);
  expect((await memberBrowser.call(getVentures, { query: { groupId: lakes.id } })).status).toBe(
    404,
  );
  expect(await titles(adminBrowser)).toEqual([]);
  expect((await adminBrowser.call(getConsoleGroups, {})).status).toBe(403);
  // Restored, it has them again.
  expect((await browser.call(getConsoleGroups, {})).data).toContainEqual(
    expect.objectContaining({ id: lakes.id, isArchived: true, deals: 1 }),
  );

  expect((await archive(false, 2)).status).toBe(204);
  expect(await titles(adminBrowser)).toEqual(['Great Lakes']);
  expect(await dealsOf(adminBrowser)).toBe(1);
  const session = await memberBrowser.call(getInvestorLogin, {});
  expect(session.data.deMember?.syndicationGroup?.title).toBe('Rocky Mountain');
  expect(rocky.title).toBe('Rocky Mountain');
});

it('wants a fresh proof for actions that affect many people', async () => {
  const { lakes, staff, browserOf } = await setUp();
  const browser = await browserOf(staff);
  // Given too long ago, or to a clock that was ahead.
  for (const minutes of [-16, 16]) {
    await api.db.update(sessions).set({ provedAt: new Date(Date.now() + minutes * 60_000) });
    const answer = await browser.call(archiveConsoleGroup, {
      params: { id: lakes.id },
      body: { isArchived: true, version: 1 },
    });
    expect(answer).toMatchObject({ status: 403, error: { code: 'PROOF_REQUIRED' } });
  }
});

it('connects an angel group with syndication groups', async () => {
  const { lakes, rocky, staff, admin, browserOf } = await setUp();
  const browser = await browserOf(staff);
  const id = randomUUID();
  await create(browser, 'Maine Angels', 'angel', id);
  const connect = (someone: TestBrowser, groupIds: string[], version: number) =>
    someone.call(connectAngelGroup, { params: { id }, body: { groupIds, version } });
  expect((await connect(browser, [rocky.id, lakes.id], 1)).status).toBe(204);
  expect((await connect(browser, [lakes.id, rocky.id], 1)).status).toBe(204);
  expect((await connect(browser, [], 1)).status).toBe(409);
  expect((await connect(browser, [randomUUID()], 2)).status).toBe(404);
  expect((await connect(await browserOf(admin), [], 2)).status).toBe(403);
  const seen = await groupsOf(browser);
  expect(seen.find((group) => group.id === id)?.connectedTo.toSorted()).toEqual(
    [lakes.id, rocky.id].sort(),
  );
  expect(seen.find((group) => group.id === lakes.id)?.connectedTo).toEqual([id]);
  const trail = await api.db.select().from(auditLog).where(eq(auditLog.action, 'group-connected'));
  expect(trail).toMatchObject([
    { before: { groups: [] }, after: { groups: [lakes.title, rocky.title] } },
  ]);
});

it('takes the members of an angel group over, but for who was taken out before', async () => {
  const { lakes, staff, admin, browserOf } = await setUp();
  const inMaine = { groupTitle: 'Maine Angels' };
  const come = await addMember(api.db, inMaine);
  const gone = await addMember(api.db, { ...inMaine, groupIds: [lakes.id] });
  await api.db
    .update(memberGroups)
    .set({ endedAt: new Date(), isActive: false })
    .where(eq(memberGroups.memberId, gone.member.id));
  const params = { id: lakes.id, angelGroupId: come.member.angelGroupId! };
  const browser = await browserOf(staff);
  expect((await (await browserOf(admin)).call(takeOverMembers, { params })).status).toBe(403);
  expect((await browser.call(takeOverMembers, { params })).data).toEqual({ added: 1 });
  expect((await browser.call(takeOverMembers, { params })).data).toEqual({ added: 0 });
  const wrong = { id: come.member.angelGroupId!, angelGroupId: lakes.id };
  expect((await browser.call(takeOverMembers, { params: wrong })).status).toBe(404);
  const own = await api.db
    .select()
    .from(memberGroups)
    .where(eq(memberGroups.memberId, come.member.id));
  expect(own).toMatchObject([{ groupId: lakes.id, isActive: true, endedAt: null }]);
  const trail = await api.db.select().from(auditLog).where(eq(auditLog.groupId, lakes.id));
  expect(trail).toMatchObject([
    { action: 'membership-added', targetId: come.member.id, after: { from: 'Maine Angels' } },
  ]);
});

it('takes over who voted on deals of the default group before joining another one', async () => {
  const { lakes, staff, founder, browserOf } = await setUp();
  const northeast = await addGroup(api.db, 'Northeast');
  const { member } = await addMember(api.db, { groupTitle: 'Maine Angels' });
  const { round } = await addVenture(api.db, founder);
  await api.db.insert(votes).values({ roundId: round.id, memberId: member.id, choice: '25%' });
  const browser = await browserOf(staff);
  const takeOver = async ({ id }: typeof lakes) => {
    const params = { id, angelGroupId: member.angelGroupId! };
    return (await browser.call(takeOverMembers, { params })).data;
  };
  for (const group of [lakes, northeast]) {
    expect(await takeOver(group)).toEqual({ added: 1 });
    expect(await takeOver(group)).toEqual({ added: 0 });
  }
});

it('makes members admins, and takes the right from all but oneself', async () => {
  const { lakes, staff, admin, other, member, browserOf } = await setUp();
  const put = async (by: typeof staff, memberId: string, isAdmin: boolean) => {
    const params = { id: lakes.id, memberId };
    return (await browserOf(by)).call(putGroupAdmin, { params, body: { isAdmin } });
  };
  expect((await put(other, member.member.id, true)).status).toBe(404);
  expect((await put(member, member.member.id, true)).status).toBe(403);
  expect((await put(admin, member.member.id, true)).status).toBe(204);
  expect((await put(admin, other.member.id, true)).status).toBe(409);
  expect(await put(admin, admin.member.id, false)).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('remove your own rights') as string },
  });
  expect((await put(member, admin.member.id, false)).status).toBe(204);
  expect((await put(member, other.member.id, false)).status).toBe(204);
  expect((await put(admin, member.member.id, false)).status).toBe(403);
  const trail = await api.db.select().from(auditLog).where(eq(auditLog.groupId, lakes.id));
  expect(trail.map(({ action, targetId }) => [action, targetId])).toEqual([
    ['group-admin-added', member.member.id],
    ['group-admin-removed', admin.member.id],
  ]);
});

describe('of calls at once', () => {
  /** Staff who all have open pages, and what they do at the same time to a member of new groups: its error codes. */
  async function race(
    callsOn: (world: {
      groupIds: string[];
      memberId: string;
      angelGroupId: string;
      browsers: TestBrowser[];
    }) => Promise<{ error?: { code: string } | undefined }>[],
    isMember = true,
  ) {
    const { user } = await addMember(api.db, { isStaff: true });
    const browsers = [await api.browserOf(user.id), await api.browserOf(user.id)];
    for (const browser of browsers) await groupsOf(browser);
    const codes: unknown[] = [];
    for (let time = 0; time < 6; time += 1) {
      const groups = [await addGroup(api.db, `A${time}`), await addGroup(api.db, `B${time}`)];
      const groupIds = groups.map(({ id }) => id);
      const { member } = await addMember(api.db, {
        groupTitle: `Maine ${time}`,
        groupIds: isMember ? groupIds : [],
      });
      const angelGroupId = member.angelGroupId!;
      const calls = callsOn({ groupIds, memberId: member.id, angelGroupId, browsers });
      codes.push(...(await Promise.all(calls)).map(({ error }) => error?.code));
    }
    return new Set(codes);
  }

  it('archives a group while its members leave and move', async () => {
    const codes = await race(
      ({ groupIds: [from = '', to = ''], memberId, browsers: [one, two] }) => [
        one!.call(archiveConsoleGroup, {
          params: { id: from },
          body: { isArchived: true, version: 1 },
        }),
        two!.call(putMembership, {
          params: { memberId, groupId: to },
          body: { isMember: false },
        }),
        two!.call(movePerson, { params: { memberId, groupId: to, fromId: from } }),
      ],
    );
    expect([...codes].filter((code) => code === 'UNAVAILABLE' || code === 'INTERNAL')).toEqual([]);
  });

  it('makes nobody an admin who is taken out', async () => {
    const codes = await race(({ groupIds: [id = ''], memberId, browsers: [one, two] }) => [
      one!.call(putGroupAdmin, { params: { id, memberId }, body: { isAdmin: true } }),
      two!.call(putMembership, { params: { memberId, groupId: id }, body: { isMember: false } }),
    ]);
    expect([...codes].filter((code) => code === 'UNAVAILABLE' || code === 'INTERNAL')).toEqual([]);
  });

  it('takes members over who join another group', async () => {
    const codes = await race(
      ({ groupIds: [id = '', groupId = ''], memberId, angelGroupId, browsers: [one, two] }) => [
        one!.call(takeOverMembers, { params: { id, angelGroupId } }),
        two!.call(putMembership, { params: { memberId, groupId }, body: { isMember: true } }),
      ],
      false,
    );
    expect(codes).toEqual(new Set([undefined]));
  });
});
