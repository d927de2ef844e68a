import {
  deleteAccount,
  joinPeople,
} from '@syndication/contract/console-people/console-people.endpoints';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import * as endpoints from '@syndication/contract/predictions/predictions.endpoints';
import { getVenture, updateVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import type { LongVoteLabel, VoteChoice } from '@syndication/contract/votes/votes.rules';
import { eq } from 'drizzle-orm';

import {
  auditLog,
  groups,
  memberGroups,
  members,
  rounds,
  users,
  ventures,
  votes,
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
import { watchStatements } from '../../testing/watch-statements';
import { addMemberships } from '../members/add-memberships.repository';
import { endMembership } from '../members/end-membership';

const api = useApi();

async function addAdmin(groupId: string) {
  const admin = await addMember(api.db, { groupIds: [groupId] });
  await api.db
    .update(memberGroups)
    .set({ isAdmin: true })
    .where(eq(memberGroups.memberId, admin.member.id));
  return admin;
}

async function addDeal(groupIds: readonly string[], ...facts: VentureFacts) {
  const owner = await addEntrepreneur(api.db);
  for (const groupId of groupIds) await nominate(api.db, owner.email, groupId);
  return { owner, ...(await addVenture(api.db, owner, ...facts)) };
}
type VentureFacts = [Parameters<typeof addVenture>[2]?, Parameters<typeof addVenture>[3]?];

/** A group with an admin and two further members, and a deal. */
async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const admin = await addAdmin(group.id);
  const ann = await addMember(api.db, { groupIds: [group.id] });
  const bob = await addMember(api.db, { groupIds: [group.id] });
  const deal = await addDeal([group.id]);
  const browser = await api.browserOf(admin.user.id);
  const query = { groupId: group.id };
  const params = { id: deal.venture.id };
  return { group, admin, ann, bob, ...deal, browser, query, params };
}

type Voter = Awaited<ReturnType<typeof addMember>>;

async function vote(
  { user, member }: Voter,
  ventureId: string,
  choice: VoteChoice | LongVoteLabel,
) {
  const body = { venture_id: ventureId, member_uuid: member.id, choice };
  expect((await (await api.browserOf(user.id)).call(postVote, { body })).status).toBe(200);
}

const readRecordedViews = async () =>
  (await api.db.select().from(auditLog).where(eq(auditLog.action, 'predictions-viewed'))).map(
    ({ userId, details }) => ({ userId, details }),
  );

describe("a group's predictions", () => {
  it('count the votes of its members on each deal, conflicts apart', async () => {
    const { group, ann, bob, venture, browser, query } = await setUp();
    const eve = await addMember(api.db, { groupIds: [group.id] });
    await vote(ann, venture.id, 'Likely to raise some money');
    await vote(bob, venture.id, '75%');
    await vote(eve, venture.id, 'Conflict of interest');
    await api.db.update(rounds).set({ amountUsd: 500_000, valuationUsd: null });
    const { data } = await browser.call(endpoints.getGroupPredictions, { query });
    expect(data).toMatchObject({ group: { title: 'Northeast' }, memberCount: 4 });
    expect(data.deals).toMatchObject([
      {
        ventureId: venture.id,
        companyName: 'Acme Robotics',
        round: {
          name: 'Round 1',
          amount: 500_000,
          valuation: null,
          isPresenter: false,
          isRoundClosed: false,
        },
        otherGroups: [],
        counts: { '100%': 0, '75%': 2, '50%': 0, '25%': 0, '0%': 0, 'Conflict of interest': 1 },
        average: 75,
        voterCount: 2,
      },
    ]);
  });

  it('leave out votes of other groups, of earlier rounds and of deals that are not listed', async () => {
    const { group, ann, browser, query } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const other = await addMember(api.db, { groupIds: [lakes.id] });
    const { venture, round } = await addDeal([group.id, lakes.id], { companyName: 'Shared' });
    await addDeal([lakes.id], { companyName: 'Elsewhere' });
    await addDeal([group.id], { confirmedAt: daysAgo(61), editedAt: daysAgo(61) });
    await vote(ann, venture.id, '0%');
    await api.db.update(rounds).set({ isClosed: true, isEditable: false });
    await api.db.insert(rounds).values({ ventureId: venture.id, number: 2 });
    await vote(other, venture.id, '100%');
    const { data } = await browser.call(endpoints.getGroupPredictions, { query });
    expect(data.deals.map(({ companyName }) => companyName)).toEqual(['Acme Robotics', 'Shared']);
    expect(data.deals[1]).toMatchObject({
      round: { name: 'Round 2' },
      otherGroups: ['Great Lakes'],
      average: null,
      voterCount: 0,
    });
    expect(data.deals[1]?.round?.id).not.toBe(round.id);
  });

  it('take as many statements for many deals as for one', async () => {
    const { group, browser, query } = await setUp();
    const countStatements = async () => {
      let deals = 0;
      const statements = await watchStatements(api.db, async () => {
        const { data } = await browser.call(endpoints.getGroupPredictions, { query });
        deals = data.deals.length;
      });
      return { deals, statements: statements.length };
    };
    const one = await countStatements();
    for (let n = 0; n < 9; n += 1) await addDeal([group.id]);
    const many = await countStatements();
    expect([one.deals, many.deals]).toEqual([1, 10]);
    expect(many.statements).toBe(one.statements);
    expect(one.statements).toBeGreaterThan(0);
  });
});

describe("a deal's predictions", () => {
  it('say who voted for what and when, and who has not', async () => {
    const { admin, ann, bob, venture, browser, query, params } = await setUp();
    api.setNow(daysAgo(5));
    await vote(ann, venture.id, '100%');
    api.setNow(daysAgo(2));
    await vote(ann, venture.id, 'Unlikely to raise money');
    const { data } = await browser.call(endpoints.getVenturePredictions, { params, query });
    expect(data.votes).toMatchObject([
      { memberId: ann.member.id, name: 'Ann Angel', choice: '0%' },
    ]);
    const [only] = data.votes;
    expect(Date.parse(only?.votedAt ?? '') - Date.parse(only?.firstVotedAt ?? '')).toBeCloseTo(
      3 * DAY_MS,
      -3,
    );
    expect(data.notVoted.map(({ memberId }) => memberId).sort()).toEqual(
      [admin.member.id, bob.member.id].sort(),
    );
  });

  it('end with the round when it is closed', async () => {
    const { venture, round, browser, query, params } = await setUp();
    const read = () => browser.call(endpoints.getVenturePredictions, { params, query });
    await api.db.update(rounds).set({ createdAt: daysAgo(130), updatedAt: daysAgo(1) });
    const { data } = await read();
    expect(data.round).toMatchObject({ id: round.id, isRoundClosed: true });
    const from = daysAgo(130).getTime();
    const lastDay = new Date(from - (from % DAY_MS) + 120 * DAY_MS);
    expect(data.period?.until).toBe(lastDay.toISOString());
    await api.db.delete(rounds).where(eq(rounds.ventureId, venture.id));
    expect((await read()).data).toMatchObject({ round: null, period: null, votes: [] });
  });

  it('end with the close of the round, whatever is edited of the profile later', async () => {
    const { browser, query, params } = await setUp();
    const close = { isClosed: true, updatedAt: daysAgo(8) };
    await api.db.update(rounds).set({ createdAt: daysAgo(20), updatedAt: daysAgo(20) });
    await api.db.update(rounds).set(close);
    await api.db.update(rounds).set({ updatedAt: daysAgo(2) });
    const { data } = await browser.call(endpoints.getVenturePredictions, { params, query });
    expect(data.period?.until).toBe(daysAgo(8).toISOString());
  });
});

describe('the voters of a group', () => {
  async function readBoth({ browser, query, params }: Awaited<ReturnType<typeof setUp>>) {
    const list = await browser.call(endpoints.getGroupPredictions, { query });
    const deal = await browser.call(endpoints.getVenturePredictions, { params, query });
    const listed = list.data.deals.find(({ ventureId }) => ventureId === params.id);
    return { memberCount: list.data.memberCount, listed, deal: deal.data };
  }
  const ownerAverage = async ({ owner, params }: Awaited<ReturnType<typeof setUp>>) =>
    (await (await api.browserOf(owner.id)).call(getVenture, { params })).data.predictions;
  const leave = ({ group, admin, ann }: Awaited<ReturnType<typeof setUp>>) =>
    endMembership(api.context, {
      memberId: ann.member.id,
      groupId: group.id,
      endedBy: admin.user.id,
    });

  it('keep the vote of a former member, marked as such, and no more votes than voters', async () => {
    const setting = await setUp();
    const { admin, ann, bob, venture } = setting;
    for (const member of [admin, ann, bob]) await vote(member, venture.id, '75%');
    await leave(setting);
    const { memberCount, listed, deal } = await readBoth(setting);
    expect(memberCount).toBe(2);
    expect(listed).toMatchObject({ average: 75, voterCount: 3, memberCount: 3 });
    expect(deal.notVoted).toEqual([]);
    expect(deal.votes.map(({ memberId, isFormerMember }) => [memberId, isFormerMember])).toEqual(
      expect.arrayContaining([
        [ann.member.id, true],
        [bob.member.id, false],
      ]),
    );
    expect(await ownerAverage(setting)).toMatchObject({ average: 75, voterCount: 3 });
  });

  it('lose a former member without a vote, and votes given after leaving', async () => {
    const setting = await setUp();
    const { ann, bob, admin, venture } = setting;
    await leave(setting);
    // Through another group that the deal is in.
    const lakes = await addGroup(api.db, 'Great Lakes');
    await nominate(api.db, setting.owner.email, lakes.id);
    await api.db
      .insert(memberGroups)
      .values({ memberId: ann.member.id, groupId: lakes.id, isActive: true });
    api.setNow(new Date(Date.now() + 60_000));
    await vote(ann, venture.id, '0%');
    const { memberCount, listed, deal } = await readBoth(setting);
    expect([memberCount, listed?.memberCount, listed?.voterCount]).toEqual([2, 2, 0]);
    expect(deal.votes).toEqual([]);
    expect(deal.notVoted.map(({ memberId }) => memberId).sort()).toEqual(
      [admin.member.id, bob.member.id].sort(),
    );
  });

  it('keep the vote of somebody who was deactivated, and lose those who have none', async () => {
    const setting = await setUp();
    const { admin, ann, bob, venture } = setting;
    await vote(ann, venture.id, '75%');
    for (const { user } of [ann, bob]) {
      await api.db
        .update(users)
        .set({ deactivatedAt: new Date(Date.now() + 1000) })
        .where(eq(users.id, user.id));
    }
    const { memberCount, listed, deal } = await readBoth(setting);
    expect([memberCount, listed?.memberCount, listed?.voterCount]).toEqual([1, 2, 1]);
    expect(deal.votes).toMatchObject([{ memberId: ann.member.id, isFormerMember: true }]);
    expect(deal.notVoted).toMatchObject([{ memberId: admin.member.id }]);
  });

  it('are for the default group also those who see its deals without a syndication group', async () => {
    const setting = await setUp();
    const { owner, venture, params } = setting;
    const lakes = await addGroup(api.db, 'Great Lakes');
    await nominate(api.db, owner.email, lakes.id);
    const lakesAdmin = await addAdmin(lakes.id);
    const fallback = await addMember(api.db, { groupTitle: 'Maine Angels' });
    const silent = await addMember(api.db, { groupTitle: 'Maine Angels' });
    await vote(fallback, venture.id, '25%');
    const northeast = await readBoth(setting);
    expect(northeast.memberCount).toBe(5);
    expect(northeast.listed).toMatchObject({ average: 25, voterCount: 1, memberCount: 5 });
    expect(northeast.deal.votes).toMatchObject([
      { memberId: fallback.member.id, choice: '25%', isFormerMember: false },
    ]);
    expect(northeast.deal.notVoted.map(({ memberId }) => memberId)).toContain(silent.member.id);
    const elsewhere = await readBoth({
      ...setting,
      browser: await api.browserOf(lakesAdmin.user.id),
      query: { groupId: lakes.id },
      params,
    });
    expect(elsewhere.memberCount).toBe(1);
    expect(elsewhere.listed).toMatchObject({ average: null, voterCount: 0, memberCount: 1 });
    expect(elsewhere.deal.votes).toEqual([]);
  });

  it.each<[string, (gone: Voter) => Promise<string | void>]>([
    [
      'joined another group',
      async ({ member }) => {
        const lakes = await addGroup(api.db, 'Great Lakes');
        const wanted = [{ memberId: member.id, groupId: lakes.id }];
        await api.db.transaction((tx) => addMemberships(tx, wanted, api.context.now()));
      },
    ],
    [
      'had their account joined to one in another group',
      async ({ member }) => {
        const lakes = await addGroup(api.db, 'Great Lakes');
        const staff = await addMember(api.db, { isStaff: true });
        const kept = await addMember(api.db, { groupIds: [lakes.id] });
        const params = { memberId: kept.member.id, otherId: member.id };
        await (await api.browserOf(staff.user.id)).call(joinPeople, { params });
        return kept.member.id;
      },
    ],
    [
      'had their account deleted',
      async ({ user }) => {
        const staff = await addMember(api.db, { isStaff: true });
        const params = { userId: user.id };
        await (await api.browserOf(staff.user.id)).call(deleteAccount, { params });
      },
    ],
  ])('keep, in the default group, the vote of somebody who saw its deals and %s', async (_, go) => {
    const setting = await setUp();
    const { venture } = setting;
    await api.db.update(groups).set({ minBallots: 1 });
    const gone = await addMember(api.db, { groupTitle: 'Maine Angels' });
    await addMember(api.db, { groupTitle: 'Maine Angels' });
    await vote(gone, venture.id, '25%');
    const memberId = (await go(gone)) ?? gone.member.id;
    const { memberCount, listed, deal } = await readBoth(setting);
    expect([memberCount, listed?.memberCount, listed?.voterCount]).toEqual([4, 5, 1]);
    expect(deal.votes).toMatchObject([{ memberId, isFormerMember: true }]);
    expect(await ownerAverage(setting)).toMatchObject({ average: 25, voterCount: 1 });
  });

  it('are no staff, unless a member of the group as well', async () => {
    const setting = await setUp();
    const { group, venture, round, params } = setting;
    const outside = await addMember(api.db, { groupTitle: 'Maine Angels' });
    const inside = await addMember(api.db, { groupIds: [group.id] });
    await api.db.update(members).set({ isStaff: true }).where(eq(members.id, outside.member.id));
    await api.db.update(members).set({ isStaff: true }).where(eq(members.id, inside.member.id));
    // From before the person became staff.
    await api.db
      .insert(votes)
      .values({ roundId: round.id, memberId: outside.member.id, choice: '0%' });
    await api.db.update(groups).set({ minBallots: 1 });
    await vote(inside, venture.id, '100%');
    const { memberCount, listed, deal } = await readBoth(setting);
    expect(memberCount).toBe(4);
    expect(listed).toMatchObject({ average: 100, voterCount: 1 });
    expect([...deal.votes, ...deal.notVoted].map(({ memberId }) => memberId)).not.toContain(
      outside.member.id,
    );
    expect(await ownerAverage(setting)).toMatchObject({ average: 100, voterCount: 1 });
    const body = {
      venture_id: params.id,
      member_uuid: outside.member.id,
      choice: '0%' as const,
    };
    const browser = await api.browserOf(outside.user.id);
    expect((await browser.call(postVote, { body })).status).toBe(404);
  });
});

describe('every view of predictions', () => {
  it('is recorded with the viewer, the group and the deal', async () => {
    const { admin, browser, query, params } = await setUp();
    const userId = admin.user.id;
    await browser.call(endpoints.getGroupPredictions, { query });
    await browser.call(endpoints.getVenturePredictions, { params, query });
    expect(await readRecordedViews()).toEqual([
      { userId, details: query },
      { userId, details: { ...query, ventureId: params.id } },
    ]);
  });

  it('is for admins of that group, who have agreed to the rules', async () => {
    const { group, ann, round, query, params } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const otherAdmin = await addAdmin(lakes.id);
    await api.db.insert(memberGroups).values({ memberId: otherAdmin.member.id, groupId: group.id });
    const staff = await addMember(api.db, { groupIds: [group.id] });
    await api.db.update(members).set({ isStaff: true }).where(eq(members.id, staff.member.id));
    const undecided = await addMember(api.db, { groupIds: [group.id], isPolicyRead: false });
    await api.db
      .update(memberGroups)
      .set({ isAdmin: true })
      .where(eq(memberGroups.memberId, undecided.member.id));
    const owner = await addEntrepreneur(api.db);
    const body = { ...query, isPresenter: true };
    const statusesOf = async (userId: string | null) => {
      const browser = userId ? await api.browserOf(userId) : api.browser();
      const answers = [
        await browser.call(endpoints.getGroupPredictions, { query }),
        await browser.call(endpoints.getVenturePredictions, { params, query }),
        await browser.call(endpoints.putPresenter, {
          params: { ...params, roundId: round.id },
          body,
        }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statusesOf(ann.user.id)).toEqual([404, 404, 404]);
    expect(await statusesOf(otherAdmin.user.id)).toEqual([404, 404, 404]);
    expect(await statusesOf(staff.user.id)).toEqual([404, 404, 404]);
    expect(await statusesOf(undecided.user.id)).toEqual([403, 403, 403]);
    expect(await statusesOf(owner.id)).toEqual([403, 403, 403]);
    expect(await statusesOf(null)).toEqual([401, 401, 401]);
    expect(await readRecordedViews()).toEqual([]);
    expect(await api.db.select().from(rounds)).toMatchObject([{ isPresenter: false }]);
  });

  it("finds no other group's deal, not even in the name of their own group", async () => {
    const { query, browser } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const { venture, round } = await addDeal([lakes.id]);
    const params = { id: venture.id };
    const answers = [
      await browser.call(endpoints.getVenturePredictions, { params, query }),
      await browser.call(endpoints.putPresenter, {
        params: { ...params, roundId: round.id },
        body: { ...query, isPresenter: true },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await readRecordedViews()).toEqual([]);
  });
});

describe('choosing presenters', () => {
  it('shows the badge to the members and leaves a trail, once for a choice', async () => {
    const { admin, ann, venture, round, browser, query, params } = await setUp();
    const choose = (isPresenter: boolean) =>
      browser.call(endpoints.putPresenter, {
        params: { ...params, roundId: round.id },
        body: { ...query, isPresenter },
      });
    expect((await choose(true)).data).toEqual({ isPresenter: true });
    expect((await choose(true)).data).toEqual({ isPresenter: true });
    const seen = await (await api.browserOf(ann.user.id)).call(getVenture, { params });
    expect(seen.data).toMatchObject({ isPresenter: true, version: venture.version });
    expect((await choose(false)).data).toEqual({ isPresenter: false });
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'presenter-chosen'));
    const roundId = round.id;
    const act = { userId: admin.user.id, targetType: 'deal', targetId: params.id, ...query };
    expect(trail).toMatchObject([
      { ...act, before: { roundId, isPresenter: false }, after: { roundId, isPresenter: true } },
      { ...act, before: { roundId, isPresenter: true }, after: { roundId, isPresenter: false } },
    ]);
  });

  it('refuses earlier rounds, closed rounds and rounds of other deals', async () => {
    const { group, venture, round, browser, query, params } = await setUp();
    const choose = async (roundId: string, isPresenter = true) => {
      const body = { ...query, isPresenter };
      const answer = await browser.call(endpoints.putPresenter, {
        params: { ...params, roundId },
        body,
      });
      return [answer.status, answer.error?.code];
    };
    await api.db.update(rounds).set({ isClosed: true, isPresenter: false });
    expect(await choose(round.id)).toEqual([409, 'ROUND_CLOSED']);
    await api.db.update(rounds).set({ isPresenter: true });
    expect(await choose(round.id, false)).toEqual([200, undefined]);
    await api.db.update(rounds).set({ isEditable: false });
    const second = await api.db
      .insert(rounds)
      .values({ ventureId: venture.id, number: 2 })
      .returning();
    expect(await choose(round.id)).toEqual([409, 'CONFLICT']);
    expect(await choose((await addDeal([group.id])).round.id)).toEqual([404, 'NOT_FOUND']);
    expect(await choose(second[0]?.id ?? '')).toEqual([200, undefined]);
  });

  it('refuses a deal that has left the list, but takes the badge away', async () => {
    const { round, browser, query, params } = await setUp();
    const choose = async (isPresenter: boolean) => {
      const body = { ...query, isPresenter };
      const answer = await browser.call(endpoints.putPresenter, {
        params: { ...params, roundId: round.id },
        body,
      });
      return [answer.status, answer.error?.code];
    };
    await api.db.update(ventures).set({ editedAt: daysAgo(61), confirmedAt: daysAgo(61) });
    expect(await choose(true)).toEqual([409, 'DEAL_NOT_LISTED']);
    await api.db.update(rounds).set({ isPresenter: true });
    expect(await choose(false)).toEqual([200, undefined]);
  });

  it('refuses a deal that staff have hidden, whatever its company does, and says so', async () => {
    const { round, venture, browser, query, params } = await setUp();
    await api.db.update(ventures).set({ hiddenAt: new Date(), hiddenReason: 'The deck is gone.' });
    const chosen = await browser.call(endpoints.putPresenter, {
      params: { ...params, roundId: round.id },
      body: { ...query, isPresenter: true },
    });
    const reminded = await browser.call(endpoints.postVoteReminders, {
      params: { id: venture.id },
      body: query,
    });
    const message =
      'The association has taken this deal from its lists, so nobody can vote on it until it is shown again.';
    for (const { status, error } of [chosen, reminded]) {
      expect({ status, error }).toEqual({
        status: 409,
        error: { code: 'DEAL_NOT_LISTED', message },
      });
    }
  });

  it('is made while the founder saves the profile', async () => {
    const { owner, round, browser, query, params } = await setUp();
    const ownerBrowser = await api.browserOf(owner.id);
    const lead = { dealLeadName: 'Ann Angel', dealLeadEmail: 'ann@angels.test' };
    for (const isPresenter of [true, false, true, false, true, false]) {
      const { data } = await ownerBrowser.call(getVenture, { params });
      await browser.call(getVenture, { params });
      const answers = await Promise.all([
        browser.call(endpoints.putPresenter, {
          params: { ...params, roundId: round.id },
          body: { ...query, isPresenter },
        }),
        ownerBrowser.call(updateVenture, {
          params,
          body: { ...data, ...lead, newVentureRound: null } as never,
        }),
      ]);
      expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
    }
  });

  it('leaves the votes alone', async () => {
    const { ann, venture, round, browser, query, params } = await setUp();
    await vote(ann, venture.id, '50%');
    await Promise.all(
      [true, false].map((isPresenter) =>
        browser.call(endpoints.putPresenter, {
          params: { ...params, roundId: round.id },
          body: { ...query, isPresenter },
        }),
      ),
    );
    expect(await api.db.select().from(votes)).toMatchObject([{ choice: '50%' }]);
  });
});
