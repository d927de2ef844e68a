import type { MemberConflict } from '@syndication/contract/predictions/predictions.schemas';
import type { ConflictEnding } from '@syndication/contract/votes/conflicts.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { conflictsOfInterest as conflicts } from '../../database/schema';
import { fullNameOf, idSet, isoMoment } from '../../database/sql-text';

interface Party {
  memberId: string;
  ventureId: string;
}

const isCurrentConflictOf = ({ memberId, ventureId }: Party) =>
  and(
    eq(conflicts.memberId, memberId),
    eq(conflicts.ventureId, ventureId),
    isNull(conflicts.endedAt),
  );

/**
 * A conflict that is declared again starts with the last reason.
 * @returns false when the member has one already
 */
export async function declareConflict(tx: Database, party: Party, declaredAt: Date) {
  const [last] = await tx
    .select({ reason: conflicts.reason })
    .from(conflicts)
    .where(and(eq(conflicts.memberId, party.memberId), eq(conflicts.ventureId, party.ventureId)))
    .orderBy(desc(conflicts.declaredAt))
    .limit(1);
  const declared = await tx
    .insert(conflicts)
    .values({ ...party, declaredAt, reason: last?.reason ?? null })
    .onConflictDoNothing()
    .returning({ id: conflicts.id });
  return declared.length > 0;
}

/** @returns false when the member has none */
export async function endConflict(
  tx: Database,
  party: Party,
  ending: ConflictEnding,
  endedAt: Date,
): Promise<boolean> {
  const ended = await tx
    .update(conflicts)
    .set({ endedAt, ending })
    .where(isCurrentConflictOf(party))
    .returning({ id: conflicts.id });
  return ended.length > 0;
}

/**
 * Undoes what a vote did: ends the conflict of interest that it declared, or resumes the one that it ended.
 * @returns null when it did neither
 */
export async function revertConflict(
  tx: Database,
  party: Party,
  votedAt: Date,
  moment: Date,
): Promise<'ended' | 'resumed' | null> {
  const ended = await tx
    .update(conflicts)
    .set({ endedAt: moment, ending: 'withdrawn' })
    .where(and(isCurrentConflictOf(party), eq(conflicts.declaredAt, votedAt)))
    .returning({ id: conflicts.id });
  if (ended.length > 0) return 'ended';
  const resumed = await tx
    .update(conflicts)
    .set({ endedAt: null, ending: null })
    .where(
      and(
        eq(conflicts.memberId, party.memberId),
        eq(conflicts.ventureId, party.ventureId),
        eq(conflicts.endedAt, votedAt),
      ),
    )
    .returning({ id: conflicts.id });
  return resumed.length > 0 ? 'resumed' : null;
}

/** @returns false when the member has no conflict of interest to give a reason for */
export async function saveReason(
  db: Database,
  party: Party,
  reason: string | null,
): Promise<boolean> {
  const saved = await db
    .update(conflicts)
    .set({ reason })
    .where(isCurrentConflictOf(party))
    .returning({ id: conflicts.id });
  return saved.length > 0;
}

/** Since when a member has a conflict of interest with which companies, as ISO date-times by venture id. */
export async function findOwnConflicts(
  db: Database,
  memberId: string,
): Promise<ReadonlyMap<string, string>> {
  const own = await db
    .select({ ventureId: conflicts.ventureId, declaredAt: conflicts.declaredAt })
    .from(conflicts)
    .where(and(eq(conflicts.memberId, memberId), isNull(conflicts.endedAt)));
  return new Map(own.map(({ ventureId, declaredAt }) => [ventureId, declaredAt.toISOString()]));
}

/**
 * The current conflicts of interest of some members with some companies, by company and name.
 * @param voters a table with `member_id` and `ended_at`, which is null for those who are still members
 * @param isShown which ventures `v`
 */
export const findMemberConflicts = (db: Database, voters: SQL, isShown: SQL) =>
  queryRows<MemberConflict>(
    db,
    sql`select m.id::text as "memberId", ${fullNameOf('person')} as name,
      v.id::text as "ventureId", v.company_name as "companyName",
      ${isoMoment(sql`c.declared_at`)} as since, c.reason
    from conflicts_of_interest c
    join ${voters} e on e.member_id = c.member_id and e.ended_at is null
    join members m on m.id = c.member_id
    join users person on person.id = m.user_id
    join ventures v on v.id = c.venture_id
    where c.ended_at is null and ${isShown}
    order by lower(v.company_name), v.id, lower(person.last_name), lower(person.first_name), m.id`,
  );

/** Who has a conflict of interest with which companies, as `<member> <company>`. */
export async function findConflictPairs(
  db: Database,
  ventureIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryRows<{ pair: string }>(
    db,
    sql`select member_id::text || ' ' || venture_id::text as pair from conflicts_of_interest
      where ended_at is null
        and venture_id in ${idSet(ventureIds)}`,
  );
  return new Set(rows.map(({ pair }) => pair));
}

const CONFLICT: VoteChoice = 'Conflict of interest';

/**
 * What members answered on rounds, as a table with the columns of `votes`: their votes and, if there is none,
 * conflicts of interest from earlier rounds that still apply, from the round's start; `given_at` is when they
 * chose it.
 * @param rounds a table with `id`, `venture_id` and `created_at`
 */
export const selectAnswers = (rounds: SQL): SQL => sql`(
  select x.round_id, x.member_id, x.choice, x.voted_at, x.voted_at as given_at
    from ${rounds} r join votes x on x.round_id = r.id
  union all
  select r.id, c.member_id, ${CONFLICT}, greatest(c.declared_at, r.created_at), c.declared_at
    from ${rounds} r join conflicts_of_interest c on c.venture_id = r.venture_id and c.ended_at is null
    where not exists (select from votes x where x.round_id = r.id and x.member_id = c.member_id))`;

/**
 * Moves the conflicts of interest of an account that is joined to another. The account that stays prevails: its own
 * conflict, or its percentage on the same round or since, ends the moved one. Call it before votes are moved.
 */
export async function moveConflicts(
  tx: Database,
  { kept, other }: { kept: string; other: string },
  at: Date,
): Promise<void> {
  await tx.execute(sql`update conflicts_of_interest c
    set member_id = ${kept}::uuid,
      ended_at = case when said.otherwise then ${at.toISOString()}::timestamptz else c.ended_at end,
      ending = case when said.otherwise then 'joined' else c.ending end
    from (
      select o.id, o.ended_at is null and (
        exists (select from conflicts_of_interest k
          where k.member_id = ${kept}::uuid and k.venture_id = o.venture_id and k.ended_at is null)
        or exists (select from votes x join rounds r on r.id = x.round_id
          where x.member_id = ${kept}::uuid and r.venture_id = o.venture_id and x.choice <> ${CONFLICT}
            and (x.voted_at > o.declared_at or exists (select from votes y
              where y.member_id = ${other}::uuid and y.round_id = x.round_id)))) as otherwise
      from conflicts_of_interest o where o.member_id = ${other}::uuid
    ) said
    where said.id = c.id`);
}

/** True for votes `x` of an account that are percentages given since a conflict of the account that it is joined to. */
export const isAgainstConflictOf = (kept: string): SQL => sql`(x.choice <> ${CONFLICT} and exists (
  select from conflicts_of_interest c join rounds r on r.venture_id = c.venture_id
  where r.id = x.round_id and c.member_id = ${kept}::uuid and c.ended_at is null and c.declared_at < x.voted_at))`;

/** Clears the reasons that a member wrote; the conflicts stay. */
export async function forgetReasons(tx: Database, memberId: string): Promise<void> {
  await tx.update(conflicts).set({ reason: null }).where(eq(conflicts.memberId, memberId));
}
