import {
  AUDIT_ENTRIES_PER_PAGE,
  AUDIT_EXPORT_LIMIT,
} from '@syndication/contract/console-audit/console-audit.rules';
import {
  exportAuditTrail,
  getAuditTrail,
} from '@syndication/contract/console-audit/console-audit.endpoints';

import type { RegisterModule } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { registerEndpoint } from '../../http/register-endpoint';
import { findAuditEntries, type AuditQuery } from './console-audit.repository';

async function readEntries(db: Database, own: readonly string[] | null, query: AuditQuery) {
  const entries = await findAuditEntries(db, own, query);
  return { entries: entries.slice(0, query.limit), hasMore: entries.length > query.limit };
}

export const registerConsoleAudit: RegisterModule = (app) => {
  const { db } = app.context;

  registerEndpoint(app, getAuditTrail, ({ session, query: { before, ...filter } }) =>
    readEntries(db, session.isStaff ? null : session.adminGroupIds, {
      ...filter,
      before: before === undefined ? undefined : Number(before),
      limit: AUDIT_ENTRIES_PER_PAGE,
    }),
  );

  registerEndpoint(app, exportAuditTrail, ({ session, body }) =>
    db.transaction(async (tx) => {
      const found = await readEntries(tx, null, { ...body, limit: AUDIT_EXPORT_LIMIT });
      const { search = null, subject = null, from = null, to = null } = body;
      await recordChanges(tx, [
        {
          action: 'audit-exported',
          by: session.userId,
          target: { type: 'setting', id: 'audit trail' },
          after: { search, subject, from, to, entries: found.entries.length },
        },
      ]);
      return found;
    }),
  );
};
