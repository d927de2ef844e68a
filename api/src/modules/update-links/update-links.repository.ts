import { and, eq, isNull, lt, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { usedMailLinks, users, ventures } from '../../database/schema';
import { currentNominations } from '../nominations/current-nominations';

/** A profile with its owner, who has not been deactivated; locked against other writes on demand. */
export async function findLinkedVenture(
  db: Database,
  { ventureId, ownerId }: { ventureId: string; ownerId: string },
  { isLocked }: { isLocked: boolean },
) {
  const found = db
    .select({
      id: ventures.id,
      companyName: ventures.companyName,
      version: ventures.version,
      confirmedAt: ventures.confirmedAt,
      editedAt: ventures.editedAt,
      hiddenAt: ventures.hiddenAt,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(ventures)
    .innerJoin(users, eq(users.id, ventures.ownerId))
    .where(and(eq(ventures.id, ventureId), eq(users.id, ownerId), isNull(users.deactivatedAt)));
  const [row] = await (isLocked ? found.for('no key update', { of: ventures }) : found);
  return row;
}

/** Whether a nomination shows it to the investors of any group. */
export async function isStillNominated(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const [row] = await queryRows<{ is_nominated: boolean }>(
    db,
    sql`select exists (select from ${currentNominations} n
      where n.venture_id = ${id}::uuid or n.email = ${email}) as is_nominated`,
  );
  return row?.is_nominated === true;
}

/** When a link was used; null before. */
export async function findLinkUse(db: Database, tokenHash: string): Promise<Date | null> {
  const [used] = await db
    .select()
    .from(usedMailLinks)
    .where(eq(usedMailLinks.tokenHash, tokenHash));
  return used?.usedAt ?? null;
}

/** @returns false when it was used before */
export async function useLink(
  tx: Database,
  used: typeof usedMailLinks.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(usedMailLinks).values(used).onConflictDoNothing().returning();
  return added.length > 0;
}

/** What has expired works no more, used or not. */
export async function forgetUsedLinks(db: Database, now: Date): Promise<void> {
  await db.delete(usedMailLinks).where(lt(usedMailLinks.expiresAt, now));
}
