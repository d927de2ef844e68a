import type { Database } from '../../database/database';
import { nextSnapshot } from './next-snapshot';
import {
  findBallots,
  findMinBallots,
  findSnapshotBallots,
  saveSnapshot,
} from './snapshots.repository';

/**
 * Takes a round's snapshot if one is due. Everyone but a group's admin sees only snapshots, so all code that
 * adds, changes, removes or closes votes calls this, in a transaction that has the round locked.
 */
export async function takeSnapshot(tx: Database, roundId: string, takenAt: Date): Promise<void> {
  const before = await findSnapshotBallots(tx, roundId);
  const votes = await findBallots(tx, roundId);
  const next = nextSnapshot(before, votes, await findMinBallots(tx, roundId));
  if (next) await saveSnapshot(tx, roundId, next, takenAt);
}
