import { getConsoleOverview } from '@syndication/contract/console-overview/console-overview.endpoints';
import { getConsoleDeals } from '@syndication/contract/console-deals/console-deals.endpoints';
import { getConsoleNominations } from '@syndication/contract/console-nominations/console-nominations.endpoints';
import { eq } from 'drizzle-orm';

import { agreementVersions, groups, outbox, settings, users } from '../../database/schema';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  daysAgo,
  nominate,
} from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();

async function overviewFor(userId: string) {
  const { data } = await (await api.browserOf(userId)).call(getConsoleOverview, {});
  return data;
}

it('counts what waits, for staff everywhere and for admins in their groups', async () => {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  await nominate(api.db, 'ceo@lake.test', lakes.id);
  await nominate(api.db, 'ceo@peak.test', rocky.id);
  const founder = await addEntrepreneur(api.db);
  await nominate(api.db, founder.email, lakes.id);
  await addVenture(api.db, founder, { confirmedAt: daysAgo(55), editedAt: daysAgo(55) });
  const came = await addMember(api.db, { groupIds: [rocky.id], isPolicyRead: false });
  await api.db
    .update(users)
    .set({ lastSignedInAt: daysAgo(1), deletionAskedAt: daysAgo(1) })
    .where(eq(users.id, came.user.id));
  const mail = { recipient: 'a@b.test', subject: 'Late', textBody: 't', htmlBody: 'h' };
  await api.db.insert(outbox).values([
    { ...mail, createdAt: daysAgo(1) },
    { ...mail, subject: 'New' },
  ]);

  expect(await overviewFor(staff.user.id)).toEqual({
    unanswered: {
      count: 2,
      first: [
        { name: 'ceo@lake.test', detail: 'Great Lakes' },
        { name: 'ceo@peak.test', detail: 'Rocky Mountain' },
      ],
    },
    // A session of a test is no sign-in of theirs, but begins one.
    neverCame: { count: 1, first: [{ name: 'Ann Angel', detail: admin.user.email }] },
    leaving: { count: 1, first: [{ name: 'Acme Robotics', detail: founder.email }] },
    unled: { count: 1, first: [{ name: 'Acme Robotics', detail: 'Great Lakes' }] },
    notAgreed: { count: 1, first: [{ name: 'Ann Angel', detail: came.user.email }] },
    stuckMail: { count: 1, first: [{ name: 'a@b.test', detail: 'Late' }] },
    deletions: { count: 1, first: [{ name: 'Ann Angel', detail: came.user.email }] },
    setUp: { names: false, agreement: false, group: true, admin: true, members: true },
  });
  expect(await overviewFor(admin.user.id)).toMatchObject({
    unanswered: { count: 1, first: [{ name: 'ceo@lake.test' }] },
    neverCame: { count: 0 },
    leaving: { count: 1 },
    notAgreed: { count: 0 },
    stuckMail: null,
  });
});

it('names the profiles first that leave the list first', async () => {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const staff = await addMember(api.db, { isStaff: true });
  for (const [companyName, editedAt, confirmedAt] of [
    ['Leaves in 6 days', daysAgo(84), daysAgo(20)],
    ['Leaves today', daysAgo(60), daysAgo(60)],
    ['Leaves in 3 days', daysAgo(58), daysAgo(57)],
  ] as const) {
    const founder = await addEntrepreneur(api.db);
    await nominate(api.db, founder.email, lakes.id);
    await addVenture(api.db, founder, { companyName, editedAt, confirmedAt });
  }
  const { leaving } = await overviewFor(staff.user.id);
  expect(leaving.first.map(({ name }) => name)).toEqual([
    'Leaves today',
    'Leaves in 3 days',
    'Leaves in 6 days',
  ]);
});

it('counts nominations without an answer as the list of nominations does', async () => {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  for (const { id } of [lakes, rocky]) await nominate(api.db, 'ceo@both.test', id);
  // Invited as a member after the nomination: nobody can answer it with this address.
  await nominate(api.db, 'angel@founder.test', lakes.id);
  await addMember(api.db, { email: 'angel@founder.test', groupIds: [rocky.id] });
  const founder = await addEntrepreneur(api.db);
  await nominate(api.db, founder.email, lakes.id);

  const count = async ({ user }: typeof staff) => {
    const browser = await api.browserOf(user.id);
    const list = await browser.call(getConsoleNominations, { query: { step: 'mailed' } });
    const { unanswered } = (await browser.call(getConsoleOverview, {})).data;
    return [unanswered.count, list.data.total];
  };
  expect(await count(staff)).toEqual([3, 3]);
  expect(await count(admin)).toEqual([2, 2]);
});

it('is empty for a group in which nothing waits, and closed to members', async () => {
  const group = await addGroup(api.db, 'Great Lakes');
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const member = await addMember(api.db, { groupIds: [group.id] });
  await (await api.browserOf(member.user.id)).call(getConsoleOverview, {});
  const nothing = { count: 0, first: [] };
  expect(await overviewFor(admin.user.id)).toEqual({
    ...{ unanswered: nothing, neverCame: nothing, leaving: nothing, notAgreed: nothing },
    ...{ unled: nothing, stuckMail: null, deletions: null, setUp: null },
  });
  const answer = await (await api.browserOf(member.user.id)).call(getConsoleOverview, {});
  expect(answer.status).toBe(403);
});

it('names open deals without a lead, as the list of deals finds them', async () => {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  const addDeal = async (companyName: string, groupIds: string[], isClosed = false) => {
    const founder = await addEntrepreneur(api.db);
    for (const groupId of groupIds) await nominate(api.db, founder.email, groupId);
    await addVenture(api.db, founder, { companyName }, { isClosed });
    return founder;
  };
  await addDeal('Of both', [lakes.id, rocky.id]);
  await addDeal('Of others', [rocky.id]);
  await addDeal('Of nobody', []);
  await addDeal('Closed', [lakes.id], true);
  const led = await addDeal('Led elsewhere', [lakes.id]);
  await nominate(api.db, led.email, rocky.id, admin.member.id);
  const gone = await addMember(api.db, { groupIds: [rocky.id] });
  const left = await addDeal('Left behind', []);
  await nominate(api.db, left.email, rocky.id, gone.member.id);
  await api.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, gone.user.id));

  const find = async ({ user }: typeof staff) => {
    const browser = await api.browserOf(user.id);
    const list = await browser.call(getConsoleDeals, { query: { state: 'no-lead' } });
    const { unled } = (await browser.call(getConsoleOverview, {})).data;
    expect(list.data.deals.map(({ companyName }) => companyName).sort()).toEqual(
      unled.first.map(({ name }) => name).sort(),
    );
    expect(list.data.total).toBe(unled.count);
    return unled.first;
  };
  expect(await find(staff)).toEqual([
    { name: 'Of both', detail: 'Great Lakes, Rocky Mountain' },
    { name: 'Of others', detail: 'Rocky Mountain' },
    { name: 'Left behind', detail: 'Rocky Mountain' },
  ]);
  expect(await find(admin)).toEqual([{ name: 'Of both', detail: 'Great Lakes' }]);
});

it('leads staff through what a new association needs, until it is there', async () => {
  const staff = await addMember(api.db, { isStaff: true });
  const setUp = async () => (await overviewFor(staff.user.id)).setUp;
  const nothing = { names: false, agreement: false, group: false, admin: false, members: false };
  expect(await setUp()).toEqual(nothing);
  const group = await addGroup(api.db, 'Great Lakes');
  expect(await setUp()).toEqual({ ...nothing, group: true });
  await addMember(api.db, { groupIds: [group.id], isStaff: true, adminOf: [group.id] });
  expect(await setUp()).toEqual({ ...nothing, group: true, admin: true });
  await api.db.insert(settings).values({ name: 'supportEmail', value: 'help@harbor.test' });
  await api.db
    .insert(agreementVersions)
    .values({ number: 2, body: '<p>Ours</p>', publishedAt: new Date() });
  expect(await setUp()).toEqual({
    ...{ names: true, agreement: true, group: true, admin: true, members: false },
  });
  await addMember(api.db, { groupIds: [group.id] });
  expect(await setUp()).toBeNull();
  // An association that has archived its groups is not new.
  await api.db.update(groups).set({ archivedAt: new Date() }).where(eq(groups.id, group.id));
  expect(await setUp()).toBeNull();
});
