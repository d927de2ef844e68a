import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { rounds, ventures, voteHistory, votes } from '../../database/schema';
import { ms } from '../ventures/milliseconds';
import { selectStaleTerms } from '../ventures/stale-terms.repository';
import { toOwnVote } from '../ventures/to-venture';
import type { OwnVoteRow } from '../ventures/venture-rows.repository';

/**
 * A round with its venture, the current one unless another is named. Until the transaction ends nobody closes
 * it and nobody else votes on it.
 */
export async function lockVotedRound(tx: Database, ventureId: string, roundId?: string) {
  const [found] = await tx
    .select({ round: rounds, venture: ventures })
    .from(rounds)
    .innerJoin(ventures, eq(ventures.id, rounds.ventureId))
    .where(and(eq(rounds.ventureId, ventureId), roundId ? eq(rounds.id, roundId) : undefined))
    .orderBy(desc(rounds.number))
    .limit(1)
    .for('no key update', { of: rounds });
  return found;
}

/** The rounds that a member has voted on, in one order so that two callers wait for each other; locked likewise. */
export const lockRoundsVotedBy = (tx: Database, memberId: string) =>
  tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(
      inArray(
        rounds.id,
        tx.select({ id: votes.roundId }).from(votes).where(eq(votes.memberId, memberId)),
      ),
    )
    .orderBy(rounds.id)
    .for('no key update');

type OwnVote = Pick<typeof votes.$inferSelect, 'roundId' | 'memberId'>;
const isOwn = ({ roundId, memberId }: OwnVote) =>
  and(eq(votes.roundId, roundId), eq(votes.memberId, memberId));

export async function findVote(tx: Database, own: OwnVote) {
  const [found] = await tx.select().from(votes).where(isOwn(own));
  return found;
}

/** The member's vote on the round, which must exist, and changes of the terms since. */
export async function readOwnVote(tx: Database, { roundId, memberId }: OwnVote) {
  const isOwnVote = sql`x.member_id = ${memberId}::uuid`;
  const round = sql`(select id, venture_id from rounds where id = ${roundId}::uuid)`;
  const [row] = await queryRows<OwnVoteRow>(
    tx,
    sql`select x.choice, ${ms(sql`x.voted_at`)} as "votedMs",
        ${ms(sql`coalesce(x.terms_at, x.voted_at)`)} as "termsMs", stale.list as "staleTerms"
      from votes x
      left join (${selectStaleTerms(round, isOwnVote)}) stale on true
      where x.round_id = ${roundId}::uuid and ${isOwnVote}`,
  );
  if (!row) throw new Error('There is no vote.');
  return toOwnVote(row);
}

/** An earlier vote of the member on the round goes to the history, which scores count from. */
export async function saveVote(
  tx: Database,
  { roundId, memberId, ...given }: Required<typeof votes.$inferInsert>,
): Promise<void> {
  const earlier = await findVote(tx, { roundId, memberId });
  if (earlier) await tx.insert(voteHistory).values(earlier);
  await tx
    .insert(votes)
    .values({ roundId, memberId, ...given })
    .onConflictDoUpdate({ target: [votes.roundId, votes.memberId], set: given });
}

/** The member's vote on the round, if there is one, becomes history. */
export async function withdrawVote(tx: Database, own: OwnVote, withdrawnAt: Date): Promise<void> {
  const [withdrawn] = await tx.delete(votes).where(isOwn(own)).returning();
  if (withdrawn) await tx.insert(voteHistory).values({ ...withdrawn, withdrawnAt });
}
