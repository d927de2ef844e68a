import { and, desc, eq } from 'drizzle-orm';

import type { AuditedChange } from '../../database/audit';
import type { Database } from '../../database/database';
import { auditLog, users } from '../../database/schema';

/** The latest change of something in the console, and whose it was. */
export async function findLastChange(db: Database, { type, id }: AuditedChange['target']) {
  const [change] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(and(eq(auditLog.targetType, type), eq(auditLog.targetId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return change;
}
