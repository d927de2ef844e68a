import { OUTCOME_SOURCE_MAX_LENGTH } from '@syndication/contract/outcomes/outcomes.rules';
import { AMOUNT_MAX_USD } from '@syndication/contract/ventures/dollars.rules';
import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { isAtMost, moment } from './columns';
import { rounds } from './ventures';

/** What a round that has ended really raised: stated by its founder, confirmed by an admin or the deal lead. */
export const roundOutcomes = pgTable(
  'round_outcomes',
  {
    roundId: uuid('round_id')
      .primaryKey()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    raisedUsd: bigint('raised_usd', { mode: 'number' }).notNull(),
    statedAt: moment('stated_at').notNull(),
    /** Null while it is provisional. */
    confirmedAt: moment('confirmed_at'),
    source: text('source'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check(
      'round_outcomes_raised_amount',
      sql`${t.raisedUsd} between 0 and ${sql.raw(String(AMOUNT_MAX_USD))}`,
    ),
    check('round_outcomes_source_length', isAtMost(t.source, OUTCOME_SOURCE_MAX_LENGTH)),
    check(
      'round_outcomes_confirmed_with_source',
      sql`(${t.confirmedAt} is null) = (${t.source} is null)`,
    ),
  ],
);
