import { readListing } from '@syndication/contract/ventures/listing.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import { isRoundConcluded } from '../ventures/venture-dates';
import { takeSnapshot } from './take-snapshot';
import { findVote, lockVotedRound, saveVote, withdrawVote } from './votes.repository';

interface Ballot {
  ventureId: string;
  /** The current round when absent. */
  roundId: string | undefined;
  memberId: string;
  choice: VoteChoice;
}

/**
 * The round that is voted on, locked until the transaction ends.
 * @throws AppError ROUND_CLOSED for any round that is not open, DEAL_NOT_LISTED when the deal has left the
 * list, NOT_FOUND for a round of another venture
 */
async function lockOpenRound(
  tx: Database,
  { ventureId, roundId }: Pick<Ballot, 'ventureId' | 'roundId'>,
  now: Date,
) {
  const found = await lockVotedRound(tx, ventureId, roundId);
  if (!found) throw new AppError('NOT_FOUND');
  const { round, venture } = found;
  if (round.isClosed || isRoundConcluded(round.createdAt, now)) throw new AppError('ROUND_CLOSED');
  if (!readListing(venture, now).isListed) throw new AppError('DEAL_NOT_LISTED');
  return round;
}

/**
 * Stores a member's vote; an earlier, different one goes to the history.
 * @throws AppError as `lockOpenRound` does
 */
export async function castVote(
  { db, now }: AppContext,
  { memberId, choice, ...voted }: Ballot,
): Promise<{ choice: VoteChoice; votedAt: string }> {
  const votedAt = now();
  await db.transaction(async (tx) => {
    const round = await lockOpenRound(tx, voted, votedAt);
    await saveVote(tx, { roundId: round.id, memberId, choice, votedAt });
    await takeSnapshot(tx, round.id, votedAt);
  });
  return { choice, votedAt: votedAt.toISOString() };
}

/**
 * Takes a member's vote on the current round back; it becomes history. Without a vote nothing happens.
 * @throws AppError as `lockOpenRound` does
 */
export async function takeVoteBack(
  { db, now }: AppContext,
  { ventureId, memberId }: Pick<Ballot, 'ventureId' | 'memberId'>,
): Promise<void> {
  const moment = now();
  await db.transaction(async (tx) => {
    const round = await lockOpenRound(tx, { ventureId, roundId: undefined }, moment);
    await withdrawVote(tx, { roundId: round.id, memberId }, moment);
    await takeSnapshot(tx, round.id, moment);
  });
}

interface Undo extends Pick<Ballot, 'ventureId' | 'memberId'> {
  /** Of the vote to undo, as an ISO date-time. */
  votedAt: string;
  /** Null takes the vote back. */
  earlierChoice: VoteChoice | null;
}

/**
 * Undoes a member's vote on the current round, unless there is a later one.
 * @returns the vote that stands then
 * @throws AppError as `lockOpenRound` does
 */
export async function undoVoteOf(
  { db, now }: AppContext,
  { ventureId, memberId, votedAt, earlierChoice }: Undo,
): Promise<{ choice: VoteChoice; votedAt: string } | null> {
  const moment = now();
  return db.transaction(async (tx) => {
    const round = await lockOpenRound(tx, { ventureId, roundId: undefined }, moment);
    const own = { roundId: round.id, memberId };
    const latest = await findVote(tx, own);
    if (latest?.votedAt.toISOString() !== new Date(votedAt).toISOString()) {
      return latest ? { choice: latest.choice, votedAt: latest.votedAt.toISOString() } : null;
    }
    if (earlierChoice === null) await withdrawVote(tx, own, moment);
    else await saveVote(tx, { ...own, choice: earlierChoice, votedAt: moment });
    await takeSnapshot(tx, round.id, moment);
    return earlierChoice && { choice: earlierChoice, votedAt: moment.toISOString() };
  });
}
