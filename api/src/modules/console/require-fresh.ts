import {
  describeFact,
  describeFactName,
  findChangedFacts,
} from '@syndication/contract/console-audit/audit-facts.rules';

import type { AuditedChange } from '../../database/audit';
import type { Database } from '../../database/database';
import type { AuditedFacts } from '../../database/schema';
import { AppError } from '../../http/app-error';
import { fullName } from '../accounts/full-name';
import { findLastChange } from './last-change.repository';

function show(facts: AuditedFacts | null, name: string): string {
  const value = facts?.[name];
  const text = describeFact(value, name);
  return value && typeof value === 'string' ? `“${text}”` : text;
}

/** `title from “Lakes” to “Great Lakes”`, for each fact that a change made another one. */
function describeFacts(before: AuditedFacts | null, after: AuditedFacts | null): string {
  return findChangedFacts(before, after)
    .map((name) => `${describeFactName(name)} from ${show(before, name)} to ${show(after, name)}`)
    .join(', ');
}

/**
 * Refuses a write that is based on an earlier version, and says who changed what since.
 * @throws AppError STALE_VERSION
 */
export async function requireFresh(
  tx: Database,
  target: AuditedChange['target'],
  stored: { version: number },
  givenVersion: number | null,
): Promise<void> {
  if (stored.version === givenVersion) return;
  const change = await findLastChange(tx, target);
  if (!change) throw new AppError('STALE_VERSION');
  const who = change.firstName === null ? 'Someone' : fullName(change.firstName, change.lastName);
  const what = describeFacts(change.before, change.after);
  throw new AppError('STALE_VERSION', {
    message: `${who} changed this in the meantime${what && ` (${what})`}. Please reload to see it.`,
  });
}
