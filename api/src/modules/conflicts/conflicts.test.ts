import * as people from '@syndication/contract/console-people/console-people.endpoints';
import { MINUTE_MS } from '@syndication/contract/fields/durations.rules';
import { getOwnVotes } from '@syndication/contract/member-deals/member-deals.endpoints';
import { exportOwnData } from '@syndication/contract/own-data/own-data.endpoints';
import * as predictionCalls from '@syndication/contract/predictions/predictions.endpoints';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import {
  deleteVote,
  getVotes,
  postVote,
  putConflictReason,
  undoVote,
} from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { desc, eq, inArray } from 'drizzle-orm';

import { auditLog, conflictsOfInterest, rounds, votes } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();
const CONFLICT = 'Conflict of interest';

type Person = Awaited<ReturnType<typeof addMember>>;

/** A group with an admin and two members, a deal, and a second deal. */
async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const ann = await addMember(api.db, { groupIds: [group.id] });
  const bob = await addMember(api.db, { groupIds: [group.id] });
  const addDeal = async (companyName: string) => {
    const owner = await addEntrepreneur(api.db);
    await nominate(api.db, owner.email, group.id, bob.member.id);
    return (await addVenture(api.db, owner, { companyName })).venture;
  };
  const venture = await addDeal('Acme Robotics');
  const other = await addDeal('Birch');

  let moment = Date.now();
  /** Everything has its own minute. */
  const wait = () => {
    const now = new Date((moment += MINUTE_MS));
    api.setNow(now);
    return now;
  };
  const vote = async ({ user, member }: Person, choice: VoteChoice, isConflictOver?: true) => {
    wait();
    const body = {
      ...{ venture_id: venture.id, member_uuid: member.id, choice },
      ...(isConflictOver && { is_conflict_over: isConflictOver }),
    };
    const answer = await (await api.browserOf(user.id)).call(postVote, { body });
    expect(answer).toMatchObject({ status: 200, data: { choice } });
    return answer.data.votedAt;
  };
  const takeBack = async ({ user, member }: Person) => {
    wait();
    const query = { ventureId: venture.id, memberUuid: member.id };
    expect((await (await api.browserOf(user.id)).call(deleteVote, { query })).status).toBe(204);
  };
  const undo = async ({ user, member }: Person, votedAt: string, earlier: VoteChoice | null) => {
    wait();
    const body = { ventureId: venture.id, memberUuid: member.id, votedAt, earlierChoice: earlier };
    expect((await (await api.browserOf(user.id)).call(undoVote, { body })).status).toBe(200);
  };
  const openRound = async () => {
    await api.db.update(rounds).set({ isClosed: true, isEditable: false });
    const [last] = await api.db
      .select()
      .from(rounds)
      .where(eq(rounds.ventureId, venture.id))
      .orderBy(desc(rounds.number))
      .limit(1);
    const createdAt = wait();
    const number = last!.number + 1;
    await api.db.insert(rounds).values({ ventureId: venture.id, number, createdAt });
    return createdAt.toISOString();
  };
  /** What a member has of the deal, the same on its page and in the list. */
  const ownOf = async ({ user }: Person) => {
    const browser = await api.browserOf(user.id);
    const { data } = await browser.call(getVenture, { params: { id: venture.id } });
    const list = await browser.call(getVentures, { query: {} });
    const listed = list.data.find(({ id }) => id === venture.id);
    expect(listed?.conflict).toEqual(data.conflict);
    return { choice: data.ownVote?.choice ?? null, conflict: data.conflict };
  };
  const predictionsFor = async ({ user }: Person) => {
    const browser = await api.browserOf(user.id);
    const query = { groupId: group.id };
    const list = await browser.call(predictionCalls.getGroupPredictions, { query });
    const params = { id: venture.id };
    const single = await browser.call(predictionCalls.getVenturePredictions, { params, query });
    const deal = list.data.deals.find(({ ventureId }) => ventureId === venture.id);
    return { list, single, deal, votes: single.data.votes, notVoted: single.data.notVoted };
  };
  const people = { admin, ann, bob };
  return {
    ...{ group, venture, other, ...people, wait, vote, takeBack, undo, openRound },
    ...{ ownOf, predictionsFor },
  };
}

const trail = async () =>
  (
    await api.db
      .select()
      .from(auditLog)
      .where(
        inArray(auditLog.action, [
          ...(['conflict-declared', 'conflict-ended', 'conflict-resumed'] as const),
          'vote-after-conflict',
        ]),
      )
      .orderBy(auditLog.id)
  ).map(({ userId, action, details }) => ({ userId, action, details }));

const kept = () =>
  api.db.select().from(conflictsOfInterest).orderBy(conflictsOfInterest.declaredAt);

describe('a conflict of interest', () => {
  it('is declared by the vote of that name, once, and lasts in later rounds', async () => {
    const { ann, venture, vote, openRound, ownOf } = await setUp();
    const since = await vote(ann, CONFLICT);
    await vote(ann, CONFLICT);
    expect(await ownOf(ann)).toEqual({ choice: CONFLICT, conflict: { since, reason: null } });
    await openRound();
    expect(await ownOf(ann)).toEqual({ choice: null, conflict: { since, reason: null } });
    const query = { ventureId: venture.id, memberUuid: ann.member.id };
    const own = await (await api.browserOf(ann.user.id)).call(getVotes, { query });
    expect(own.data).toEqual([]);
    await vote(ann, CONFLICT);
    expect(await ownOf(ann)).toEqual({ choice: CONFLICT, conflict: { since, reason: null } });
    const details = { ventureId: venture.id };
    expect(await trail()).toEqual([{ userId: ann.user.id, action: 'conflict-declared', details }]);
  });

  it('is of the member alone, with one company alone', async () => {
    const { ann, bob, other, vote, ownOf } = await setUp();
    await vote(ann, CONFLICT);
    expect(await ownOf(bob)).toEqual({ choice: null, conflict: null });
    const params = { id: other.id };
    const { data } = await (await api.browserOf(ann.user.id)).call(getVenture, { params });
    expect(data.conflict).toBeNull();
  });

  it.each([
    ['the member says that it is over', true, 'answered'],
    ['a percentage is given by the specified call', undefined, 'voted'],
  ] as const)('ends when %s, both audited', async (_, isConflictOver, ending) => {
    const { ann, venture, vote, openRound, ownOf, predictionsFor, admin } = await setUp();
    await vote(ann, CONFLICT);
    await openRound();
    await vote(ann, '75%', isConflictOver);
    expect(await ownOf(ann)).toEqual({ choice: '75%', conflict: null });
    expect((await predictionsFor(admin)).deal).toMatchObject({ average: 75, voterCount: 1 });
    const [round] = await api.db.select().from(rounds).where(eq(rounds.number, 2));
    const ventureId = venture.id;
    expect((await trail()).slice(1)).toEqual([
      { userId: ann.user.id, action: 'conflict-ended', details: { ventureId, ending } },
      {
        userId: ann.user.id,
        action: 'vote-after-conflict',
        details: { ventureId, roundId: round!.id },
      },
    ]);
    expect(await kept()).toMatchObject([{ ending }]);
    await vote(ann, '50%');
    expect(await trail()).toHaveLength(3);
  });

  it.each([
    ['in its round', false],
    ['in a later round', true],
  ])('is withdrawn when it is taken back %s', async (_, isLater) => {
    const { ann, venture, vote, takeBack, openRound, ownOf } = await setUp();
    await vote(ann, CONFLICT);
    if (isLater) await openRound();
    await takeBack(ann);
    await takeBack(ann);
    expect(await ownOf(ann)).toEqual({ choice: null, conflict: null });
    expect((await trail()).slice(1)).toEqual([
      {
        userId: ann.user.id,
        action: 'conflict-ended',
        details: { ventureId: venture.id, ending: 'withdrawn' },
      },
    ]);
  });

  it('is withdrawn when the vote that declared it is undone, and no other', async () => {
    const { ann, vote, undo, ownOf } = await setUp();
    await vote(ann, '50%');
    const since = await vote(ann, CONFLICT);
    await undo(ann, await vote(ann, CONFLICT), CONFLICT);
    expect(await ownOf(ann)).toMatchObject({ choice: CONFLICT, conflict: { since } });
    await undo(ann, await vote(ann, '25%'), CONFLICT);
    expect(await ownOf(ann)).toMatchObject({ choice: CONFLICT, conflict: { since } });
    await vote(ann, '50%');
    await undo(ann, await vote(ann, CONFLICT), '50%');
    expect(await ownOf(ann)).toEqual({ choice: '50%', conflict: null });
    expect((await trail()).at(-1)).toMatchObject({ details: { ending: 'withdrawn' } });
  });

  it('is withdrawn, or resumed, when a vote is undone that was sent twice for a lost answer', async () => {
    const { ann, vote, undo, ownOf } = await setUp();
    const since = await vote(ann, CONFLICT);
    await vote(ann, '50%');
    await undo(ann, await vote(ann, '50%'), CONFLICT);
    expect(await ownOf(ann)).toMatchObject({ choice: CONFLICT, conflict: { since } });
    await vote(ann, '50%');
    await vote(ann, CONFLICT);
    await undo(ann, await vote(ann, CONFLICT), '50%');
    expect(await ownOf(ann)).toEqual({ choice: '50%', conflict: null });
  });

  it('is resumed when the percentage that ended it is undone in a later round', async () => {
    const { ann, vote, undo, openRound, ownOf } = await setUp();
    const since = await vote(ann, CONFLICT);
    await openRound();
    await undo(ann, await vote(ann, '75%', true), null);
    expect(await ownOf(ann)).toEqual({ choice: null, conflict: { since, reason: null } });
    expect((await trail()).map(({ action }) => action)).toEqual([
      ...['conflict-declared', 'conflict-ended', 'vote-after-conflict', 'conflict-resumed'],
    ]);
  });

  it('keeps its history, and its reason when it is declared again', async () => {
    const { ann, venture, vote, takeBack, ownOf } = await setUp();
    const explain = async (reason: string) =>
      (await api.browserOf(ann.user.id)).call(putConflictReason, {
        params: { ventureId: venture.id },
        body: { reason },
      });
    expect((await explain('Too early')).status).toBe(404);
    await vote(ann, CONFLICT);
    expect((await explain('  My sister runs it. ')).data).toEqual({ reason: 'My sister runs it.' });
    await vote(ann, '50%');
    const since = await vote(ann, CONFLICT);
    const reason = 'My sister runs it.';
    expect((await ownOf(ann)).conflict).toEqual({ since, reason });
    expect(await kept()).toMatchObject([{ reason, ending: 'voted' }, { endedAt: null }]);
    await takeBack(ann);
    await takeBack(ann);
    await vote(ann, CONFLICT);
    expect((await ownOf(ann)).conflict?.reason).toBe(reason);
    expect((await explain('')).data).toEqual({ reason: null });
    expect((await explain('x'.repeat(501))).status).toBe(400);
    const { data } = await (await api.browserOf(ann.user.id)).call(exportOwnData, {});
    const part = data.parts.find(({ about }) => about === 'conflicts of interest');
    expect(part?.facts).toHaveLength(3);
  });
});

it('says of a vote on an earlier round whether its conflict of interest still holds', async () => {
  const { ann, vote, openRound } = await setUp();
  const browser = await api.browserOf(ann.user.id);
  const list = async () => (await browser.call(getOwnVotes, {})).data;
  await vote(ann, CONFLICT);
  await openRound();
  expect(await list()).toMatchObject([{ choice: CONFLICT, isOpen: false, hasConflict: true }]);
  await vote(ann, '50%');
  expect(await list()).toMatchObject([
    { choice: '50%', isOpen: true, hasConflict: false },
    { choice: CONFLICT, hasConflict: false },
  ]);
  await openRound();
  await vote(ann, CONFLICT);
  expect((await list()).map(({ hasConflict }) => hasConflict)).toEqual([true, false, false]);
});

describe("the group's admin", () => {
  it('sees who has one with which company, since when and why; members do not', async () => {
    const { group, ann, admin, venture, vote, openRound, predictionsFor } = await setUp();
    const since = await vote(ann, CONFLICT);
    const body = { reason: 'I advise them.' };
    await (
      await api.browserOf(ann.user.id)
    ).call(putConflictReason, { params: { ventureId: venture.id }, body });
    await openRound();
    const conflicts = [
      {
        ...{ memberId: ann.member.id, name: 'Ann Angel', since, reason: 'I advise them.' },
        ...{ ventureId: venture.id, companyName: 'Acme Robotics' },
      },
    ];
    const seen = await predictionsFor(admin);
    expect(seen.list.data.conflicts).toEqual(conflicts);
    expect(seen.single.data.conflicts).toEqual(conflicts);
    const query = { groupId: group.id };
    const ofMember = await api.browserOf(ann.user.id);
    expect((await ofMember.call(predictionCalls.getGroupPredictions, { query })).status).toBe(404);

    const lakes = await addGroup(api.db, 'Great Lakes');
    const elsewhere = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
    const browser = await api.browserOf(elsewhere.user.id);
    const { data } = await browser.call(predictionCalls.getGroupPredictions, {
      query: { groupId: lakes.id },
    });
    expect(data.conflicts).toEqual([]);
  });

  it('has it as an answer in later rounds: nobody waits for the member', async () => {
    const { ann, bob, admin, vote, openRound, predictionsFor } = await setUp();
    const since = await vote(ann, CONFLICT);
    const startedAt = await openRound();
    await vote(bob, '100%');
    const { deal, votes: given, notVoted } = await predictionsFor(admin);
    expect(deal).toMatchObject({ average: 100, voterCount: 1, counts: { [CONFLICT]: 1 } });
    expect(given.filter(({ choice }) => choice === CONFLICT)).toMatchObject([
      { memberId: ann.member.id, votedAt: since, firstVotedAt: startedAt, isStale: false },
    ]);
    expect(notVoted.map(({ memberId }) => memberId)).toEqual([admin.member.id]);
  });

  it('with one sees nothing of the votes on that company, and all of the others', async () => {
    const { ann, bob, admin, venture, other, vote, openRound, predictionsFor } = await setUp();
    await vote(ann, '25%');
    await vote(bob, CONFLICT);
    const since = await vote(admin, CONFLICT);
    const looks = async () =>
      (await api.db.select().from(auditLog).where(eq(auditLog.action, 'predictions-viewed')))
        .length;
    for (const isLater of [false, true]) {
      if (isLater) await openRound();
      const { list, single } = await predictionsFor(admin);
      expect(list.data.deals.map(({ ventureId }) => ventureId)).toEqual([other.id]);
      expect(list.data.withheld).toMatchObject([
        { ventureId: venture.id, companyName: 'Acme Robotics', conflictSince: since },
      ]);
      expect(Object.keys(list.data.withheld[0]!).sort()).toEqual([
        ...['companyName', 'conflictSince', 'otherGroups', 'round', 'ventureId'],
      ]);
      expect(single.data).toMatchObject({ votes: [], notVoted: [], conflictSince: since });
      expect(single.text).not.toContain('25%');
      // Who else has one is no prediction.
      expect(list.data.conflicts.map(({ memberId }) => memberId).sort()).toEqual(
        [bob.member.id, admin.member.id].sort(),
      );
    }
    expect(await looks()).toBe(4);
    await vote(admin, '50%');
    await vote(ann, '25%');
    const { list, votes: given } = await predictionsFor(admin);
    expect(list.data.withheld).toEqual([]);
    expect(given.map(({ choice }) => choice).sort()).toEqual(['25%', '50%', CONFLICT]);
  });
});

describe('accounts', () => {
  const join = async (keeper: Person, other: Person) => {
    const staff = await addMember(api.db, { isStaff: true });
    const params = { memberId: keeper.member.id, otherId: other.member.id };
    const answer = await (await api.browserOf(staff.user.id)).call(people.joinPeople, { params });
    expect(answer.status).toBe(204);
  };

  it('that are joined keep the conflict of interest of the one that goes', async () => {
    const { ann, bob, vote, ownOf } = await setUp();
    const since = await vote(bob, CONFLICT);
    await join(ann, bob);
    expect(await ownOf(ann)).toEqual({ choice: CONFLICT, conflict: { since, reason: null } });
  });

  it('that are joined have what the one that stays said on the same round', async () => {
    const { ann, bob, vote, ownOf } = await setUp();
    await vote(ann, '75%');
    await vote(bob, CONFLICT);
    await join(ann, bob);
    expect(await ownOf(ann)).toEqual({ choice: '75%', conflict: null });
    expect(await kept()).toMatchObject([{ memberId: ann.member.id, ending: 'joined' }]);
  });

  it('that are joined have one conflict of interest where both had it', async () => {
    const { ann, bob, vote, ownOf } = await setUp();
    const since = await vote(ann, CONFLICT);
    await vote(bob, CONFLICT);
    await join(ann, bob);
    expect((await ownOf(ann)).conflict).toEqual({ since, reason: null });
    expect(await kept()).toHaveLength(2);
  });

  it('that are joined count no percentage given since the one that stays declared it', async () => {
    const { ann, bob, vote, openRound, ownOf } = await setUp();
    const since = await vote(ann, CONFLICT);
    await openRound();
    await vote(bob, '75%');
    await join(ann, bob);
    expect(await ownOf(ann)).toEqual({ choice: null, conflict: { since, reason: null } });
    const standing = await api.db.select().from(votes);
    expect(standing.map(({ choice }) => choice)).toEqual([CONFLICT]);
  });

  it('that are deleted leave neither a reason nor an entry in the list', async () => {
    const { ann, admin, venture, vote, predictionsFor } = await setUp();
    await vote(ann, CONFLICT);
    await (
      await api.browserOf(ann.user.id)
    ).call(putConflictReason, {
      params: { ventureId: venture.id },
      body: { reason: 'My sister runs it.' },
    });
    const staff = await addMember(api.db, { isStaff: true });
    const params = { userId: ann.user.id };
    const browser = await api.browserOf(staff.user.id);
    expect((await browser.call(people.deleteAccount, { params })).status).toBe(204);
    expect(await kept()).toMatchObject([{ reason: null, endedAt: null }]);
    const { list, deal } = await predictionsFor(admin);
    expect(list.data.conflicts).toEqual([]);
    expect(deal).toMatchObject({ counts: { [CONFLICT]: 1 } });
  });
});
