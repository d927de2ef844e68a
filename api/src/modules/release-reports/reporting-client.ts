import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import type { Database } from '../../database/database';
import { createSecretId, signText } from '../../http/secret-id';
import { findSalt, saveClients, type ReleaseClient } from './reporting.repository';

/** Someone who reports: the same client all day, another one tomorrow. */
export interface ReportingClient {
  day: string;
  /** Hash that does not lead back to an address once the day's salt is gone. */
  client: string;
}

/** @param address of the client, as `lineOf` names it */
export async function nameClient(
  tx: Database,
  day: string,
  address: string,
): Promise<ReportingClient> {
  const salt = await findSalt(tx, day, createSecretId());
  return { day, client: signText(Buffer.from(salt), address) };
}

/** Notes which releases a client saw, and with which of them something went wrong. */
export async function noteClient(
  tx: Database,
  client: ReportingClient,
  reports: readonly ReleaseReport[],
  now: Date,
): Promise<void> {
  const rows = new Map<string, ReleaseClient>();
  for (const { app, version, kind } of reports) {
    const key = `${app}@${version}`;
    const row = rows.get(key) ?? { ...client, app, version, seenAt: now };
    if (kind === 'failure') row.failedAt = now;
    if (kind === 'error') row.erredAt = now;
    rows.set(key, row);
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await saveClients(tx, sorted);
}
