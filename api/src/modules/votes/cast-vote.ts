import { readListing } from '@syndication/contract/ventures/listing.rules';
import { isConflict, type ConflictEnding } from '@syndication/contract/votes/conflicts.rules';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import type { OwnVote } from '@syndication/contract/votes/votes.schemas';

import type { AppContext } from '../../app-context';
import { recordAudit } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { keepAccount } from '../accounts/users.repository';
import { declareConflict, endConflict, revertConflict } from '../conflicts/conflicts.repository';
import { isRoundConcluded } from '../ventures/venture-dates';
import { takeSnapshot } from './take-snapshot';
import { findVote, lockVotedRound, readOwnVote, saveVote, withdrawVote } from './votes.repository';

interface Ballot {
  ventureId: string;
  /** The current round when absent. */
  roundId: string | undefined;
  choice: VoteChoice;
  /** Whether the member was asked and said so. */
  isConflictOver: boolean;
  /** As of when the voter knew the terms of the round, as an ISO date-time; now when absent. */
  termsAsOf: string | undefined;
}

type Voter = Pick<InvestorSession, 'memberId' | 'userId'>;

/**
 * The round that is voted on, locked until the transaction ends.
 * @throws AppError ROUND_CLOSED for any round that is not open, DEAL_NOT_LISTED when the deal has left the
 * list, NOT_FOUND for a round of another venture
 */
async function lockOpenRound(
  tx: Database,
  { userId }: Voter,
  { ventureId, roundId }: Pick<Ballot, 'ventureId' | 'roundId'>,
  now: Date,
) {
  // Before the round, as deletions and joins lock them.
  await keepAccount(tx, userId);
  const found = await lockVotedRound(tx, ventureId, roundId);
  if (!found) throw new AppError('NOT_FOUND');
  const { round, venture } = found;
  if (round.isClosed || isRoundConcluded(round.createdAt, now)) throw new AppError('ROUND_CLOSED');
  if (!readListing(venture, now).isListed) throw new AppError('DEAL_NOT_LISTED');
  return round;
}

/** As of when the voter knew the terms, if those are older than the round's current ones; else null. */
function toTermsAt(
  { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date },
  termsAsOf: string | undefined,
): Date | null {
  if (termsAsOf === undefined) return null;
  const known = new Date(Math.max(Date.parse(termsAsOf), createdAt.getTime()));
  return known < updatedAt ? known : null;
}

/** Whether the kept vote says as much: the same choice, on terms that are no older. */
const isRepeat = (
  kept: Awaited<ReturnType<typeof findVote>>,
  given: { choice: VoteChoice; termsAt: Date | null },
  { updatedAt }: { updatedAt: Date },
): boolean =>
  kept?.choice === given.choice && (kept.termsAt ?? kept.votedAt) >= (given.termsAt ?? updatedAt);

/** @returns false when the member has no conflict of interest with the company */
async function endOwnConflict(
  tx: Database,
  { memberId, userId }: Voter,
  ventureId: string,
  ending: ConflictEnding,
  moment: Date,
): Promise<boolean> {
  const hasEnded = await endConflict(tx, { memberId, ventureId }, ending, moment);
  if (hasEnded) await recordAudit(tx, 'conflict-ended', userId, { ventureId, ending });
  return hasEnded;
}

/**
 * Stores a member's vote; an earlier one goes to the history. A repeat keeps the first one's time, by which an undo
 * knows what the vote did; the same choice on newer terms is a new vote. A conflict of interest with the company lasts
 * until a percentage ends it.
 * @throws AppError as `lockOpenRound` does
 */
export async function castVote(
  { db, now }: AppContext,
  voter: Voter,
  { ventureId, roundId, choice, isConflictOver, termsAsOf }: Ballot,
): Promise<OwnVote> {
  const votedAt = now();
  return db.transaction(async (tx) => {
    const { memberId, userId } = voter;
    const round = await lockOpenRound(tx, voter, { ventureId, roundId }, votedAt);
    const own = { roundId: round.id, memberId };
    const given = { choice, votedAt, termsAt: toTermsAt(round, termsAsOf) };
    if (!isRepeat(await findVote(tx, own), given, round)) await saveVote(tx, { ...own, ...given });
    if (isConflict(choice)) {
      const isNew = await declareConflict(tx, { memberId, ventureId }, votedAt);
      if (isNew) await recordAudit(tx, 'conflict-declared', userId, { ventureId });
    } else {
      const ending = isConflictOver ? 'answered' : 'voted';
      const hasEnded = await endOwnConflict(tx, voter, ventureId, ending, votedAt);
      const details = { ventureId, roundId: round.id };
      if (hasEnded) await recordAudit(tx, 'vote-after-conflict', userId, details);
    }
    await takeSnapshot(tx, round.id, votedAt);
    return readOwnVote(tx, own);
  });
}

/**
 * Takes back a member's vote on the current round; it becomes history. A conflict of interest with the company is
 * withdrawn with it, whichever round it is from. Without either, nothing happens.
 * @throws AppError as `lockOpenRound` does
 */
export async function takeVoteBack(
  { db, now }: AppContext,
  voter: Voter,
  ventureId: string,
): Promise<void> {
  const moment = now();
  await db.transaction(async (tx) => {
    const round = await lockOpenRound(tx, voter, { ventureId, roundId: undefined }, moment);
    await withdrawVote(tx, { roundId: round.id, memberId: voter.memberId }, moment);
    await endOwnConflict(tx, voter, ventureId, 'withdrawn', moment);
    await takeSnapshot(tx, round.id, moment);
  });
}

interface Undo {
  ventureId: string;
  /** Of the vote to undo, as an ISO date-time. */
  votedAt: string;
  /** Null takes the vote back. */
  earlierChoice: VoteChoice | null;
  /** As of when the voter knew the terms at the earlier vote. */
  termsAsOf?: string | undefined;
}

/** Ends the conflict of interest that a vote declared, or resumes the one that it ended. */
async function undoConflict(
  tx: Database,
  { memberId, userId }: Voter,
  ventureId: string,
  votedAt: Date,
  moment: Date,
): Promise<void> {
  const undone = await revertConflict(tx, { memberId, ventureId }, votedAt, moment);
  const details = { ventureId, ending: 'withdrawn' };
  if (undone === 'ended') await recordAudit(tx, 'conflict-ended', userId, details);
  if (undone === 'resumed') await recordAudit(tx, 'conflict-resumed', userId, { ventureId });
}

/**
 * Undoes a member's vote on the current round, unless there is a later one.
 * @returns the vote in effect afterwards
 * @throws AppError as `lockOpenRound` does
 */
export async function undoVoteOf(
  { db, now }: AppContext,
  voter: Voter,
  { ventureId, votedAt, earlierChoice, termsAsOf }: Undo,
): Promise<OwnVote | null> {
  const moment = now();
  return db.transaction(async (tx) => {
    const round = await lockOpenRound(tx, voter, { ventureId, roundId: undefined }, moment);
    const own = { roundId: round.id, memberId: voter.memberId };
    const latest = await findVote(tx, own);
    if (latest?.votedAt.toISOString() !== new Date(votedAt).toISOString()) {
      return latest ? readOwnVote(tx, own) : null;
    }
    if (earlierChoice === null) await withdrawVote(tx, own, moment);
    else {
      const termsAt = toTermsAt(round, termsAsOf);
      await saveVote(tx, { ...own, choice: earlierChoice, votedAt: moment, termsAt });
    }
    // A repeated choice neither declared nor ended a conflict of interest.
    if (latest.choice !== earlierChoice) {
      await undoConflict(tx, voter, ventureId, latest.votedAt, moment);
    }
    await takeSnapshot(tx, round.id, moment);
    return earlierChoice && readOwnVote(tx, own);
  });
}
