import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import { postVoteReminders } from '@syndication/contract/predictions/predictions.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { eq } from 'drizzle-orm';

import {
  auditLog,
  conflictsOfInterest,
  memberGroups,
  outbox,
  policyAcceptances,
  rounds,
  users,
  ventures,
} from '../../database/schema';
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

type Member = Awaited<ReturnType<typeof addMember>>;

async function addDeal(groupId: string, companyName = 'Acme Robotics, Inc.') {
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, groupId);
  return addVenture(api.db, owner, { companyName });
}

/** A group with an admin and two further members, and a deal that nobody has voted on. */
async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const ann = await addMember(api.db, { groupIds: [group.id], email: 'ann@angels.test' });
  const bob = await addMember(api.db, { groupIds: [group.id], email: 'bob@angels.test' });
  const { venture } = await addDeal(group.id);
  const remind = async (by: Member = admin, id = venture.id) => {
    const browser = await api.browserOf(by.user.id);
    const call = { params: { id }, body: { groupId: group.id } };
    const { status, data, error } = await browser.call(postVoteReminders, call);
    return error ? [status, error.code] : data.remindedCount;
  };
  return { group, admin, ann, bob, venture, remind };
}

async function vote({ user, member }: Member, ventureId: string, choice: VoteChoice) {
  const body = { venture_id: ventureId, member_uuid: member.id, choice };
  expect((await (await api.browserOf(user.id)).call(postVote, { body })).status).toBe(200);
}

const readMails = () => api.db.select().from(outbox);
const readRecipients = async () => (await readMails()).map(({ recipient }) => recipient).sort();

it('goes to members without an answer, not to the admin who asks', async () => {
  const { group, admin, ann, venture, remind } = await setUp();
  await vote(ann, venture.id, '25%');
  const conflicted = await addMember(api.db, { groupIds: [group.id] });
  await api.db
    .insert(conflictsOfInterest)
    .values({ memberId: conflicted.member.id, ventureId: venture.id, declaredAt: new Date() });
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [mail, ...others] = await readMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'bob@angels.test',
    subject: 'Your vote on Acme Robotics, Inc.',
  });
  for (const body of [mail!.textBody, mail!.htmlBody]) {
    expect(body).toContain(`http://localhost:3000/ventures/${venture.id}`);
    expect(body).toContain('http://localhost:3000/unsubscribe-digest?');
    expect(body).not.toContain('25%');
    expect(body).not.toContain('Inc..');
  }
  expect(mail!.unsubscribeUrl).toMatch(/^http:/);
  const trail = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'vote-reminders-sent'));
  expect(trail).toMatchObject([
    {
      userId: admin.user.id,
      targetType: 'deal',
      targetId: venture.id,
      groupId: group.id,
      after: { membersReminded: 1 },
    },
  ]);
});

it('reaches a member once a day, whatever the deal', async () => {
  const { group, remind } = await setUp();
  const other = await addDeal(group.id, 'Birch');
  const start = Date.now();
  api.setNow(new Date(start));
  const both = await Promise.all([remind(), remind()]);
  expect(both.sort()).toEqual([0, 2]);
  // Of two calls at once the one that came first may be done last, and clocks of replicas differ.
  api.setNow(new Date(start - 1000));
  expect(await remind()).toBe(0);
  api.setNow(new Date(start + 23 * HOUR_MS));
  expect(await remind(undefined, other.venture.id)).toBe(0);
  api.setNow(new Date(start + 24 * HOUR_MS));
  expect(await remind(undefined, other.venture.id)).toBe(2);
  expect(await readMails()).toHaveLength(4);
});

it.each([
  [
    'has turned the mails about the group off',
    ({ bob }: Awaited<ReturnType<typeof setUp>>) =>
      api.db
        .update(memberGroups)
        .set({ digest: 'off' })
        .where(eq(memberGroups.memberId, bob.member.id)),
  ],
  [
    'has not accepted the rules',
    ({ bob }: Awaited<ReturnType<typeof setUp>>) =>
      api.db.delete(policyAcceptances).where(eq(policyAcceptances.memberId, bob.member.id)),
  ],
  [
    'was deactivated',
    ({ bob }: Awaited<ReturnType<typeof setUp>>) =>
      api.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, bob.user.id)),
  ],
])('leaves a member alone who %s', async (_, act) => {
  const world = await setUp();
  await act(world);
  expect(await world.remind()).toBe(1);
  expect(await readRecipients()).toEqual(['ann@angels.test']);
});

it('is refused where nobody can vote', async () => {
  const { venture, remind } = await setUp();
  await api.db.update(rounds).set({ isClosed: true });
  expect(await remind()).toEqual([409, 'ROUND_CLOSED']);
  await api.db.delete(rounds).where(eq(rounds.ventureId, venture.id));
  expect(await remind()).toEqual([409, 'ROUND_CLOSED']);
  await api.db.update(ventures).set({ editedAt: daysAgo(61), confirmedAt: daysAgo(61) });
  expect(await remind()).toEqual([409, 'DEAL_NOT_LISTED']);
  const lakes = await addGroup(api.db, 'Great Lakes');
  const elsewhere = await addDeal(lakes.id);
  expect(await remind(undefined, elsewhere.venture.id)).toEqual([404, 'NOT_FOUND']);
  expect(await readMails()).toEqual([]);
});

it('is for admins of the group without a conflict of interest', async () => {
  const { admin, ann, venture, remind } = await setUp();
  expect(await remind(ann)).toEqual([404, 'NOT_FOUND']);
  await vote(admin, venture.id, 'Conflict of interest');
  expect(await remind()).toEqual([403, 'FORBIDDEN']);
  expect(await readMails()).toEqual([]);
});
