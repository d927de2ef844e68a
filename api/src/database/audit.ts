import type {
  AuditTarget,
  ConsoleAction,
} from '@syndication/contract/console-audit/console-audit.rules';

import { lt } from 'drizzle-orm';

import type { Database } from './database';
import { insertMany } from './insert-many';
import { auditLog, type AuditAction, type AuditedFacts } from './schema';

/** `i…@demo.test`: enough to recognise a known address. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

/** A change of something, for the audit trail. */
export interface AuditedChange {
  action: ConsoleAction;
  /** User id of the person who made it; null for a command. */
  by: string | null;
  target: { type: AuditTarget; id: string };
  /** The syndication group whose admins can read it; without one, a change of a deal is for those of all its groups. */
  groupId?: string | null;
  before?: AuditedFacts | null;
  after?: AuditedFacts | null;
  /** What does not change, but says which part of the target did. */
  details?: Record<string, string>;
}

/** Records changes in the transaction that makes them. */
export async function recordChanges(
  tx: Database,
  changes: readonly AuditedChange[],
): Promise<void> {
  const rows = changes.map(
    ({ action, by, target, groupId = null, before = null, after = null, details = {} }) => ({
      action,
      userId: by,
      targetType: target.type,
      targetId: target.id,
      groupId,
      before,
      after,
      details,
    }),
  );
  if (rows.length > 0) await tx.execute(insertMany(auditLog, rows));
}

export async function recordAudit(
  db: Database,
  action: AuditAction,
  userId: string | null,
  details: Record<string, string> = {},
): Promise<void> {
  await db.insert(auditLog).values({ action, userId, details });
}

/** Removes entries from before a moment. */
export async function forgetAudit(db: Database, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.occurredAt, before));
}
