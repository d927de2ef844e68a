import { putConsoleGroup } from '@syndication/contract/console-groups/console-groups.endpoints';
import * as ventureCalls from '@syndication/contract/ventures/ventures.endpoints';
import type { MinBallots } from '@syndication/contract/votes/snapshots.rules';
import { deleteVote, postVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { eq } from 'drizzle-orm';

import { groups } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';
import { concludeRounds } from '../ventures/conclude-rounds';

const api = useApi();

type Member = Awaited<ReturnType<typeof addMember>>;

async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const lead = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, lead.member.id);
  const { venture } = await addVenture(api.db, owner);
  const params = { id: venture.id };
  const ownerBrowser = await api.browserOf(owner.id);

  const vote = async ({ user, member }: Member, choice: VoteChoice) => {
    const body = { venture_id: venture.id, member_uuid: member.id, choice };
    expect((await (await api.browserOf(user.id)).call(postVote, { body })).status).toBe(200);
  };
  const takeBack = async ({ user, member }: Member) => {
    const query = { ventureId: venture.id, memberUuid: member.id };
    expect((await (await api.browserOf(user.id)).call(deleteVote, { query })).status).toBe(204);
  };
  const join = () => addMember(api.db, { groupIds: [group.id] });
  const addVotes = async (...choices: VoteChoice[]) => {
    const voters: Member[] = [];
    for (const choice of choices) {
      const voter = await join();
      await vote(voter, choice);
      voters.push(voter);
    }
    return voters;
  };
  /** Average and count that the owner reads, the same in every answer: list, single venture, update. */
  const read = async (isRoundClosed = false) => {
    const list = await ownerBrowser.call(ventureCalls.getVentures, { query: {} });
    const single = await ownerBrowser.call(ventureCalls.getVenture, { params });
    const { currentVentureRound, ...facts } = single.data;
    const round = { ...currentVentureRound, isRoundClosed };
    const update = await ownerBrowser.call(ventureCalls.updateVenture, {
      params,
      body: { ...facts, currentVentureRound: round, newVentureRound: null } as never,
    });
    expect(update.status).toBe(200);
    expect(list.data[0]?.predictions).toEqual(single.data.predictions);
    if (!isRoundClosed) expect(update.data.predictions).toEqual(single.data.predictions);
    return update.data.predictions;
  };
  const setMinBallots = (minBallots: MinBallots, id = group.id) =>
    api.db.update(groups).set({ minBallots }).where(eq(groups.id, id));
  return { group, lead, owner, venture, vote, takeBack, join, addVotes, read, setMinBallots };
}

const NONE = { average: null, voterCount: 0, asOf: null };

describe('what the owner of a round sees of its votes', () => {
  it('is nothing before the third vote, then average, count and when', async () => {
    const { vote, join, addVotes, read } = await setUp();
    expect(await read()).toEqual({ ...NONE, minBallots: 3 });
    await addVotes('75%', '0%');
    await vote(await join(), 'Conflict of interest');
    expect(await read()).toEqual({ ...NONE, minBallots: 3 });
    const moment = new Date();
    api.setNow(moment);
    await addVotes('100%');
    const asOf = moment.toISOString();
    expect(await read()).toEqual({ average: 58, voterCount: 3, minBallots: 3, asOf });
  });

  it('stays while fewer than three ballots are new, changed or taken back', async () => {
    const { vote, takeBack, addVotes, read } = await setUp();
    const [first, second] = await addVotes('100%', '100%', '100%');
    const before = await read();
    await addVotes('0%');
    await vote(first!, '0%');
    // One ballot, however often it changes.
    await vote(first!, '50%');
    expect(await read()).toEqual(before);
    await vote(first!, '100%');
    await takeBack(second!);
    expect(await read()).toEqual(before);
    await addVotes('0%');
    expect(await read()).toMatchObject({ average: 50, voterCount: 4 });
  });

  it('stays if too few would be in effect, whatever changed', async () => {
    const { vote, takeBack, addVotes, read } = await setUp();
    const [first, second, third] = await addVotes('100%', '75%', '50%');
    const before = await read();
    await takeBack(first!);
    await takeBack(second!);
    await vote(third!, 'Conflict of interest');
    expect(await read()).toEqual(before);
  });

  it('follows the strictest of the groups that have the deal, from the next vote on', async () => {
    const { lead, owner, setMinBallots, addVotes, read } = await setUp();
    await setMinBallots(1);
    await addVotes('25%');
    expect(await read()).toMatchObject({ average: 25, voterCount: 1, minBallots: 1 });
    const lakes = await addGroup(api.db, 'Great Lakes');
    await setMinBallots(5, lakes.id);
    await nominate(api.db, owner.email, lakes.id, lead.member.id);
    await addVotes('100%', '100%', '100%', '100%');
    expect(await read()).toMatchObject({ average: 25, voterCount: 1, minBallots: 5 });
    await addVotes('100%');
    expect(await read()).toMatchObject({ average: 88, voterCount: 6, minBallots: 5 });
  });

  it('is taken a last time when the owner closes the round', async () => {
    const { setMinBallots, addVotes, read } = await setUp();
    await setMinBallots(5);
    await addVotes('100%', '100%', '50%');
    expect(await read(true)).toMatchObject(NONE);
    await read(false);
    await setMinBallots(3);
    expect(await read(false)).toMatchObject(NONE);
    expect(await read(true)).toMatchObject({ average: 83, voterCount: 3 });
  });

  it('is taken a last time when the round ends after its 120 days', async () => {
    const { venture, setMinBallots, addVotes, read } = await setUp();
    await setMinBallots(5);
    await addVotes('100%', '100%', '50%');
    await setMinBallots(3);
    await concludeRounds(api.db, new Date(venture.createdAt.getTime() + 118 * 86_400_000));
    expect(await read()).toMatchObject(NONE);
    await concludeRounds(api.db, new Date(venture.createdAt.getTime() + 121 * 86_400_000));
    expect(await read(true)).toMatchObject({ average: 83, voterCount: 3 });
  });

  it('is never a member’s', async () => {
    const { lead, venture, addVotes } = await setUp();
    await addVotes('100%', '100%', '50%');
    const browser = await api.browserOf(lead.user.id);
    const { data } = await browser.call(ventureCalls.getVenture, { params: { id: venture.id } });
    expect(data.predictions).toBeNull();
  });
});

it('is a setting of the group that its admin changes, which the trail notes', async () => {
  const { group, lead, addVotes, read } = await setUp();
  const browser = await api.browserOf(lead.user.id);
  const put = (minBallots: MinBallots, version: number) =>
    browser.call(putConsoleGroup, {
      params: { id: group.id },
      body: { kind: 'syndication', title: 'Northeast', minBallots, version },
    });
  expect((await put(1, 1)).status).toBe(204);
  expect((await put(1, 1)).status).toBe(204);
  expect((await put(5, 1)).error?.code).toBe('STALE_VERSION');
  await addVotes('25%');
  expect(await read()).toMatchObject({ average: 25, minBallots: 1 });
  const trail = await api.db.query.auditLog.findMany({
    where: (entry) => eq(entry.action, 'group-changed'),
  });
  expect(trail).toMatchObject([
    {
      before: { title: 'Northeast', minBallots: 3 },
      after: { title: 'Northeast', minBallots: 1 },
    },
  ]);
});
