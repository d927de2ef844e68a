import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { withdrawConfirmation } from './outcomes.repository';

interface Reopened {
  id: string;
  ventureId: string;
  /** User id of who reopens it. */
  by: string | null;
}

/**
 * What was confirmed of a round that is open again is provisional: it goes on raising, and its terms can change. The
 * caller has the round locked.
 */
export async function reopenOutcome(tx: Database, { id, ventureId, by }: Reopened): Promise<void> {
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
    },
  ]);
}
