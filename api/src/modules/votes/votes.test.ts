import { putFollow, putNote } from '@syndication/contract/member-deals/member-deals.endpoints';
import { getVenture, putVentureNoUpdate } from '@syndication/contract/ventures/ventures.endpoints';
import {
  getVotes,
  postVote,
  putConflictReason,
  undoVote,
} from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { eq } from 'drizzle-orm';

import {
  groups,
  memberGroups,
  nominations,
  rounds,
  ventures,
  voteHistory,
  votes,
} from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();

async function setUp(roundFacts: Parameters<typeof addVenture>[3] = {}) {
  const group = await addGroup(api.db, 'Northeast');
  const { user, member } = await addMember(api.db, { groupIds: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, member.id);
  const { venture, round } = await addVenture(api.db, owner, {}, roundFacts);
  const browser = await api.browserOf(user.id);
  const ballot = { venture_id: venture.id, member_uuid: member.id };
  return { group, user, member, owner, venture, round, browser, ballot };
}

describe('voting', () => {
  it('keeps the latest vote, and the earlier ones as history', async () => {
    const { browser, ballot, venture, member } = await setUp();
    await browser.call(postVote, { body: { ...ballot, choice: '100%' } });
    await browser.call(postVote, { body: { ...ballot, choice: '25%' } });
    const again = await browser.call(postVote, { body: { ...ballot, choice: '25%' } });
    expect(again.data.choice).toBe('25%');
    const query = { ventureId: venture.id, memberUuid: member.id };
    const own = await browser.call(getVotes, { query });
    expect(own.data).toMatchObject([{ memberUuid: member.id, choice: '25%' }]);
    expect(await api.db.select().from(votes)).toHaveLength(1);
    expect(await api.db.select().from(voteHistory)).toMatchObject([{ choice: '100%' }]);
  });

  it('has no vote to show to staff, who read the deal without a group', async () => {
    const { venture } = await setUp();
    const staff = await addMember(api.db, { isStaff: true });
    const browser = await api.browserOf(staff.user.id);
    const query = { ventureId: venture.id, memberUuid: staff.member.id };
    expect(await browser.call(getVotes, { query })).toMatchObject({ status: 200, data: [] });
    const body = { venture_id: venture.id, member_uuid: staff.member.id, choice: '50%' as const };
    expect((await browser.call(postVote, { body })).status).toBe(404);
  });

  it('stores a long label as the short one', async () => {
    const { browser, ballot } = await setUp();
    const body = { ...ballot, choice: 'Likely to raise some money' as const };
    expect((await browser.call(postVote, { body })).data.choice).toBe('75%');
  });

  it('counts two concurrent votes as one', async () => {
    const { browser, ballot } = await setUp();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    const answers = await Promise.all(
      (['50%', '50%'] as const).map((choice) =>
        browser.call(postVote, { body: { ...ballot, choice } }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await api.db.select().from(votes)).toHaveLength(1);
    expect(await api.db.select().from(voteHistory)).toHaveLength(0);
  });

  it('refuses a closed round', async () => {
    const { browser, ballot } = await setUp({ isClosed: true });
    const answer = await browser.call(postVote, { body: { ...ballot, choice: '0%' } });
    expect([answer.status, answer.error?.code]).toEqual([409, 'ROUND_CLOSED']);
    expect(await api.db.select().from(votes)).toHaveLength(0);
  });

  it('refuses a round from its 120th day on', async () => {
    const { browser, ballot, round } = await setUp();
    const vote = () => browser.call(postVote, { body: { ...ballot, choice: '0%' as const } });
    const age = (days: number) =>
      api.db
        .update(rounds)
        .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(rounds.id, round.id));
    await age(119);
    expect((await vote()).status).toBe(200);
    await age(120);
    expect((await vote()).error?.code).toBe('ROUND_CLOSED');
  });

  it('refuses a deal from the day after it left the list, until it is confirmed', async () => {
    const { browser, ballot, user, owner, venture } = await setUp();
    const start = Date.now();
    const onDay = async (day: number) => {
      api.setNow(new Date(start + day * 86_400_000));
      const reader = await api.browserOf(user.id);
      const answer = await reader.call(postVote, { body: { ...ballot, choice: '0%' } });
      const deal = await reader.call(getVenture, { params: { id: venture.id } });
      return [answer.status, answer.error?.code, deal.status, deal.data.dealStatus];
    };
    await browser.call(postVote, { body: { ...ballot, choice: '100%' } });
    expect(await onDay(60)).toEqual([200, undefined, 200, 'active']);
    expect(await onDay(61)).toEqual([409, 'DEAL_NOT_LISTED', 200, 'removed']);
    expect(await api.db.select().from(votes)).toMatchObject([{ choice: '0%' }]);
    const ownerBrowser = await api.browserOf(owner.id);
    await ownerBrowser.call(putVentureNoUpdate, {
      body: { ventureId: venture.id, isNoUpdate: true },
    });
    expect(await onDay(90)).toEqual([200, undefined, 200, 'active']);
    // The last real edit is too old now, whatever was confirmed.
    expect(await onDay(91)).toEqual([409, 'DEAL_NOT_LISTED', 200, 'removed']);
  });

  it("answers 404 to another member's id, another group's deal and a foreign round", async () => {
    const { browser, ballot, venture } = await setUp();
    const lakes = await addGroup(api.db, 'Great Lakes');
    const other = await addMember(api.db, { groupIds: [lakes.id] });
    const elsewhere = await addVenture(api.db, await addEntrepreneur(api.db));
    const choice = '0%' as const;
    const otherBrowser = await api.browserOf(other.user.id);
    const answers = [
      await browser.call(postVote, { body: { ...ballot, member_uuid: other.member.id, choice } }),
      await otherBrowser.call(postVote, {
        body: { venture_id: venture.id, member_uuid: other.member.id, choice },
      }),
      await browser.call(postVote, {
        body: { ...ballot, venture_round_id: elsewhere.round.id, choice },
      }),
      await browser.call(getVotes, {
        query: { ventureId: elsewhere.venture.id, memberUuid: ballot.member_uuid },
      }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(await api.db.select().from(votes)).toHaveLength(0);
  });

  it.each([
    ['its group is archived', () => api.db.update(groups).set({ archivedAt: new Date() })],
    [
      'the member has left its group',
      () => api.db.update(memberGroups).set({ endedAt: new Date(), isActive: false }),
    ],
    ['it was withdrawn', () => api.db.update(nominations).set({ withdrawnAt: new Date() })],
    [
      'it was hidden',
      () => api.db.update(ventures).set({ hiddenAt: new Date(), hiddenReason: 'No deck.' }),
    ],
  ])('says of a deal that the member no longer sees why it takes no vote: %s', async (_, leave) => {
    const { browser, ballot, group, venture } = await setUp();
    await api.db.update(groups).set({ title: 'Great Lakes' }).where(eq(groups.id, group.id));
    await leave();
    const params = { ventureId: venture.id };
    const answers = [
      await browser.call(postVote, { body: { ...ballot, choice: '0%' } }),
      await browser.call(putConflictReason, { params, body: { reason: 'A board seat' } }),
      await browser.call(putFollow, { params }),
      await browser.call(putNote, { params, body: { text: 'A note', savedAt: null } }),
    ];
    const message =
      'You no longer have access to this deal: it was withdrawn or hidden, its group was archived, or you have left the group.';
    expect(answers.map(({ error }) => error)).toEqual(
      answers.map(() => ({ code: 'NOT_FOUND', message })),
    );
    expect(await api.db.$count(votes)).toBe(0);
  });

  it('refuses an unknown choice', async () => {
    const { browser, ballot } = await setUp();
    const body = { ...ballot, choice: 'maybe' as '0%' };
    const answer = await browser.call(postVote, { body });
    expect(answer.status).toBe(400);
    expect(answer.error?.fields).toHaveProperty('choice');
  });
});

describe('undoing a vote', () => {
  async function voter(roundFacts: Parameters<typeof addVenture>[3] = {}) {
    const set = await setUp(roundFacts);
    const { browser, ballot, venture, member } = set;
    return {
      ...set,
      vote: async (choice: VoteChoice) =>
        (await browser.call(postVote, { body: { ...ballot, choice } })).data.votedAt,
      undo: (votedAt: string, earlierChoice: VoteChoice | null) =>
        browser.call(undoVote, {
          body: { ventureId: venture.id, memberUuid: member.id, votedAt, earlierChoice },
        }),
    };
  }

  it('takes a first vote back, and a repeat changes nothing', async () => {
    const { vote, undo } = await voter();
    const votedAt = await vote('50%');
    expect((await undo(votedAt, null)).data).toEqual({ ownVote: null });
    expect((await undo(votedAt, null)).data).toEqual({ ownVote: null });
    expect(await api.db.select().from(votes)).toEqual([]);
    expect(await api.db.select().from(voteHistory)).toMatchObject([{ choice: '50%' }]);
  });

  it('brings the earlier vote back', async () => {
    const { vote, undo } = await voter();
    await vote('50%');
    const votedAt = await vote('0%');
    expect((await undo(votedAt, '50%')).data.ownVote?.choice).toBe('50%');
    expect(await api.db.select().from(votes)).toMatchObject([{ choice: '50%' }]);
  });

  it('leaves a later vote alone, and answers it', async () => {
    const { vote, undo } = await voter();
    const votedAt = await vote('50%');
    api.setNow(new Date(Date.now() + 1000));
    const later = await vote('75%');
    expect((await undo(votedAt, null)).data).toEqual({
      ownVote: { choice: '75%', votedAt: later },
    });
    expect(await api.db.select().from(votes)).toMatchObject([{ choice: '75%' }]);
  });

  it('is refused once the round is closed, and to anybody else', async () => {
    const { group, vote, undo, venture, member } = await voter();
    const votedAt = await vote('50%');
    const other = await addMember(api.db, { groupIds: [group.id] });
    const beside = await (
      await api.browserOf(other.user.id)
    ).call(undoVote, {
      body: { ventureId: venture.id, memberUuid: member.id, votedAt, earlierChoice: null },
    });
    expect(beside.status).toBe(404);
    await api.db.update(rounds).set({ isClosed: true }).where(eq(rounds.ventureId, venture.id));
    const refused = await undo(votedAt, null);
    expect([refused.status, refused.error?.code]).toEqual([409, 'ROUND_CLOSED']);
    expect(await api.db.select().from(votes)).toMatchObject([{ choice: '50%' }]);
  });
});
