import { HOUR_MS } from '@syndication/contract/fields/durations.rules';
import { putDealVisit } from '@syndication/contract/member-deals/member-deals.endpoints';
import { putPresenter } from '@syndication/contract/predictions/predictions.endpoints';
import {
  changesSince,
  isChangedDeal,
  isNewDeal,
} from '@syndication/contract/ventures/deal-news.rules';
import {
  getVenture,
  getVentures,
  putVentureNoUpdate,
  updateVenture,
} from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';

import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();
const START = Date.now();
const atHour = (hour: number) => api.setNow(new Date(START + hour * HOUR_MS));

async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const { user, member } = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const owner = await addEntrepreneur(api.db);
  const earlier = new Date(START - HOUR_MS);
  await nominate(api.db, owner.email, group.id, member.id, earlier);
  const times = { createdAt: earlier, editedAt: earlier, confirmedAt: earlier };
  const { venture, round } = await addVenture(api.db, owner, times, { createdAt: earlier });
  const [reader, founder] = [await api.browserOf(user.id), await api.browserOf(owner.id)];
  const params = { id: venture.id };
  return {
    group,
    member,
    venture,
    round,
    reader,
    list: async () => (await reader.call(getVentures, { query: {} })).data,
    read: async () => (await reader.call(getVenture, { params })).data,
    visit: (isDismissed = false) => reader.call(putDealVisit, { body: { isDismissed } }),
    edit: async (round: object, facts: object = {}) => {
      const own = (await founder.call(getVenture, { params })).data;
      const currentVentureRound = { ...own.currentVentureRound, ...round };
      const body = { ...own, ...facts, currentVentureRound, newVentureRound: null } as never;
      expect((await founder.call(updateVenture, { params, body })).status).toBe(200);
    },
    confirm: () =>
      founder.call(putVentureNoUpdate, { body: { ventureId: venture.id, isNoUpdate: true } }),
  };
}

it('knows of no news on the first visit', async () => {
  const { list, edit } = await setUp();
  atHour(1);
  await edit({ amount: 750_000 });
  expect(await list()).toMatchObject([{ news: null, changes: [] }]);
});

it('tells what changed since the last visit, until that visit is an earlier one', async () => {
  const { list, visit, edit, confirm } = await setUp();
  atHour(0);
  await visit();
  atHour(1);
  await confirm();
  expect((await list()).map(isChangedDeal)).toEqual([false]);
  await edit({ amount: 750_000 }, { description: 'Robots that sort parcels in any depot.' });
  atHour(2);
  const [deal] = await list();
  expect(deal?.news).toEqual({ since: new Date(START).toISOString(), isNew: false });
  expect(changesSince(deal!.changes, deal!.news!.since)).toMatchObject([
    { fact: 'amount', before: 500_000, after: 750_000 },
    { fact: 'description', before: 'Robots that sort parcels in small depots.' },
  ]);
  await visit();
  atHour(2.4);
  expect((await list()).map(isChangedDeal)).toEqual([true]);
  atHour(4);
  expect((await list()).map(isChangedDeal)).toEqual([false]);
});

it('tells nothing any more once it was dismissed', async () => {
  const { list, visit, edit } = await setUp();
  atHour(0);
  await visit();
  atHour(1);
  await edit({ committed: 'At least (75%)' });
  await visit(true);
  atHour(1.1);
  expect((await list()).map(isChangedDeal)).toEqual([false]);
});

it('tells a chosen presenter and a closed round, though choosing is no edit', async () => {
  const { group, venture, round, reader, list, visit, edit } = await setUp();
  atHour(0);
  await visit();
  atHour(1);
  const params = { id: venture.id, roundId: round.id };
  const body = { groupId: group.id, isPresenter: true };
  expect((await reader.call(putPresenter, { params, body })).status).toBe(200);
  await edit({ isRoundClosed: true });
  const [deal] = await list();
  expect(changesSince(deal!.changes, deal!.news!.since)).toMatchObject([
    { fact: 'isRoundClosed', before: false, after: true },
    { fact: 'isPresenter', before: false, after: true },
  ]);
});

it('knows a deal as new that was nominated to the group since the last visit', async () => {
  const { group, member, list, visit } = await setUp();
  atHour(0);
  await visit();
  const owner = await addEntrepreneur(api.db);
  const earlier = new Date(START - HOUR_MS);
  const times = { createdAt: earlier, editedAt: earlier, confirmedAt: earlier };
  await addVenture(api.db, owner, { companyName: 'Later Ltd', ...times });
  await nominate(api.db, owner.email, group.id, member.id, new Date(START + HOUR_MS));
  atHour(2);
  const deals = await list();
  expect(deals.filter(isNewDeal).map(({ companyName }) => companyName)).toEqual(['Later Ltd']);
});

it("shows on the deal itself what changed since the member's vote, however long ago", async () => {
  const { venture, member, reader, read, list, visit, edit } = await setUp();
  atHour(0);
  const ballot = { venture_id: venture.id, member_uuid: member.id, choice: '75%' as const };
  await reader.call(postVote, { body: ballot });
  atHour(1);
  await edit({ valuation: 9_000_000 });
  atHour(2);
  await visit();
  atHour(4);
  const deal = await read();
  expect(isChangedDeal(deal)).toBe(false);
  expect(changesSince(deal.changes, deal.ownVote!.votedAt)).toMatchObject([
    { fact: 'valuation', before: 4_000_000, after: 9_000_000 },
  ]);
  expect(await list()).toMatchObject([{ changes: [] }]);
});
