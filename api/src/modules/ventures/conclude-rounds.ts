import type { Database } from '../../database/database';
import { takeSnapshot } from '../votes/take-snapshot';
import { concludeOldRounds } from './rounds.repository';

/** Closes every round for good whose 120 days are over; reading shows them so in any case. */
export async function concludeRounds(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const id of await concludeOldRounds(tx, now)) await takeSnapshot(tx, id, now);
  });
}
