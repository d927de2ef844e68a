import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { rounds, ventures, voteHistory, votes } from '../../database/schema';

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

/** An earlier, different vote of the member on the round goes to the history. */
export async function saveVote(
  tx: Database,
  { roundId, memberId, ...given }: Required<typeof votes.$inferInsert>,
): Promise<void> {
  const earlier = await findVote(tx, { roundId, memberId });
  if (earlier && earlier.choice !== given.choice) await tx.insert(voteHistory).values(earlier);
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
