import { DEFAULT_MIN_BALLOTS } from '@syndication/contract/votes/snapshots.rules';
import { eq, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { insertMany } from '../../database/insert-many';
import { predictionSnapshots, snapshotBallots } from '../../database/schema';
import { isStaffOnly } from '../members/memberships';
import { currentNominations } from '../nominations/current-nominations';
import type { Ballot, Snapshot } from './next-snapshot';

/** The strictest of the groups that a round's venture was nominated to. */
export async function findMinBallots(db: Database, roundId: string): Promise<number> {
  const [row] = await queryRows<{ minBallots: number | null }>(
    db,
    sql`select max(g.min_ballots) as "minBallots"
      from rounds r
      join ventures v on v.id = r.venture_id
      left join users owner on owner.id = v.owner_id
      join ${currentNominations} n on n.venture_id = v.id or n.email = owner.email
      join groups g on g.id = n.group_id
      where r.id = ${roundId}::uuid`,
  );
  return row?.minBallots ?? DEFAULT_MIN_BALLOTS;
}

/** Every vote on a round but those of staff, who are no voters. */
export const findBallots = (db: Database, roundId: string) =>
  queryRows<Ballot>(
    db,
    sql`select x.member_id::text as "memberId", x.choice from votes x
      join members m on m.id = x.member_id
      where x.round_id = ${roundId}::uuid and not ${isStaffOnly}`,
  );

/** The ballots behind a round's last snapshot; none before the first one. */
export const findSnapshotBallots = (db: Database, roundId: string): Promise<Ballot[]> =>
  db
    .select({ memberId: snapshotBallots.memberId, choice: snapshotBallots.choice })
    .from(snapshotBallots)
    .where(eq(snapshotBallots.roundId, roundId));

/** Replaces a round's snapshot and the ballots behind it. */
export async function saveSnapshot(
  tx: Database,
  roundId: string,
  { average, voterCount, ballots }: Snapshot,
  takenAt: Date,
): Promise<void> {
  const shown = { average, voterCount, takenAt };
  await tx
    .insert(predictionSnapshots)
    .values({ roundId, ...shown })
    .onConflictDoUpdate({ target: predictionSnapshots.roundId, set: shown });
  await tx.delete(snapshotBallots).where(eq(snapshotBallots.roundId, roundId));
  const rows = ballots.map((ballot) => ({ roundId, ...ballot }));
  await tx.execute(insertMany(snapshotBallots, rows));
}
