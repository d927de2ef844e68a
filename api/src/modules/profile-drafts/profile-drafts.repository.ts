import { eq } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { profileDrafts } from '../../database/schema';

export async function findDraft(db: Database, userId: string) {
  const [draft] = await db.select().from(profileDrafts).where(eq(profileDrafts.userId, userId));
  return draft;
}

export async function saveDraft(
  db: Database,
  { userId, ...draft }: typeof profileDrafts.$inferInsert,
): Promise<void> {
  await db
    .insert(profileDrafts)
    .values({ userId, ...draft })
    .onConflictDoUpdate({ target: profileDrafts.userId, set: draft });
}

export async function removeDraft(db: Database, userId: string): Promise<void> {
  await db.delete(profileDrafts).where(eq(profileDrafts.userId, userId));
}
