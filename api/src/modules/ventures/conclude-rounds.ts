import type { Database } from '../../database/database';
import { takeSnapshot } from '../votes/take-snapshot';
import { concludeOldRounds } from './rounds.repository';

/** Rounds of one transaction: votes on them wait for its end. */
const BATCH = 50;

/** Closes every round for good whose 120 days are over; reading shows them so in any case. */
export async function concludeRounds(db: Database, now: Date): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await db.transaction(async (tx) => {
      const ids = await concludeOldRounds(tx, now, BATCH);
      for (const id of ids) await takeSnapshot(tx, id, now);
      return ids.length === BATCH;
    });
  }
}
