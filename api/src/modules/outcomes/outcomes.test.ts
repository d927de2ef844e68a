import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { putDealGroup } from '@syndication/contract/console-deals/console-deals.endpoints';
import {
  deleteAccount,
  joinPeople,
} from '@syndication/contract/console-people/console-people.endpoints';
import * as endpoints from '@syndication/contract/outcomes/outcomes.endpoints';
import { RECORD_MIN_ROUNDS } from '@syndication/contract/outcomes/outcomes.rules';
import { getGroupPredictions } from '@syndication/contract/predictions/predictions.endpoints';
import type { EndpointInput } from '@syndication/contract/http/endpoint';
import { getVenture, updateVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { deleteVote, postVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { eq, sql } from 'drizzle-orm';

import {
  auditLog,
  conflictsOfInterest,
  groups,
  nominations,
  outbox,
  roundOutcomes,
  rounds,
  ventures,
  voteHistory,
  votes,
} from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { onPostgres } from '../../testing/on-postgres';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  daysAgo,
  nominate,
} from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { findEndedRounds, isRound } from './outcomes.repository';
import { concludeRounds } from '../ventures/conclude-rounds';
import { endMembership } from '../members/end-membership';

const api = useApi();

async function setUp() {
  const group = await addGroup(api.db, 'Northeast');
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const ann = await addMember(api.db, { groupIds: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, ann.member.id);
  const { venture, round } = await addVenture(api.db, owner);
  await api.db.update(rounds).set({ amountUsd: 500_000 });
  return {
    group,
    admin,
    ann,
    owner,
    venture,
    round,
    groupId: group.id,
    query: { groupId: group.id },
  };
}
type Scene = Awaited<ReturnType<typeof setUp>>;

const close = () => api.db.update(rounds).set({ isClosed: true, updatedAt: new Date() });
const state = async ({ owner, round }: Scene, raised: number) =>
  (await api.browserOf(owner.id)).call(endpoints.putRaised, {
    params: { roundId: round.id },
    body: { raised },
  });
const outcomesFor = async (userId: string, { query }: Scene) =>
  (await (await api.browserOf(userId)).call(endpoints.getOutcomes, { query })).data;
const confirm = async (
  userId: string,
  { round, groupId }: Scene,
  raised: number,
  version: number,
) =>
  (await api.browserOf(userId)).call(endpoints.putOutcome, {
    params: { roundId: round.id },
    body: { groupId, raised, version, source: 'Closing documents' },
  });

describe('what a round raised', () => {
  it('is stated by its founder once it has ended, and provisional', async () => {
    const scene = await setUp();
    expect((await state(scene, 400_000)).status).toBe(404);
    await close();
    expect((await state(scene, 400_000)).status).toBe(204);
    expect((await state(scene, 600_000)).status).toBe(204);
    expect((await state(scene, 600_000)).status).toBe(204);
    const browser = await api.browserOf(scene.owner.id);
    expect((await browser.call(endpoints.getOwnOutcomes, {})).data).toMatchObject([
      {
        roundName: 'Round 1',
        amount: 500_000,
        raised: 600_000,
        isFilled: true,
        state: 'provisional',
        source: null,
        version: 2,
      },
    ]);
    const noted = await api.db.select().from(auditLog).where(eq(auditLog.action, 'raised-stated'));
    const target = { targetType: 'deal', targetId: scene.venture.id };
    expect(noted).toMatchObject([
      { ...target, before: null, after: { raised: 400_000 }, details: { round: '1' } },
      { ...target, before: { raised: 400_000 }, after: { raised: 600_000 } },
    ]);
  });

  it('ends after 120 days without a close', async () => {
    const scene = await setUp();
    await api.db.update(rounds).set({ createdAt: daysAgo(119) });
    expect((await state(scene, 1)).status).toBe(404);
    await api.db.update(rounds).set({ createdAt: daysAgo(120) });
    expect((await state(scene, 1)).status).toBe(204);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])(
    'of a round that was closed, then reopened, is that of its 120 days, %s the daily job',
    async (_, isDone) => {
      const scene = await setUp();
      const opened = daysAgo(120);
      await api.db.update(rounds).set({ createdAt: opened });
      await api.db.update(rounds).set({ isClosed: true, updatedAt: daysAgo(70) });
      await api.db.update(rounds).set({ isClosed: false, updatedAt: daysAgo(60) });
      if (isDone) await concludeRounds(api.db, api.context.now());
      const [ended] = await outcomesFor(scene.admin.user.id, scene);
      const days = Math.floor(opened.getTime() / DAY_MS) + 120;
      expect(ended?.endedAt).toBe(new Date(days * DAY_MS).toISOString());
    },
  );

  it('ends at the same moment whatever time zone the database is set to', async () => {
    const scene = await setUp();
    await api.db.update(rounds).set({ createdAt: new Date('2026-02-01T12:00:00Z') });
    const [ended] = await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local time zone 'America/New_York'`);
      return findEndedRounds(tx, isRound(scene.round.id), new Date('2026-07-01T12:00:00Z'));
    });
    expect(new Date(ended!.endedMs).toISOString()).toBe('2026-06-01T00:00:00.000Z');
  });

  onPostgres.it.each([
    ['stated by the founder', (scene: Scene) => state(scene, 1)],
    ['confirmed', (scene: Scene) => confirm(scene.admin.user.id, scene, 1, 0)],
  ] as const)('is not %s while the round is reopened', async (_, call) => {
    const scene = await setUp();
    await close();
    const { answer } = await api.db.transaction(async (tx) => {
      await tx.update(rounds).set({ isClosed: false });
      return callMeanwhile<{ status: number }>(tx, () => call(scene));
    });
    expect((await answer).status).toBe(404);
    expect(await api.db.$count(roundOutcomes)).toBe(0);
  });

  it('is not for another founder to state', async () => {
    const scene = await setUp();
    await close();
    const other = await addEntrepreneur(api.db);
    expect((await state({ ...scene, owner: other }, 1)).status).toBe(404);
  });

  it('is confirmed or corrected by an admin, with a source; then the founder cannot change it', async () => {
    const scene = await setUp();
    await close();
    await state(scene, 600_000);
    expect(await outcomesFor(scene.admin.user.id, scene)).toMatchObject([
      { state: 'provisional', raised: 600_000, version: 1 },
    ]);
    const corrected = await confirm(scene.admin.user.id, scene, 450_000, 1);
    expect(corrected.data).toMatchObject({
      state: 'confirmed',
      raised: 450_000,
      isFilled: false,
      source: 'Closing documents',
      version: 2,
    });
    await confirm(scene.admin.user.id, scene, 450_000, 1);
    expect((await state(scene, 600_000)).status).toBe(409);
    const sent = await api.db.select().from(outbox);
    expect(sent).toMatchObject([
      { recipient: scene.owner.email, subject: 'What Round 1 of Acme Robotics raised' },
    ]);
    expect(sent[0]?.textBody).toContain('raised $450,000 instead of $600,000.');
    const [entry] = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'outcome-confirmed'));
    expect(entry).toMatchObject({
      userId: scene.admin.user.id,
      groupId: null,
      before: { raised: 600_000, source: null },
      after: { raised: 450_000, source: 'Closing documents' },
      // A deal may have several rounds that have ended.
      details: { round: '1' },
    });
  });

  it('is in the audit trail when it is confirmed as stated', async () => {
    const scene = await setUp();
    await close();
    await state(scene, 600_000);
    await confirm(scene.admin.user.id, scene, 600_000, 1);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'outcome-confirmed'));
    expect(trail).toMatchObject([
      { before: null, after: { raised: 600_000, source: 'Closing documents' } },
    ]);
    expect(await api.db.select().from(outbox)).toEqual([]);
  });

  it('is not overwritten by somebody who has not seen the current one; a repeat is no change', async () => {
    const scene = await setUp();
    await close();
    expect((await confirm(scene.admin.user.id, scene, 450_000, 0)).status).toBe(200);
    expect((await confirm(scene.admin.user.id, scene, 500_000, 0)).error?.code).toBe(
      'STALE_VERSION',
    );
    expect((await confirm(scene.admin.user.id, scene, 450_000, 0)).data).toMatchObject({
      version: 1,
    });
    expect((await confirm(scene.admin.user.id, scene, 500_000, 1)).data).toMatchObject({
      version: 2,
    });
  });

  it('is provisional again when the founder reopens the round, whatever its new terms', async () => {
    const scene = await setUp();
    const browser = await api.browserOf(scene.owner.id);
    const params = { id: scene.venture.id };
    const update = async (isRoundClosed: boolean) => {
      const { data } = await browser.call(getVenture, { params });
      const terms = { ...data.currentVentureRound!, amount: 700_000, isRoundClosed };
      const body = { ...data, currentVentureRound: terms, newVentureRound: null };
      const { status } = await browser.call(updateVenture, {
        params,
        body: body as EndpointInput<typeof updateVenture>['body'],
      });
      expect(status).toBe(200);
    };
    await close();
    await confirm(scene.admin.user.id, scene, 450_000, 0);
    await update(true);
    expect((await state(scene, 700_000)).status).toBe(409);
    await update(false);
    await update(false);
    await update(true);
    expect((await outcomesFor(scene.admin.user.id, scene))[0]).toMatchObject({
      ...{ amount: 700_000, raised: 450_000, state: 'provisional', source: null },
      version: 2,
    });
    expect((await confirm(scene.admin.user.id, scene, 500_000, 1)).error?.code).toBe(
      'STALE_VERSION',
    );
    expect((await state(scene, 700_000)).status).toBe(204);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'outcome-reopened'));
    expect(trail).toMatchObject([
      {
        ...{ userId: scene.owner.id, targetId: scene.venture.id, groupId: null },
        before: { raised: 450_000, source: 'Closing documents' },
        after: { raised: 450_000, source: null },
        details: { round: '1' },
      },
    ]);
  });

  it('is confirmed by the deal lead, and by no other member', async () => {
    const scene = await setUp();
    const bob = await addMember(api.db, { groupIds: [scene.groupId] });
    const stranger = await addMember(api.db);
    await close();
    expect(await outcomesFor(bob.user.id, scene)).toEqual([]);
    expect((await confirm(bob.user.id, scene, 1, 0)).status).toBe(404);
    expect((await confirm(stranger.user.id, scene, 1, 0)).status).toBe(404);
    expect(await outcomesFor(scene.ann.user.id, scene)).toHaveLength(1);
    expect((await confirm(scene.ann.user.id, scene, 1, 0)).status).toBe(200);
  });

  it('is confirmed by the deal lead whom a later nomination names, when the first names nobody', async () => {
    const scene = await setUp();
    await nominate(
      api.db,
      scene.owner.email,
      (await addGroup(api.db, 'Maine')).id,
      null,
      daysAgo(9),
    );
    await close();
    expect((await confirm(scene.ann.user.id, scene, 1, 0)).status).toBe(200);
  });
});

/** A number of earlier rounds of the company, 130 days ago, filled or not, each with votes. */
async function addResolved(
  { venture }: Pick<Scene, 'venture'>,
  first: number,
  count: number,
  isFilled: (index: number) => boolean,
  given: readonly [memberId: string, choice: VoteChoice][],
) {
  const added = await api.db
    .insert(rounds)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ventureId: venture.id,
        number: first + index,
        amountUsd: 100,
        isClosed: true,
        isEditable: false,
        createdAt: daysAgo(130),
        updatedAt: daysAgo(100),
      })),
    )
    .returning();
  const outcome = { statedAt: daysAgo(9), confirmedAt: daysAgo(9), source: 'Closing documents' };
  await api.db.insert(roundOutcomes).values(
    added.map(({ id }, index) => ({
      ...outcome,
      roundId: id,
      raisedUsd: isFilled(index) ? 100 : 99,
    })),
  );
  await api.db.insert(votes).values(
    added.flatMap(({ id }) =>
      given.map(([memberId, choice]) => ({
        roundId: id,
        memberId,
        choice,
        votedAt: daysAgo(120),
      })),
    ),
  );
}

const groupRecord = async (userId: string, { query }: Scene) =>
  (await api.browserOf(userId)).call(endpoints.getTrackRecord, { query });
const ownRecord = async (userId: string) =>
  (await (await api.browserOf(userId)).call(endpoints.getOwnRecord, {})).data;

describe('a track record', () => {
  it("of the group is its admins', and its members' when an admin shows it", async () => {
    const scene = await setUp();
    const { admin, ann, groupId } = scene;
    const stranger = await addMember(api.db);
    await addResolved(scene, 2, 1, () => true, [[ann.member.id, '75%']]);
    await api.db.update(groups).set({ minBallots: 1 });
    expect((await groupRecord(ann.user.id, scene)).data).toMatchObject({
      rounds: 0,
      isShown: false,
    });
    const show = async (userId: string) =>
      (await api.browserOf(userId)).call(endpoints.putTrackRecordShown, {
        body: { groupId, isShown: true },
      });
    expect((await show(ann.user.id)).status).toBe(404);
    expect((await show(admin.user.id)).status).toBe(204);
    expect((await show(admin.user.id)).status).toBe(204);
    expect((await groupRecord(ann.user.id, scene)).data).toMatchObject({
      rounds: 1,
      isShown: true,
      scores: null,
      openCases: null,
      estimates: null,
    });
    expect((await groupRecord(stranger.user.id, scene)).status).toBe(404);
    const shown = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'track-record-shown'));
    expect(shown).toHaveLength(1);
  });

  it('says nothing below twenty rounds, then how often each level came true', async () => {
    const scene = await setUp();
    const { admin, ann } = scene;
    // Ann says 75 % of every round, the admin names a conflict; every second round fills.
    await addResolved(scene, 2, RECORD_MIN_ROUNDS - 1, (index) => index % 2 === 0, [
      [ann.member.id, '75%'],
      [admin.member.id, 'Conflict of interest'],
    ]);
    const before = (await groupRecord(admin.user.id, scene)).data;
    expect(before).toMatchObject({ rounds: 19, filled: 10, scores: null, estimates: null });
    await addResolved(scene, 21, 1, () => false, [[ann.member.id, '75%']]);
    const { data } = await groupRecord(admin.user.id, scene);
    expect(data).toMatchObject({ rounds: 20, filled: 10, estimates: { rounds: 10 } });
    expect(data.scores?.levels[3]).toEqual({ level: 75, votes: 20, filled: 10, low: 12, high: 18 });
    // (0.75 − 1)² and 0.75² alike often.
    expect(data.scores?.brier).toBeCloseTo((0.0625 + 0.5625) / 2, 9);
    expect(data.scores?.baseRateBrier).toBeCloseTo(0.25, 9);
    expect(data.scores?.discrimination).toBeCloseTo(0, 9);
    const own = await ownRecord(ann.user.id);
    expect(own).toMatchObject({ rounds: 20, filled: 10 });
    // Rounds of fewer than three ballots say nothing of the group's votes.
    expect(own.scores?.groupBrier).toBeNull();
    await api.db.update(groups).set({ minBallots: 1 });
    const { scores } = await ownRecord(ann.user.id);
    expect(scores?.groupBrier).toBeCloseTo(own.scores?.brier ?? 0, 9);
    expect((await ownRecord(admin.user.id)).rounds).toBe(0);
    expect((await ownRecord(admin.user.id)).predictions[0]?.choice).toBe('Conflict of interest');
  });

  it('leaves out for members the rounds whose few ballots it would give away', async () => {
    const scene = await setUp();
    const { admin, ann, groupId } = scene;
    const bob = await addMember(api.db, { groupIds: [groupId] });
    await api.db.update(groups).set({ showsTrackRecord: true });
    const three = [ann, bob, admin].map(({ member }): [string, VoteChoice] => [member.id, '75%']);
    await addResolved(scene, 2, 20, (index) => index % 2 === 0, three);
    const before = (await groupRecord(ann.user.id, scene)).data;
    expect(before).toMatchObject({ rounds: 20 });
    expect(before.scores?.levels[3]?.votes).toBe(60);
    const ownBefore = (await ownRecord(ann.user.id)).scores?.groupBrier;
    await addResolved(scene, 22, 1, () => true, three.slice(0, 2));
    expect((await groupRecord(ann.user.id, scene)).data).toEqual(before);
    const own = await ownRecord(ann.user.id);
    expect(own.rounds).toBe(21);
    expect(own.scores?.groupBrier).toBe(ownBefore);
    const seen = (await groupRecord(admin.user.id, scene)).data;
    expect(seen).toMatchObject({ rounds: 21 });
    expect(seen.scores?.levels[3]?.votes).toBe(62);
  });

  it.each([
    [
      'leaves the group',
      async (scene: Scene, staff: TestBrowser) =>
        staff.call(putDealGroup, {
          params: { id: scene.venture.id, groupId: scene.groupId },
          body: { isInGroup: false },
        }),
    ],
    [
      'has no founder any more',
      async (scene: Scene, staff: TestBrowser) =>
        staff.call(deleteAccount, { params: { userId: scene.owner.id } }),
    ],
  ] as const)('keeps the rounds of a deal that %s', async (_, act) => {
    const scene = await setUp();
    const { admin, ann } = scene;
    await addResolved(scene, 2, 20, (index) => index % 2 === 0, [[ann.member.id, '75%']]);
    const before = (await groupRecord(admin.user.id, scene)).data;
    expect(before).toMatchObject({ rounds: 20, openCases: 0 });
    const own = await ownRecord(ann.user.id);
    const staff = await addMember(api.db, { isStaff: true });
    expect((await act(scene, await api.browserOf(staff.user.id))).status).toBe(204);
    expect((await groupRecord(admin.user.id, scene)).data).toEqual(before);
    // Of a deal that is not shown any more it names nothing.
    expect(await ownRecord(ann.user.id)).toEqual({ ...own, predictions: [] });
  });

  it('leaves out a round that went on after its deal had left the group', async () => {
    const scene = await setUp();
    await addResolved(scene, 2, 1, () => true, [[scene.ann.member.id, '75%']]);
    const rounds = async () => (await groupRecord(scene.admin.user.id, scene)).data.rounds;
    const withdraw = (days: number) =>
      api.db.update(nominations).set({ withdrawnAt: daysAgo(days) });
    await withdraw(99);
    expect(await rounds()).toBe(1);
    await withdraw(101);
    expect(await rounds()).toBe(0);
  });

  it('tells a former member nothing of the deals of the group', async () => {
    const scene = await setUp();
    const { admin, ann, groupId } = scene;
    await addResolved(scene, 2, 1, () => true, [[ann.member.id, '75%']]);
    expect((await ownRecord(ann.user.id)).predictions).toMatchObject([
      { companyName: 'Acme Robotics', choice: '75%', isFilled: true },
    ]);
    const endedBy = admin.user.id;
    await endMembership(api.context, { memberId: ann.member.id, groupId, endedBy });
    expect((await ownRecord(ann.user.id)).predictions).toEqual([]);
  });

  it.each([
    ['vote', '75%', 115],
    ['conflict of interest', 'Conflict of interest', 125],
  ] as const)(
    'counts the %s of the account that stays, not what one joined to it said later',
    async (_, choice, earliest) => {
      const scene = await setUp();
      const { admin, ann } = scene;
      const other = await addMember(api.db, { groupIds: [scene.groupId] });
      const ofAnn: [string, VoteChoice][] = choice === '75%' ? [[ann.member.id, choice]] : [];
      const all: [string, VoteChoice][] = [[admin.member.id, '100%'], ...ofAnn];
      await addResolved(scene, 2, 20, (index) => index % 2 === 0, all);
      const read = async () => [
        (await groupRecord(admin.user.id, scene)).data.scores,
        (await ownRecord(ann.user.id)).scores,
      ];
      const before = await read();
      if (choice !== '75%') {
        await api.db.insert(conflictsOfInterest).values({
          ...{ memberId: ann.member.id, ventureId: scene.venture.id },
          declaredAt: daysAgo(earliest),
        });
      }
      const voted = await api.db.select().from(rounds);
      const given = voted
        .filter(({ number }) => number > 1)
        .map(({ id: roundId }) => ({ roundId, memberId: other.member.id }));
      await api.db
        .insert(voteHistory)
        .values(given.map((own) => ({ ...own, choice: '25%' as const, votedAt: daysAgo(112) })));
      await api.db
        .insert(votes)
        .values(given.map((own) => ({ ...own, choice: '0%' as const, votedAt: daysAgo(110) })));
      const staff = await addMember(api.db, { isStaff: true });
      const params = { memberId: ann.member.id, otherId: other.member.id };
      const joining = (await api.browserOf(staff.user.id)).call(joinPeople, { params });
      expect((await joining).status).toBe(204);
      expect(await read()).toEqual(before);
    },
  );

  it('is scored again after a correction', async () => {
    const scene = await setUp();
    const { admin, ann } = scene;
    await addResolved(scene, 2, 20, () => true, [[ann.member.id, '100%']]);
    expect((await groupRecord(admin.user.id, scene)).data.scores?.brier).toBe(0);
    const [wrong] = await outcomesFor(admin.user.id, scene);
    await confirm(admin.user.id, { ...scene, round: { ...scene.round, id: wrong!.roundId } }, 0, 1);
    expect((await groupRecord(admin.user.id, scene)).data.scores?.brier).toBeCloseTo(1 / 20, 9);
  });

  it('waits for the planned end of a round that closed early, and for its confirmation', async () => {
    const scene = await setUp();
    const { admin, ann, venture } = scene;
    api.setNow(daysAgo(10));
    await api.db.update(rounds).set({ createdAt: daysAgo(10) });
    const body = { venture_id: venture.id, member_uuid: ann.member.id, choice: '25%' as const };
    await (await api.browserOf(ann.user.id)).call(postVote, { body });
    await close();
    await confirm(admin.user.id, scene, 500_000, 0);
    expect((await groupRecord(admin.user.id, scene)).data).toMatchObject({
      rounds: 0,
      openCases: 0,
    });
    api.setNow(daysAgo(-115));
    expect((await groupRecord(admin.user.id, scene)).data).toMatchObject({ rounds: 1, filled: 1 });
    await api.db.update(roundOutcomes).set({ confirmedAt: null, source: null });
    expect((await groupRecord(admin.user.id, scene)).data).toMatchObject({
      rounds: 0,
      openCases: 1,
    });
  });

  it('counts a vote for the time it was in effect, and a withdrawn one until then', async () => {
    const scene = await setUp();
    const { ann, venture } = scene;
    await api.db
      .update(ventures)
      .set({ createdAt: daysAgo(5), editedAt: daysAgo(5), confirmedAt: daysAgo(5) });
    await api.db
      .update(rounds)
      .set({ createdAt: daysAgo(10) })
      .where(eq(rounds.id, scene.round.id));
    api.setNow(daysAgo(4));
    const browser = await api.browserOf(ann.user.id);
    const query = { ventureId: venture.id, memberUuid: ann.member.id };
    const body = { venture_id: venture.id, member_uuid: ann.member.id, choice: '0%' as const };
    expect((await browser.call(postVote, { body })).status).toBe(200);
    api.setNow(daysAgo(2));
    const later = await api.browserOf(ann.user.id);
    expect((await later.call(deleteVote, { query })).status).toBe(204);
    await api.db
      .update(rounds)
      .set({ isClosed: true, updatedAt: daysAgo(1) })
      .where(eq(rounds.id, scene.round.id));
    await confirm(scene.admin.user.id, scene, 500_000, 0);
    await addResolved(scene, 2, 19, () => true, [[ann.member.id, '100%']]);
    api.setNow(daysAgo(-115));
    // 19 perfect ones and one as wrong as possible, which was taken back before the end.
    const { data } = await groupRecord(scene.admin.user.id, scene);
    expect(data.scores?.brier).toBeCloseTo(1 / 20, 9);
    expect(data.scores?.levels.map(({ votes: n }) => n)).toEqual([0, 0, 0, 0, 19]);
  });
});

describe('the adjusted estimate of an open deal', () => {
  const readPredictions = async (userId: string, { query }: Scene) =>
    (await api.browserOf(userId)).call(getGroupPredictions, { query });
  /** A further company of the group; the record's own round is open, too. */
  async function addVoted(scene: Scene) {
    const { ann, admin, venture } = scene;
    const given = [
      [ann, '100%'],
      [admin, '0%'],
    ] as const;
    for (const [{ user, member }, choice] of given) {
      const body = { venture_id: venture.id, member_uuid: member.id, choice };
      expect((await (await api.browserOf(user.id)).call(postVote, { body })).status).toBe(200);
    }
  }

  it('waits for twenty resolved rounds, and is for admins', async () => {
    const scene = await setUp();
    const { admin, ann } = scene;
    const given: [string, VoteChoice][] = [[ann.member.id, '100%']];
    await api.db.update(rounds).set({ number: 100 });
    await addVoted(scene);
    await addResolved(scene, 2, 19, (index) => index % 4 === 0, given);
    const before = (await readPredictions(admin.user.id, scene)).data;
    expect(before.record).toEqual({ rounds: 19, scores: null });
    expect(before.deals).toMatchObject([{ average: 50, adjusted: null }]);
    await addResolved(scene, 21, 1, () => false, given);
    const { data } = await readPredictions(admin.user.id, scene);
    expect(data.record).toMatchObject({ rounds: 20, scores: { rounds: 10 } });
    // 100 %: (5 + 4·0.95)/24; 0 %: 0.05; base rate (5 + 1.5)/23, with the weight of one of three.
    const percent = Math.round((100 * (8.8 / 24 + 0.05 + 6.5 / 23)) / 3);
    expect(data.deals[0]?.adjusted).toEqual({
      percent,
      low: 0,
      high: 100,
      isInterval: false,
      voterCount: 2,
    });
    expect((await readPredictions(ann.user.id, scene)).status).toBe(404);
  });

  it('leaves out votes on earlier terms, which still count in the average', async () => {
    const scene = await setUp();
    const { admin, ann } = scene;
    await api.db.update(rounds).set({ number: 100 });
    await addResolved(scene, 2, 20, () => true, [[ann.member.id, '100%']]);
    await addVoted(scene);
    await api.db
      .update(votes)
      .set({ termsAt: daysAgo(1) })
      .where(eq(votes.roundId, scene.round.id));
    await api.db
      .update(rounds)
      .set({ amountUsd: 900_000, updatedAt: new Date() })
      .where(eq(rounds.id, scene.round.id));
    const { deals } = (await readPredictions(admin.user.id, scene)).data;
    expect(deals).toMatchObject([{ average: 50, voterCount: 2, staleCount: 2, adjusted: null }]);
  });

  it('ends with the round', async () => {
    const scene = await setUp();
    await api.db.update(rounds).set({ number: 100 });
    await addVoted(scene);
    await addResolved(scene, 2, 20, () => true, [[scene.ann.member.id, '100%']]);
    await close();
    const { data } = await readPredictions(scene.admin.user.id, scene);
    expect(data.deals).toMatchObject([{ average: 50, adjusted: null }]);
  });
});
