import * as calls from '@syndication/contract/console-audit/console-audit.calls';
import type { AuditFilter } from '@syndication/contract/console-audit/console-audit.schemas';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

/** Days by the reader's clock, as the list shows moments. */
const toMoments = ({ from, to, ...filter }: AuditFilter) => ({
  ...filter,
  ...(from && { from: new Date(`${from}T00:00`).toISOString() }),
  ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
});

/** @param before only entries that are older than this one; empty for the latest */
export const auditQuery = (api: ApiClient, filter: AuditFilter, before: string) => {
  const query = { ...toMoments(filter), ...(before && { before }) };
  return queryOptions({
    queryKey: consoleKey('audit', query),
    queryFn: ({ signal }) => api.call(calls.getAuditTrail, { query, signal }),
    placeholderData: (earlier) => earlier,
  });
};

/** All entries that a filter finds; that they were taken is recorded. */
export const exportAudit = (api: ApiClient, filter: AuditFilter) =>
  api.call(calls.exportAuditTrail, { body: toMoments(filter), keepalive: true });
