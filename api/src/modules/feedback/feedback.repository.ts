import type { Database } from '../../database/database';
import { feedback } from '../../database/schema';

export async function addFeedback(
  db: Database,
  given: typeof feedback.$inferInsert,
): Promise<void> {
  await db.insert(feedback).values(given);
}
