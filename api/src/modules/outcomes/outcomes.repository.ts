import { DEFAULT_MIN_BALLOTS } from '@syndication/contract/votes/snapshots.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { eq, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { groups, roundOutcomes } from '../../database/schema';
import { currentNominations, everNominatedTo } from '../nominations/current-nominations';
import { groupVoters, isVoteInGroup } from '../predictions/predictions.repository';
import { isNominatedTo } from '../ventures/list-ventures';
import { ms } from '../ventures/milliseconds';
import { roundEndedAt } from '../ventures/round-end';
import { selectStaleTerms } from '../ventures/stale-terms.repository';
import { roundConclusionLimit } from '../ventures/venture-dates';
import { lockVotedRound } from '../votes/votes.repository';

export interface EndedRoundRow {
  roundId: string;
  ventureId: string;
  companyName: string;
  ownerEmail: string | null;
  number: number;
  amountUsd: number | null;
  endedMs: number;
  raisedUsd: number | null;
  source: string | null;
  confirmedMs: number | null;
  version: number;
}

const limitOf = (now: Date) => sql`${roundConclusionLimit(now).toISOString()}::timestamptz`;

/** True for rounds `r` that nobody can vote on any more. */
export const hasEnded = (now: Date) =>
  sql`(r.is_closed or not r.is_editable or r.created_at < ${limitOf(now)})`;

/** True for ventures `v` that a member leads: who nominated them first, or was named since. */
const isLedBy = (memberId: string) => sql`v.id in (
  select distinct on (own.id) case when n.lead_id = ${memberId}::uuid then own.id end
  from ${currentNominations} n
  left join users u on u.email = n.email
  join ventures own on own.id = n.venture_id or own.owner_id = u.id
  where n.lead_id is not null
  order by own.id, n.created_at, n.id)`;

export const isInGroup = (groupId: string) => isNominatedTo(sql`${groupId}::uuid`);
/** Rounds of a group's deals that a member leads. */
export const isLedInGroup = (groupId: string, memberId: string) =>
  sql`(${isInGroup(groupId)} and ${isLedBy(memberId)})`;
export const isOwnedBy = (userId: string) => sql`v.owner_id = ${userId}::uuid`;
export const isRound = (roundId: string) => sql`r.id = ${roundId}::uuid`;
/** Rounds that a member has ever voted on. */
const isVotedOnBy = (memberId: string) =>
  sql`r.id in (select x.round_id from votes x where x.member_id = ${memberId}::uuid)`;

/** Rounds `r` of ventures `v` that have ended, the latest first. */
export const findEndedRounds = (db: Database, condition: SQL, now: Date) =>
  queryRows<EndedRoundRow>(
    db,
    sql`select r.id::text as "roundId", v.id::text as "ventureId", v.company_name as "companyName",
      owner.email as "ownerEmail", r.number, r.amount_usd::float8 as "amountUsd", ${ms(roundEndedAt)} as "endedMs",
      o.raised_usd::float8 as "raisedUsd", o.source, ${ms(sql`o.confirmed_at`)} as "confirmedMs",
      coalesce(o.version, 0) as version
    from rounds r
    join ventures v on v.id = r.venture_id
    left join users owner on owner.id = v.owner_id
    left join round_outcomes o on o.round_id = r.id
    where ${hasEnded(now)} and ${condition}
    order by "endedMs" desc, r.id`,
  );

interface OwnPredictionRow extends EndedRoundRow {
  choice: VoteChoice;
  votedMs: number;
}

/**
 * A member's votes on rounds that have ended, the latest first.
 * @param isVisible whether the member may see venture `v`
 */
export async function findOwnPredictions(
  db: Database,
  memberId: string,
  isVisible: SQL,
  now: Date,
): Promise<OwnPredictionRow[]> {
  const ended = await findEndedRounds(db, sql`${isVisible} and ${isVotedOnBy(memberId)}`, now);
  const given = await queryRows<{ roundId: string; choice: VoteChoice; votedMs: number }>(
    db,
    sql`select x.round_id::text as "roundId", x.choice, ${ms(sql`x.voted_at`)} as "votedMs"
      from votes x where x.member_id = ${memberId}::uuid`,
  );
  const votes = new Map(given.map((vote) => [vote.roundId, vote]));
  return ended.flatMap((round) => {
    const vote = votes.get(round.roundId);
    return vote ? { ...round, choice: vote.choice, votedMs: vote.votedMs } : [];
  });
}

/** A vote that was in effect for some time, on a round whose outcome counts. */
export interface ForecastRow {
  roundId: string;
  memberId: string;
  choice: VoteChoice;
  fromMs: number;
  untilMs: number;
  isStale: boolean;
  endedMs: number;
  isFilled: boolean;
}

/**
 * Every vote that a group's voters ever gave on rounds of its deals that count: past their 120 days, with an amount
 * and a confirmed outcome. Rounds that ended before the deal left the group still do. In one statement regardless of
 * their number, by round.
 */
export const findForecasts = (db: Database, groupId: string, now: Date) =>
  queryRows<ForecastRow>(
    db,
    sql`with resolved as materialized (
      select r.id, r.venture_id, ${roundEndedAt} as ended_at, o.raised_usd >= r.amount_usd as is_filled
      from rounds r
      join ventures v on v.id = r.venture_id
      join round_outcomes o on o.round_id = r.id
      join ${everNominatedTo(groupId)} own on own.venture_id = v.id
      where o.confirmed_at is not null and r.amount_usd is not null and r.created_at < ${limitOf(now)}
        and (own.left_at is null or own.left_at >= ${roundEndedAt})
    ), given as (
      select round_id, member_id, choice, voted_at, null::timestamptz as withdrawn_at, true as stands
      from votes
      union all
      select round_id, member_id, choice, voted_at, withdrawn_at, false from vote_history
    ), x as (
      -- An account that was joined may have voted later than the vote that stands.
      select g.*, case when not g.stands then
        lead(g.voted_at) over (partition by g.round_id, g.member_id order by g.voted_at) end as next_at
      from given g join resolved on resolved.id = g.round_id
    )
    select x.round_id::text as "roundId", x.member_id::text as "memberId", x.choice,
      ${ms(sql`x.voted_at`)} as "fromMs",
      ${ms(sql`least(x.withdrawn_at, x.next_at, r.ended_at)`)} as "untilMs",
      x.stands and stale.round_id is not null as "isStale",
      ${ms(sql`r.ended_at`)} as "endedMs", r.is_filled as "isFilled"
    from x
    join resolved r on r.id = x.round_id
    join ${groupVoters(groupId)} e on ${isVoteInGroup}
    left join (${selectStaleTerms(sql`resolved`, sql`true`)}) stale
      on stale.round_id = x.round_id and stale.member_id = x.member_id
    where x.withdrawn_at is null or x.withdrawn_at > x.voted_at
    order by x.round_id, x.voted_at, x.member_id`,
  );

/** One of these rounds that has ended; nobody reopens it until the transaction ends. */
export async function lockEndedRound(tx: Database, condition: SQL, now: Date) {
  const [found] = await findEndedRounds(tx, condition, now);
  if (!found) return undefined;
  await lockVotedRound(tx, found.ventureId, found.roundId);
  const [ended] = await findEndedRounds(tx, condition, now);
  return ended;
}

/** What has been stated of a round, locked until the transaction ends. */
export async function lockOutcome(tx: Database, roundId: string) {
  const [found] = await tx
    .select()
    .from(roundOutcomes)
    .where(eq(roundOutcomes.roundId, roundId))
    .for('update');
  return found;
}

export async function saveOutcome(
  tx: Database,
  outcome: typeof roundOutcomes.$inferInsert,
): Promise<void> {
  const { roundId: _, ...changes } = outcome;
  await tx
    .insert(roundOutcomes)
    .values(outcome)
    .onConflictDoUpdate({
      target: roundOutcomes.roundId,
      set: { ...changes, version: sql`${roundOutcomes.version} + 1` },
    });
}

/** @returns what was confirmed before; undefined when nothing was */
export async function withdrawConfirmation(tx: Database, roundId: string) {
  const known = await lockOutcome(tx, roundId);
  if (!known?.confirmedAt) return undefined;
  await saveOutcome(tx, { ...known, confirmedAt: null, source: null });
  return known;
}

/** What members of a group may know of its record. */
export async function findRecordRules(db: Database, groupId: string) {
  const [group] = await db
    .select({ isShown: groups.showsTrackRecord, minBallots: groups.minBallots })
    .from(groups)
    .where(eq(groups.id, groupId));
  return group ?? { isShown: false, minBallots: DEFAULT_MIN_BALLOTS };
}

/** @returns whether it was another before */
export async function showRecord(
  tx: Database,
  groupId: string,
  isShown: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(groups)
    .set({ showsTrackRecord: isShown })
    .where(sql`${groups.id} = ${groupId}::uuid and ${groups.showsTrackRecord} <> ${isShown}`)
    .returning({ id: groups.id });
  return changed.length > 0;
}
