import { MINUTE_MS } from '@syndication/contract/fields/durations.rules';
import * as memberDealCalls from '@syndication/contract/member-deals/member-deals.endpoints';
import * as predictionCalls from '@syndication/contract/predictions/predictions.endpoints';
import * as ventureCalls from '@syndication/contract/ventures/ventures.endpoints';
import { postVote, undoVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import { voteHistory } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();

async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const voter = await addMember(api.db, { groupIds: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, admin.member.id);
  const { venture } = await addVenture(api.db, owner);
  const params = { id: venture.id };

  let moment = Date.now();
  /** Everything has its own minute. */
  const wait = () => api.setNow(new Date((moment += MINUTE_MS)));
  const vote = async ({ user, member }: typeof voter, choice: VoteChoice, termsAsOf?: string) => {
    wait();
    const body = {
      venture_id: venture.id,
      member_uuid: member.id,
      choice,
      ...(termsAsOf && { terms_as_of: termsAsOf }),
    };
    const { status, data } = await (await api.browserOf(user.id)).call(postVote, { body });
    expect(status).toBe(200);
    return data;
  };
  const undo = async (votedAt: string, earlierChoice: VoteChoice | null, termsAsOf?: string) => {
    wait();
    const own = { ventureId: venture.id, memberUuid: voter.member.id };
    const body = { ...own, votedAt, earlierChoice, ...(termsAsOf && { termsAsOf }) };
    return (await (await api.browserOf(voter.user.id)).call(undoVote, { body })).data.ownVote;
  };
  /** What a page that is opened now knows the terms as of. */
  const shownTerms = async () => {
    const browser = await api.browserOf(voter.user.id);
    const { data } = await browser.call(ventureCalls.getVenture, { params });
    return data.currentVentureRound!.updatedAt;
  };
  const changeTerms = async (terms: object) => {
    wait();
    const browser = await api.browserOf(owner.id);
    const { data } = await browser.call(ventureCalls.getVenture, { params });
    const currentVentureRound = { ...data.currentVentureRound, ...terms };
    const body = { ...data, currentVentureRound, newVentureRound: null } as never;
    expect((await browser.call(ventureCalls.updateVenture, { params, body })).status).toBe(200);
  };
  /** The member's own vote, the same on the deal's page and in the list. */
  const ownVote = async () => {
    const browser = await api.browserOf(voter.user.id);
    const { data } = await browser.call(ventureCalls.getVenture, { params });
    const list = await browser.call(ventureCalls.getVentures, { query: {} });
    expect(list.data[0]?.ownVote).toEqual(data.ownVote);
    return data.ownVote;
  };
  /** The vote in the member's list of votes. */
  const listed = async () => {
    const browser = await api.browserOf(voter.user.id);
    return (await browser.call(memberDealCalls.getOwnVotes, {})).data[0];
  };
  const listedStale = async () => (await listed())?.isStale;
  const predictions = async () => {
    const browser = await api.browserOf(admin.user.id);
    const query = { groupId: group.id };
    const list = await browser.call(predictionCalls.getGroupPredictions, { query });
    const single = await browser.call(predictionCalls.getVenturePredictions, { params, query });
    const { votes } = single.data;
    const stale = votes.filter(({ isStale }) => isStale).map(({ memberId }) => memberId);
    return { ...list.data.deals[0]!, votes, stale };
  };
  return {
    ...{ admin, voter, vote, undo, shownTerms, changeTerms },
    ...{ ownVote, listed, listedStale, predictions },
  };
}

describe('a vote', () => {
  it('knows the terms it was given on, for its owner and the admin', async () => {
    const { admin, voter, vote, changeTerms, ownVote, listedStale, predictions } = await setUp();
    await vote(voter, '75%');
    expect(await listedStale()).toBe(false);
    await changeTerms({ amount: 700_000 });
    await changeTerms({ amount: 900_000, securityType: 'Convertible note' });
    await vote(admin, '25%');
    expect(await listedStale()).toBe(true);
    expect((await ownVote())?.staleTerms).toMatchObject([
      { fact: 'amount', before: 500_000, after: 900_000 },
      { fact: 'securityType', before: 'SAFE', after: 'Convertible note' },
    ]);
    const { average, voterCount, staleCount, stale } = await predictions();
    // It counts all the same.
    expect({ average, voterCount, staleCount }).toEqual({
      average: 50,
      voterCount: 2,
      staleCount: 1,
    });
    expect(stale).toEqual([voter.member.id]);
  });

  it.each(['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
    'takes terms as of %s for those of the round',
    async (termsAsOf) => {
      const { voter, vote, changeTerms, ownVote } = await setUp();
      await vote(voter, '75%', termsAsOf);
      expect((await ownVote())?.staleTerms).toBeUndefined();
      await changeTerms({ valuation: 9_000_000 });
      expect((await ownVote())?.staleTerms).toHaveLength(1);
    },
  );

  it('is fresh again when it is kept, and counts from when it was first given', async () => {
    const { voter, vote, changeTerms, ownVote, listed, predictions } = await setUp();
    const { votedAt: first } = await vote(voter, '75%');
    await changeTerms({ valuation: 9_000_000 });
    expect((await ownVote())?.staleTerms).toHaveLength(1);
    const { votedAt: kept } = await vote(voter, '75%');
    await vote(voter, '75%');
    expect(await ownVote()).toMatchObject({ choice: '75%' });
    expect(await ownVote()).not.toHaveProperty('staleTerms');
    expect(await predictions()).toMatchObject({
      ...{ staleCount: 0, stale: [] },
      votes: expect.arrayContaining([
        expect.objectContaining({ firstVotedAt: first, votedAt: kept }),
      ]),
    });
    const history = await api.db.select().from(voteHistory);
    expect(history).toMatchObject([{ choice: '75%', votedAt: new Date(first) }]);
    // For the member it is one vote.
    expect(await listed()).toMatchObject({ choice: '75%', changedAt: kept, earlier: [] });
  });

  it('is listed once among the earlier ones, however often it was kept', async () => {
    const { voter, vote, changeTerms, listed } = await setUp();
    await vote(voter, '25%');
    await vote(voter, '75%');
    await changeTerms({ valuation: 9_000_000 });
    const { votedAt: kept } = await vote(voter, '75%');
    const { votedAt: latest } = await vote(voter, '50%');
    expect(await listed()).toMatchObject({
      choice: '50%',
      changedAt: latest,
      earlier: [{ choice: '75%', votedAt: kept }, { choice: '25%' }],
    });
  });

  it.each([
    ['something else changes', [{ committed: 'At least (75%)' }]],
    ['the terms are changed back', [{ amount: 700_000 }, { amount: 500_000 }]],
  ])('stays fresh when %s', async (_, changes) => {
    const { voter, vote, changeTerms, ownVote, predictions } = await setUp();
    await vote(voter, '75%');
    for (const terms of changes) await changeTerms(terms);
    expect(await ownVote()).not.toHaveProperty('staleTerms');
    expect(await predictions()).toMatchObject({ staleCount: 0, stale: [] });
  });

  it('is about no terms where it declares a conflict', async () => {
    const { voter, vote, changeTerms, ownVote, predictions } = await setUp();
    await vote(voter, 'Conflict of interest');
    await changeTerms({ amount: 700_000 });
    expect(await ownVote()).not.toHaveProperty('staleTerms');
    expect(await predictions()).toMatchObject({ staleCount: 0, stale: [] });
  });

  it('is about the terms that an old page showed', async () => {
    const { voter, vote, shownTerms, changeTerms, ownVote, predictions } = await setUp();
    const terms = await shownTerms();
    await changeTerms({ amount: 700_000 });
    const stale = { staleTerms: [{ fact: 'amount', before: 500_000, after: 700_000 }] };
    expect(await vote(voter, '75%', terms)).toMatchObject(stale);
    expect(await ownVote()).toMatchObject(stale);
    expect(await predictions()).toMatchObject({
      average: 75,
      staleCount: 1,
      stale: [voter.member.id],
    });
    expect(await vote(voter, '75%', await shownTerms())).not.toHaveProperty('staleTerms');
    expect(await predictions()).toMatchObject({ staleCount: 0 });
  });

  it('is fresh from an old page that differs only in other facts, or that does not say what it showed', async () => {
    const { voter, vote, shownTerms, changeTerms } = await setUp();
    const terms = await shownTerms();
    await changeTerms({ committed: 'At least (75%)' });
    expect(await vote(voter, '75%', terms)).not.toHaveProperty('staleTerms');
    await changeTerms({ amount: 700_000 });
    expect(await vote(voter, '50%')).not.toHaveProperty('staleTerms');
  });

  it('is as stale as before when keeping it is undone', async () => {
    const { voter, vote, undo, shownTerms, changeTerms, ownVote } = await setUp();
    const terms = await shownTerms();
    await changeTerms({ amount: 700_000 });
    await vote(voter, '75%', terms);
    const before = await ownVote();
    const kept = await vote(voter, '75%', await shownTerms());
    expect(kept).not.toHaveProperty('staleTerms');
    expect(await undo(kept.votedAt, '75%', before?.termsAsOf)).toMatchObject({
      staleTerms: before?.staleTerms,
    });
  });
});
