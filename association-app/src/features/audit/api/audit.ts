import * as calls from '@syndication/contract/console-audit/console-audit.calls';
import type { AuditFilter } from '@syndication/contract/console-audit/console-audit.schemas';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

/** A moment by the reader's clock. Beyond the years 1 to 9999 of UTC, it narrows nothing. */
function toMoment(text: string): string | undefined {
  const moment = new Date(text).toISOString();
  return /^(?!0000)\d{4}-/.test(moment) ? moment : undefined;
}

/** Days by the reader's clock, as the list shows moments. */
function toMoments({ from, to, ...filter }: AuditFilter) {
  const first = from && toMoment(`${from}T00:00`);
  const last = to && toMoment(`${to}T23:59:59.999`);
  return { ...filter, ...(first && { from: first }), ...(last && { to: last }) };
}

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
