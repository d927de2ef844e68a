import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import { retryUnsentMails } from './console-health.repository';

/**
 * Tries all mail again that has not left; a repeat changes nothing.
 * @param by user id of the person who asks for it; null for a command
 * @returns how many there are
 */
export async function retryMails({ db, now }: AppContext, by: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await retryUnsentMails(tx, now());
    if (count > 0) {
      const target = { type: 'mail', id: 'all' } as const;
      await recordChanges(tx, [{ action: 'mail-retried', by, target, after: { count } }]);
    }
    return count;
  });
}
