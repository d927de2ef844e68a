import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { withdrawConfirmation } from './outcomes.repository';

interface Reopened {
  id: string;
  number: number;
  ventureId: string;
  /** User id of who reopens it. */
  by: string | null;
}

/**
 * What was confirmed of a round that is open again is provisional: it goes on raising, and its terms can change. The
 * caller has the round locked. Admins of all groups of the deal read it in the trail: it is theirs to confirm again.
 */
export async function reopenOutcome(
  tx: Database,
  { id, number, ventureId, by }: Reopened,
): Promise<void> {
  const confirmed = await withdrawConfirmation(tx, id);
  if (!confirmed) return;
  const { raisedUsd: raised, source } = confirmed;
  await recordChanges(tx, [
    {
      action: 'outcome-reopened',
      by,
      target: { type: 'deal', id: ventureId },
      before: { raised, source },
      after: { raised, source: null },
      details: { round: String(number) },
    },
  ]);
}
