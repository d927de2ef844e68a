import {
  acceptPolicy,
  getSyndicationGroups,
  updateMemberGroup,
} from '@syndication/contract/members/members.endpoints';
import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';
import { DEALS_PER_PAGE } from '@syndication/contract/ventures/deal-list.rules';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';

import { policyAcceptances, votes } from '../../database/schema';
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

/** A group with a member and a nominated entrepreneur who owns a venture. */
async function setUp(facts: Parameters<typeof addVenture>[2] = {}) {
  const group = await addGroup(api.db, 'Northeast');
  const { user, member } = await addMember(api.db, { groupIds: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, member.id);
  const { venture, round } = await addVenture(api.db, owner, facts);
  return { group, user, member, owner, venture, round };
}

describe('the deals list', () => {
  it("shows a deal of the member's group with its facts", async () => {
    const { group, user, member, venture, round } = await setUp();
    await api.db.insert(votes).values({ roundId: round.id, memberId: member.id, choice: '75%' });
    const { data } = await (await api.browserOf(user.id)).call(getVentures, { query: {} });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id: venture.id,
      mobileNumber: '+12075550123',
      mobileNumberFormatted: '(207) 555-0123',
      dealLeadName: 'Ann Angel',
      dealLeadEmail: user.email,
      nominations: [{ syndicationGroup: { id: group.id, title: 'Northeast' } }],
      dealStatus: 'active',
      daysSinceUpdate: 0,
      currentVentureRound: { name: 'Round 1', amount: 500_000, valuation: 4_000_000 },
      ventureRounds: [],
      ownVote: { choice: '75%' },
      predictions: null,
    });
  });

  it.each([
    ['confirmed 60 days ago', { confirmed: 60, edited: 60 }, 1],
    ['confirmed 61 days ago', { confirmed: 61, edited: 61 }, 0],
    ['edited 90 days ago', { confirmed: 1, edited: 90 }, 1],
    ['edited 91 days ago', { confirmed: 1, edited: 91 }, 0],
  ])('counts the days of a deal that was %s', async (_, { confirmed, edited }, length) => {
    // Not in the table, which is written when the file is loaded, maybe before midnight.
    const facts = { confirmedAt: daysAgo(confirmed), editedAt: daysAgo(edited) };
    const { user } = await setUp(facts);
    const { data } = await (await api.browserOf(user.id)).call(getVentures, { query: {} });
    expect(data).toHaveLength(length);
  });

  it('begins with as many as are asked for, in the order of all', async () => {
    const { user, group, member } = await setUp({
      companyName: 'Third',
      confirmedAt: daysAgo(3),
      editedAt: daysAgo(3),
    });
    for (const [companyName, days] of [
      ['second', 2],
      ['First', 2],
    ] as const) {
      const owner = await addEntrepreneur(api.db);
      await nominate(api.db, owner.email, group.id, member.id);
      await addVenture(api.db, owner, {
        companyName,
        confirmedAt: daysAgo(days),
        editedAt: daysAgo(days),
      });
    }
    const browser = await api.browserOf(user.id);
    const namesOf = async (query: { groupId?: string; limit?: number }) =>
      (await browser.call(getVentures, { query })).data.map(({ companyName }) => companyName);
    const all = await namesOf({});
    expect(all).toEqual(['First', 'second', 'Third']);
    expect(await namesOf({ limit: 2 })).toEqual(all.slice(0, 2));
    expect(await namesOf({ limit: 50, groupId: group.id })).toEqual(all);
    for (const limit of [0, DEALS_PER_PAGE + 1, 1.5]) {
      const answer = await browser.call(getVentures, { query: { limit } });
      expect(answer.error?.code).toBe('VALIDATION_FAILED');
    }
  });

  it('takes as many statements for many deals as for one', async () => {
    const { user, group, member } = await setUp();
    const browser = await api.browserOf(user.id);
    const { $client: driver } = api.db as unknown as {
      $client: { query: (...statement: unknown[]) => unknown };
    };
    const countStatements = async () => {
      const query = jest.spyOn(driver, 'query');
      const { data } = await browser.call(getVentures, { query: {} });
      const statements = query.mock.calls.length;
      query.mockRestore();
      return { deals: data.length, statements };
    };
    // The first call of a session notes when it was used.
    await countStatements();
    const one = await countStatements();
    for (let n = 0; n < 12; n += 1) {
      const owner = await addEntrepreneur(api.db);
      await nominate(api.db, owner.email, group.id, member.id);
      await addVenture(api.db, owner);
    }
    const many = await countStatements();
    expect([one.deals, many.deals]).toEqual([1, 13]);
    expect(many.statements).toBe(one.statements);
    expect(one.statements).toBeGreaterThan(0);
  });

  it('shows an imported venture with the facts it has', async () => {
    const { group, user } = await setUp();
    const { venture } = await addVenture(
      api.db,
      null,
      { companyName: 'Imported', source: 'form-d', externalId: '1' },
      { committed: null, securityType: null, valuationUsd: null },
    );
    const { nominations } = await import('../../database/schema');
    await api.db.insert(nominations).values({ ventureId: venture.id, groupId: group.id });
    const { data } = await (await api.browserOf(user.id)).call(getVentures, { query: {} });
    const imported = data.find((deal) => deal.id === venture.id);
    expect(imported).toMatchObject({ createdBy: null, description: null, dealLeadName: null });
  });

  it('names the earliest nominator as the deal lead and all groups', async () => {
    const { owner, user } = await setUp();
    const west = await addGroup(api.db, 'Rocky Mountain');
    const first = await addMember(api.db, { groupIds: [west.id] });
    await nominate(api.db, owner.email, west.id, first.member.id, daysAgo(30));
    const { data } = await (await api.browserOf(user.id)).call(getVentures, { query: {} });
    expect(data[0]?.dealLeadEmail).toBe(first.user.email);
    expect(data[0]?.nominations.map((n) => n.syndicationGroup.title)).toEqual([
      'Northeast',
      'Rocky Mountain',
    ]);
  });

  it.each([
    ['of an angel group without a syndication group', { groupTitle: 'Maine Angels' }, 1],
    ['without any group', {}, 0],
  ])("shows Northeast's deals to a member %s: %#", async (_, options, length) => {
    await setUp();
    const { user } = await addMember(api.db, options);
    const { data } = await (await api.browserOf(user.id)).call(getVentures, { query: {} });
    expect(data).toHaveLength(length);
  });
});

describe('who may see a venture', () => {
  it("answers 404 for another group's deal", async () => {
    const { venture } = await setUp();
    const other = await addGroup(api.db, 'Great Lakes');
    const { user } = await addMember(api.db, { groupIds: [other.id] });
    const browser = await api.browserOf(user.id);
    expect((await browser.call(getVentures, { query: {} })).data).toEqual([]);
    const answer = await browser.call(getVenture, { params: { id: venture.id } });
    expect([answer.status, answer.error?.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('shows an entrepreneur only their own venture, and no single vote', async () => {
    const { owner, venture, round, member } = await setUp();
    await api.db.insert(votes).values({ roundId: round.id, memberId: member.id, choice: '25%' });
    const stranger = await addEntrepreneur(api.db);
    const mine = await api.browserOf(owner.id);
    const params = { id: venture.id };
    const { data } = await mine.call(getVenture, { params });
    expect(data).toMatchObject({ predictions: { average: null, voterCount: 0 }, ownVote: null });
    expect((await mine.call(getVentures, { query: {} })).data).toHaveLength(1);
    const theirs = await api.browserOf(stranger.id);
    expect((await theirs.call(getVenture, { params })).status).toBe(404);
    expect((await theirs.call(getVentures, { query: {} })).data).toEqual([]);
  });

  it('shows nobody a deal who is not signed in', async () => {
    const { venture } = await setUp();
    const answer = await api.browser().call(getVenture, { params: { id: venture.id } });
    expect(answer.status).toBe(401);
  });
});

describe('the policy', () => {
  it('keeps deal data away until it is accepted, which counts once', async () => {
    const { group } = await setUp();
    const { user, member } = await addMember(api.db, {
      groupIds: [group.id],
      isPolicyRead: false,
    });
    const browser = await api.browserOf(user.id);
    const refused = await browser.call(getVentures, { query: {} });
    expect([refused.status, refused.error?.code]).toEqual([403, 'POLICY_NOT_ACCEPTED']);
    const groups = await browser.call(getSyndicationGroups, { query: {} });
    expect(groups.data).toEqual({
      data: [{ id: group.id, title: 'Northeast' }],
      ventures: [],
    });
    const body = { isPolicyRead: 1 as const, email: user.email };
    for (const _ of [1, 2]) expect((await browser.call(acceptPolicy, { body })).status).toBe(204);
    expect((await browser.call(getVentures, { query: {} })).data).toHaveLength(1);
    const accepted = await api.db.select().from(policyAcceptances);
    expect(accepted.filter((row) => row.memberId === member.id)).toMatchObject([
      { version: FIRST_AGREEMENT_VERSION },
    ]);
  });
});

describe('switching the group', () => {
  it("goes to one of the member's groups, and stays there", async () => {
    const { group } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const { user, member } = await addMember(api.db, { groupIds: [lakes.id, group.id] });
    const browser = await api.browserOf(user.id);
    const answer = await browser.call(updateMemberGroup, {
      params: { memberId: member.id },
      body: { syndicationGroupId: group.id },
    });
    expect(answer.data.member.syndicationGroup.title).toBe('Northeast');
    expect(answer.data.ventures).toHaveLength(1);
    expect((await browser.call(getVentures, { query: {} })).data).toHaveLength(1);
  });

  it('answers 404 for a group of others, and for another member', async () => {
    const { group, member: other } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const { user, member } = await addMember(api.db, { groupIds: [lakes.id] });
    const browser = await api.browserOf(user.id);
    const body = { syndicationGroupId: group.id };
    for (const memberId of [member.id, other.id]) {
      const answer = await browser.call(updateMemberGroup, { params: { memberId }, body });
      expect(answer.status).toBe(404);
    }
  });
});

describe('naming the group', () => {
  /** A member whose active group is Great Lakes, and a deal of Northeast, the other group. */
  async function setUpTwoGroups() {
    const { group, venture, member: nominator, round } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const { user, member } = await addMember(api.db, { groupIds: [lakes.id, group.id] });
    const browser = await api.browserOf(user.id);
    return { group, lakes, venture, round, member, nominator, browser };
  }

  it('lists the deals of another own group, without switching to it', async () => {
    const { group, lakes, venture, browser } = await setUpTwoGroups();
    const named = await browser.call(getVentures, { query: { groupId: group.id } });
    expect(named.data.map(({ id }) => id)).toEqual([venture.id]);
    const active = await browser.call(getVentures, { query: { groupId: lakes.id } });
    expect(active.data).toEqual([]);
    expect((await browser.call(getVentures, { query: {} })).data).toEqual([]);
  });

  it('opens a deal of any own group, and takes a vote on it', async () => {
    const { venture, round, member, browser } = await setUpTwoGroups();
    const params = { id: venture.id };
    expect((await browser.call(getVenture, { params })).status).toBe(200);
    const vote = await browser.call(postVote, {
      body: {
        venture_id: venture.id,
        venture_round_id: round.id,
        member_uuid: member.id,
        choice: '50%',
      },
    });
    expect(vote.status).toBe(200);
  });

  it("answers 404 for others' and unknown groups, and 400 for what is no id", async () => {
    const { group } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const { user } = await addMember(api.db, { groupIds: [lakes.id] });
    const fallback = await addMember(api.db, { groupTitle: 'Maine Angels' });
    const unknown = '00000000-0000-4000-8000-000000000009';
    for (const reader of [user, fallback.user]) {
      const browser = await api.browserOf(reader.id);
      for (const groupId of [group.id, unknown]) {
        const answer = await browser.call(getVentures, { query: { groupId } });
        expect([answer.status, answer.error?.code]).toEqual([404, 'NOT_FOUND']);
      }
      const answer = await browser.call(getVentures, { query: { groupId: 'northeast' } });
      expect(answer.error?.code).toBe('VALIDATION_FAILED');
    }
  });
});
