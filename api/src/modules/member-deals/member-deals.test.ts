import { randomUUID } from 'node:crypto';

import * as endpoints from '@syndication/contract/member-deals/member-deals.endpoints';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { deleteVote, postVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import { dealNotes, voteHistory, votes } from '../../database/schema';
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
  const params = { ventureId: venture.id };
  const read = async () => (await browser.call(getVenture, { params: { id: venture.id } })).data;
  return { group, user, member, venture, round, browser, params, read };
}

async function setUpStranger() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const { user } = await addMember(api.db, { groupIds: [lakes.id] });
  return api.browserOf(user.id);
}

describe('following', () => {
  it('begins and ends, and repeats change nothing', async () => {
    const { browser, params, read } = await setUp();
    expect((await read()).isFollowed).toBe(false);
    await browser.call(endpoints.putFollow, { params });
    expect((await browser.call(endpoints.putFollow, { params })).status).toBe(204);
    expect((await read()).isFollowed).toBe(true);
    await browser.call(endpoints.deleteFollow, { params });
    expect((await browser.call(endpoints.deleteFollow, { params })).status).toBe(204);
    expect((await read()).isFollowed).toBe(false);
  });

  it("is only the member's own, and finds no deal of other groups", async () => {
    const { group, browser, params, venture } = await setUp();
    await browser.call(endpoints.putFollow, { params });
    const colleague = await addMember(api.db, { groupIds: [group.id] });
    const beside = await api.browserOf(colleague.user.id);
    const seen = await beside.call(getVenture, { params: { id: venture.id } });
    expect(seen.data.isFollowed).toBe(false);
    const stranger = await setUpStranger();
    expect((await stranger.call(endpoints.putFollow, { params })).status).toBe(404);
  });
});

describe('a note', () => {
  it('is kept, changed and deleted by its writer', async () => {
    const { browser, params, read } = await setUp();
    const write = async (text: string, savedAt: string | null) =>
      browser.call(endpoints.putNote, { params, body: { text, savedAt } });
    const first = await write('  Ask for the churn.  ', null);
    expect((await read()).note).toEqual({ text: 'Ask for the churn.', ...first.data });
    api.setNow(new Date(Date.now() + 60_000));
    const second = await write('Churn is 2 %.', first.data.savedAt);
    expect((await read()).note?.text).toBe('Churn is 2 %.');
    expect((await write('', second.data.savedAt)).data).toEqual({ savedAt: null });
    expect((await read()).note).toBeNull();
  });

  it('is not overwritten by another window, and a repeated call is no conflict', async () => {
    const { browser, params, read } = await setUp();
    const write = async (text: string, savedAt: string | null) =>
      browser.call(endpoints.putNote, { params, body: { text, savedAt } });
    const first = await write('One', null);
    expect(await write('One', null)).toMatchObject({ status: 200, data: first.data });
    const stale = await write('Two', null);
    expect([stale.status, stale.error?.code]).toEqual([409, 'STALE_VERSION']);
    expect((await read()).note?.text).toBe('One');
    const emptied = { status: 200, data: { savedAt: null } };
    expect(await write('', first.data.savedAt)).toMatchObject(emptied);
    expect(await write('', first.data.savedAt)).toMatchObject(emptied);
  });

  it('is written once by two windows at the same time', async () => {
    const { browser, params } = await setUp();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    const answers = await Promise.all(
      ['One', 'Two'].map((text) =>
        browser.call(endpoints.putNote, { params, body: { text, savedAt: null } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.db.select().from(dealNotes)).toHaveLength(1);
  });

  it('is written once by calls with the same text at the same time', async () => {
    const { browser, params } = await setUp();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    const body = { text: 'One', savedAt: null };
    const calls = Array.from({ length: 4 }, () =>
      browser.call(endpoints.putNote, { params, body }),
    );
    const [first, ...others] = await Promise.all(calls);
    expect(first?.status).toBe(200);
    for (const other of others) expect(other).toMatchObject({ status: 200, data: first?.data });
  });

  it('has a length, and is on a deal that its writer can see', async () => {
    const { browser, params } = await setUp();
    const body = { text: 'x'.repeat(4001), savedAt: null };
    const long = await browser.call(endpoints.putNote, { params, body });
    expect([long.status, long.error?.fields]).toMatchObject([400, { text: expect.any(String) }]);
    const stranger = await setUpStranger();
    const foreign = await stranger.call(endpoints.putNote, {
      params,
      body: { ...body, text: 'x' },
    });
    expect(foreign.status).toBe(404);
  });
});

describe('saved views', () => {
  const view = { name: 'Evening', search: 'tab=to-vote&sort=name-asc', isStart: false };

  it('are listed by name; one of them at most is the start', async () => {
    const { browser } = await setUp();
    const [a, b] = [{ id: randomUUID() }, { id: randomUUID() }];
    await browser.call(endpoints.putDealView, { params: a, body: { ...view, isStart: true } });
    const second = { ...view, name: 'Biotech', isStart: true };
    await browser.call(endpoints.putDealView, { params: b, body: second });
    expect((await browser.call(endpoints.getDealViews, {})).data).toEqual([
      { ...b, ...second },
      { ...a, ...view },
    ]);
    const session = await browser.send({ method: 'GET', url: '/api/v1/login' });
    expect(session.json().data.deMember.startView).toBe(view.search);
    await browser.call(endpoints.deleteDealView, { params: b });
    expect((await browser.call(endpoints.getDealViews, {})).data).toEqual([{ ...a, ...view }]);
  });

  it('have a name each, whatever its case, and belong to one member', async () => {
    const { browser, group } = await setUp();
    const params = { id: randomUUID() };
    await browser.call(endpoints.putDealView, { params, body: view });
    const again = { params: { id: randomUUID() }, body: { ...view, name: 'EVENING' } };
    expect((await browser.call(endpoints.putDealView, again)).status).toBe(409);
    const colleague = await addMember(api.db, { groupIds: [group.id] });
    const beside = await api.browserOf(colleague.user.id);
    expect((await beside.call(endpoints.putDealView, { params, body: view })).status).toBe(404);
    await beside.call(endpoints.deleteDealView, { params });
    expect((await browser.call(endpoints.getDealViews, {})).data).toHaveLength(1);
  });

  it.each([{ name: ' ' }, { search: '#x' }, { search: `a=${'x'.repeat(1000)}` }])(
    'refuses %j',
    async (wrong) => {
      const { browser } = await setUp();
      const call = { params: { id: randomUUID() }, body: { ...view, ...wrong } };
      expect((await browser.call(endpoints.putDealView, call)).status).toBe(400);
    },
  );
});

it('keeps the height of rows with the member', async () => {
  const { browser } = await setUp();
  const readDensity = async () =>
    (await browser.send({ method: 'GET', url: '/api/v1/login' })).json().data.deMember.dealDensity;
  expect(await readDensity()).toBe('comfortable');
  await browser.call(endpoints.putDealDensity, { body: { density: 'compact' } });
  expect(await readDensity()).toBe('compact');
});

describe('taking a vote back', () => {
  async function voter(roundFacts?: Parameters<typeof addVenture>[3]) {
    const set = await setUp(roundFacts);
    const { browser, venture, member } = set;
    const ballot = { venture_id: venture.id, member_uuid: member.id };
    const query = { ventureId: venture.id, memberUuid: member.id };
    return {
      ...set,
      vote: (choice: VoteChoice) => browser.call(postVote, { body: { ...ballot, choice } }),
      takeBack: () => browser.call(deleteVote, { query }),
      list: async () => (await browser.call(endpoints.getOwnVotes, {})).data,
    };
  }

  it('makes it history, and a repeat changes nothing', async () => {
    const { vote, takeBack, read, list } = await voter();
    await vote('50%');
    await vote('75%');
    expect(await list()).toMatchObject([
      { choice: '75%', isOpen: true, earlier: [{ choice: '50%' }] },
    ]);
    expect((await takeBack()).status).toBe(204);
    expect((await takeBack()).status).toBe(204);
    expect((await read()).ownVote).toBeNull();
    expect(await api.db.select().from(votes)).toEqual([]);
    expect(await list()).toMatchObject([
      { choice: null, isOpen: true, earlier: [{ choice: '75%' }, { choice: '50%' }] },
    ]);
    const history = await api.db.select().from(voteHistory);
    expect(history.filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(1);
  });

  it('is refused once the round is closed, which the list of votes says too', async () => {
    const { vote, takeBack, list, venture } = await voter();
    await vote('50%');
    await api.db.execute(`update rounds set is_closed = true where venture_id = '${venture.id}'`);
    const refused = await takeBack();
    expect([refused.status, refused.error?.code]).toEqual([409, 'ROUND_CLOSED']);
    expect(await list()).toMatchObject([{ choice: '50%', isOpen: false }]);
  });

  it('is refused once the deal has left the list', async () => {
    const { user, venture, member, vote } = await voter();
    await vote('50%');
    api.setNow(new Date(Date.now() + 61 * 86_400_000));
    const query = { ventureId: venture.id, memberUuid: member.id };
    const refused = await (await api.browserOf(user.id)).call(deleteVote, { query });
    expect([refused.status, refused.error?.code]).toEqual([409, 'DEAL_NOT_LISTED']);
    expect(await api.db.select().from(votes)).toMatchObject([{ choice: '50%' }]);
  });

  it("is for the member's own vote on a visible deal", async () => {
    const { group, venture, member, vote } = await voter();
    await vote('50%');
    const stranger = await setUpStranger();
    const colleague = await addMember(api.db, { groupIds: [group.id] });
    const beside = await api.browserOf(colleague.user.id);
    const query = { ventureId: venture.id, memberUuid: member.id };
    expect((await stranger.call(deleteVote, { query })).status).toBe(404);
    expect((await beside.call(deleteVote, { query })).status).toBe(404);
    expect(await api.db.select().from(votes)).toMatchObject([{ choice: '50%' }]);
  });
});
