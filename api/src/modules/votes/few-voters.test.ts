import * as ventureCalls from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import { readConfig } from '../../config';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi, type TestApi } from '../../testing/use-api';

async function setUp(api: TestApi) {
  const group = await addGroup(api.db, 'Northeast');
  const lead = await addMember(api.db, { groupIds: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, lead.member.id);
  const { venture } = await addVenture(api.db, owner);
  const params = { id: venture.id };
  const ownerBrowser = await api.browserOf(owner.id);

  const vote = async (choice: VoteChoice) => {
    const { user, member } = await addMember(api.db, { groupIds: [group.id] });
    const body = { venture_id: venture.id, member_uuid: member.id, choice };
    expect((await (await api.browserOf(user.id)).call(postVote, { body })).status).toBe(200);
  };
  /** What every answer that an owner gets says of the predictions: list, single venture, update. */
  const readPredictions = async () => {
    const list = await ownerBrowser.call(ventureCalls.getVentures, { query: {} });
    const single = await ownerBrowser.call(ventureCalls.getVenture, { params });
    const update = await ownerBrowser.call(ventureCalls.updateVenture, {
      params,
      body: { ...single.data, newVentureRound: null } as never,
    });
    expect(update.status).toBe(200);
    return [list.data[0], single.data, update.data].map((deal) => deal?.predictions);
  };
  return { vote, readPredictions };
}

const thrice = <T>(value: T) => [value, value, value];

describe('a round with few voters', () => {
  const api = useApi();

  it('tells its owner their number alone, and the average from the third on', async () => {
    const { vote, readPredictions } = await setUp(api);
    const without = (voterCount: number) => thrice({ average: null, voterCount, minVoters: 3 });
    expect(await readPredictions()).toEqual(without(0));
    await vote('75%');
    expect(await readPredictions()).toEqual(without(1));
    await vote('Conflict of interest');
    await vote('0%');
    expect(await readPredictions()).toEqual(without(2));
    await vote('100%');
    expect(await readPredictions()).toEqual(thrice({ average: 58, voterCount: 3, minVoters: 3 }));
  });
});

describe('a round where one voter is enough', () => {
  const api = useApi(undefined, async () => ({ PREDICTIONS_MIN_VOTERS: '1' }));

  it('tells its owner the average at once', async () => {
    const { vote, readPredictions } = await setUp(api);
    await vote('75%');
    expect(await readPredictions()).toEqual(thrice({ average: 75, voterCount: 1, minVoters: 1 }));
  });
});

it.each(['0', '11', '2.5', 'three'])('cannot be set to %s', (PREDICTIONS_MIN_VOTERS) => {
  expect(() => readConfig({ PREDICTIONS_MIN_VOTERS })).toThrow(/PREDICTIONS_MIN_VOTERS/);
});
