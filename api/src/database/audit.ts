import type { Database } from './database';
import { auditLog, type AuditAction } from './schema';

/** `i…@demo.test`: enough to recognise an address that one knows already. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

export async function recordAudit(
  db: Database,
  action: AuditAction,
  userId: string | null,
  details: Record<string, string> = {},
): Promise<void> {
  await db.insert(auditLog).values({ action, userId, details });
}
