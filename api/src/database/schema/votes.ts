import {
  CONFLICT_ENDINGS,
  CONFLICT_REASON_MAX_LENGTH,
} from '@syndication/contract/votes/conflicts.rules';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { id, isAtMost, isOneOf, moment } from './columns';
import { members } from './members';
import { rounds, ventures } from './ventures';

const voteColumns = {
  roundId: uuid('round_id')
    .notNull()
    .references(() => rounds.id, { onDelete: 'cascade' }),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** The short label, whatever the client sent. */
  choice: text('choice', { enum: VOTE_CHOICES }).notNull(),
  votedAt: moment('voted_at').notNull().defaultNow(),
};

/** The vote that counts: one per round and member. */
export const votes = pgTable(
  'votes',
  {
    ...voteColumns,
    /** The state of the round's terms that the voter saw, if older than the vote: an old page was open. */
    termsAt: moment('terms_at'),
  },
  (t) => [
    primaryKey({ columns: [t.roundId, t.memberId] }),
    check('votes_choice_known', isOneOf(t.choice, VOTE_CHOICES)),
    index().on(t.memberId),
  ],
);

/** Votes that a later one replaced, or that were taken back. */
export const voteHistory = pgTable(
  'vote_history',
  {
    id: id(),
    ...voteColumns,
    /** When the voter took it back; null for one that a later vote replaced. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    check('vote_history_choice_known', isOneOf(t.choice, VOTE_CHOICES)),
    index().on(t.roundId, t.memberId),
    index().on(t.memberId),
  ],
);

/** The last average and count of a round for those who may not see single votes. */
export const predictionSnapshots = pgTable('prediction_snapshots', {
  roundId: uuid('round_id')
    .primaryKey()
    .references(() => rounds.id, { onDelete: 'cascade' }),
  average: integer('average').notNull(),
  voterCount: integer('voter_count').notNull(),
  takenAt: moment('taken_at').notNull(),
});

/** The ballots behind a round's last snapshot, to know how many have changed since. */
export const snapshotBallots = pgTable(
  'snapshot_ballots',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => predictionSnapshots.roundId, { onDelete: 'cascade' }),
    memberId: voteColumns.memberId,
    choice: voteColumns.choice,
  },
  (t) => [primaryKey({ columns: [t.roundId, t.memberId] }), index().on(t.memberId)],
);

/**
 * A member's conflicts of interest with a company, whichever round and group they were declared in. The one that
 * holds has not ended; the others are history.
 */
export const conflictsOfInterest = pgTable(
  'conflicts_of_interest',
  {
    id: id(),
    memberId: voteColumns.memberId,
    ventureId: uuid('venture_id')
      .notNull()
      .references(() => ventures.id, { onDelete: 'cascade' }),
    declaredAt: moment('declared_at').notNull(),
    /** For the admins of the member's groups alone. */
    reason: text('reason'),
    endedAt: moment('ended_at'),
    ending: text('ending', { enum: CONFLICT_ENDINGS }),
  },
  (t) => [
    uniqueIndex('conflicts_of_interest_one_holds')
      .on(t.memberId, t.ventureId)
      .where(sql`${t.endedAt} is null`),
    index().on(t.memberId),
    index().on(t.ventureId),
    check('conflicts_of_interest_reason_length', isAtMost(t.reason, CONFLICT_REASON_MAX_LENGTH)),
    check('conflicts_of_interest_ending_known', isOneOf(t.ending, CONFLICT_ENDINGS)),
    check(
      'conflicts_of_interest_ended_somehow',
      sql`(${t.endedAt} is null) = (${t.ending} is null)`,
    ),
  ],
);
