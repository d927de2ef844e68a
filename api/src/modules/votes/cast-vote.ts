import { readListing } from '@syndication/contract/ventures/listing.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { and, desc, eq } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { rounds, ventures, voteHistory, votes } from '../../database/schema';
import { AppError } from '../../http/app-error';
import { isRoundConcluded } from '../ventures/venture-dates';

interface Ballot {
  ventureId: string;
  /** The current round when absent. */
  roundId: string | undefined;
  memberId: string;
  choice: VoteChoice;
}

/**
 * Stores a member's vote; an earlier, different one goes to the history.
 * @throws AppError ROUND_CLOSED for any round that is not open, DEAL_NOT_LISTED when the deal has left the
 * list, NOT_FOUND for a round of another venture
 */
export async function castVote(
  { db, now }: AppContext,
  { ventureId, roundId, memberId, choice }: Ballot,
): Promise<{ choice: VoteChoice; votedAt: string }> {
  const votedAt = now();
  await db.transaction(async (tx) => {
    // The lock keeps closing the round and other votes on it apart from this one.
    const found = await tx
      .select({ round: rounds, venture: ventures })
      .from(rounds)
      .innerJoin(ventures, eq(ventures.id, rounds.ventureId))
      .where(and(eq(rounds.ventureId, ventureId), roundId ? eq(rounds.id, roundId) : undefined))
      .orderBy(desc(rounds.number))
      .limit(1)
      .for('no key update', { of: rounds });
    const [row] = found;
    if (!row) throw new AppError('NOT_FOUND');
    const { round, venture } = row;
    if (round.isClosed || isRoundConcluded(round.createdAt, votedAt)) {
      throw new AppError('ROUND_CLOSED');
    }
    if (!readListing(venture, votedAt).isListed) throw new AppError('DEAL_NOT_LISTED');
    const isOwn = and(eq(votes.roundId, round.id), eq(votes.memberId, memberId));
    const [earlier] = await tx.select().from(votes).where(isOwn);
    if (earlier && earlier.choice !== choice) await tx.insert(voteHistory).values(earlier);
    await tx
      .insert(votes)
      .values({ roundId: round.id, memberId, choice, votedAt })
      .onConflictDoUpdate({ target: [votes.roundId, votes.memberId], set: { choice, votedAt } });
  });
  return { choice, votedAt: votedAt.toISOString() };
}
