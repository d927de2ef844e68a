import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { findDealGroups, withdrawConfirmation } from './outcomes.repository';

interface Reopened {
  id: string;
  number: number;
  ventureId: string;
  /** User id of who reopens it. */
  by: string | null;
}

/**
 * What was confirmed of a round that is open again is provisional: it goes on raising, and its terms can change. The
 * caller has the round locked. Admins of each of the deal's groups can read it in the trail: it is theirs to confirm again.
 */
export async function reopenOutcome(
  tx: Database,
  { id, number, ventureId, by }: Reopened,
): Promise<void> {
  const confirmed = await withdrawConfirmation(tx, id);
  if (!confirmed) return;
  const { raisedUsd: raised, source } = confirmed;
  const groupIds = await findDealGroups(tx, ventureId);
  await recordChanges(
    tx,
    (groupIds.length > 0 ? groupIds : [null]).map((groupId) => ({
      action: 'outcome-reopened' as const,
      by,
      target: { type: 'deal' as const, id: ventureId },
      groupId,
      before: { raised, source },
      after: { raised, source: null },
      details: { round: String(number) },
    })),
  );
}
