import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { id, isOneOf, moment } from './columns';
import { members } from './members';
import { rounds } from './ventures';

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
export const votes = pgTable('votes', voteColumns, (t) => [
  primaryKey({ columns: [t.roundId, t.memberId] }),
  check('votes_choice_known', isOneOf(t.choice, VOTE_CHOICES)),
  index().on(t.memberId),
]);

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

/** The last average and count that those who may not see single votes were shown of a round. */
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
