import { readListing } from '@syndication/contract/ventures/listing.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import type { AppContext } from '../../app-context';
import { AppError } from '../../http/app-error';
import { isRoundConcluded } from '../ventures/venture-dates';
import { lockVotedRound, saveVote } from './votes.repository';

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
    const found = await lockVotedRound(tx, ventureId, roundId);
    if (!found) throw new AppError('NOT_FOUND');
    const { round, venture } = found;
    if (round.isClosed || isRoundConcluded(round.createdAt, votedAt)) {
      throw new AppError('ROUND_CLOSED');
    }
    if (!readListing(venture, votedAt).isListed) throw new AppError('DEAL_NOT_LISTED');
    await saveVote(tx, { roundId: round.id, memberId, choice, votedAt });
  });
  return { choice, votedAt: votedAt.toISOString() };
}
