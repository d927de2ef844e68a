import * as calls from '@syndication/contract/console-audit/console-audit.calls';
import type { AuditFilter } from '@syndication/contract/console-audit/console-audit.schemas';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

/** @param before only entries that are older than this one; empty for the latest */
export const auditQuery = (api: ApiClient, filter: AuditFilter, before: string) => {
  const query = { ...filter, ...(before && { before }) };
  return queryOptions({
    queryKey: consoleKey('audit', query),
    queryFn: ({ signal }) => api.call(calls.getAuditTrail, { query, signal }),
    placeholderData: (earlier) => earlier,
  });
};

/** All entries that a filter finds; that they were taken is recorded. */
export const exportAudit = (api: ApiClient, filter: AuditFilter) =>
  api.call(calls.exportAuditTrail, { body: filter, keepalive: true });
