import { isNull, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../database/database';
import { groups, nominations, rounds, ventures } from '../database/schema';
import { refreshStatistics } from '../database/tend-tables';
import {
  ImportRefused,
  type ImportRequest,
  type ImportResult,
  type ImportRow,
  type OnProgress,
} from './import-request';
import { findImported, hasNewFacts, hasNewTerms } from './imported-ventures';
import type { InputRecord } from './input-records';
import {
  createVentures,
  nominateVentures,
  updateVentures,
  type WriteContext,
} from './write-ventures';

const BATCH = 1_000;

class DryRunDone extends Error {}

/** @throws ImportRefused that lists the open groups when none has this title */
async function findGroup(tx: Database, title: string): Promise<string> {
  const all = await tx
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .where(isNull(groups.archivedAt))
    .orderBy(groups.title);
  const found = all.find((group) => group.title.toLowerCase() === title.trim().toLowerCase());
  if (found) return found.id;
  throw new ImportRefused(
    all.length > 0
      ? `There is no group "${title}". The groups are: ${all.map((group) => group.title).join(', ')}.`
      : `There is no group "${title}", and no other is open. Create one: npm run admin -- group add "${title}".`,
  );
}

async function writeBatch(
  tx: Database,
  rows: readonly ImportRow[],
  context: WriteContext,
  result: ImportResult,
): Promise<void> {
  const known = await findImported(tx, rows, context);
  const fresh: ImportRow[] = [];
  const changed: InputRecord[] = [];
  const toNominate: string[] = [];
  for (const row of rows) {
    const venture = known.get(row.externalId);
    if (!venture) {
      fresh.push(row);
      result.created += 1;
    } else if (venture.isOwned) {
      const reason = 'the company keeps this profile itself now';
      result.rejections.push({
        rowNumber: row.rowNumber,
        column: '(all)',
        reason,
        isRowLost: true,
      });
    } else {
      const { id: ventureId, isRoundConcluded } = venture;
      const roundId = isRoundConcluded ? null : venture.roundId;
      const areTermsNew = hasNewTerms(venture, row);
      if (areTermsNew && isRoundConcluded) {
        const reason = 'the round is concluded, so its terms stay as they are';
        const { rowNumber } = row;
        result.rejections.push({ rowNumber, column: '(round)', reason, isRowLost: false });
      }
      const isChanged = hasNewFacts(venture, row) || (areTermsNew && !isRoundConcluded);
      if (isChanged) changed.push({ row, ventureId, roundId });
      if (!venture.isNominated) toNominate.push(venture.id);
      if (isChanged || !venture.isNominated) result.updated += 1;
      else result.unchanged += 1;
    }
  }
  await createVentures(tx, fresh, context);
  await updateVentures(tx, changed, context);
  await nominateVentures(tx, toNominate, context);
}

/**
 * Writes all rows in one transaction: new ventures without an owner, nominated to the group, and what
 * changed of those that an earlier import brought. Importing the same file twice changes nothing.
 * @throws ImportRefused when no such group is open
 */
export async function writeImport(
  db: Database,
  request: ImportRequest,
  { now, onProgress }: { now: Date; onProgress: OnProgress },
): Promise<ImportResult> {
  const { source, group, isDryRun, rows } = request;
  const result: ImportResult = { created: 0, updated: 0, unchanged: 0, rejections: [] };
  try {
    await db.transaction(async (tx) => {
      const groupId = await findGroup(tx, group);
      await queryRows(tx, sql`select pg_advisory_xact_lock(hashtext(${source}))::text`);
      for (let start = 0; start < rows.length; start += BATCH) {
        const batch = rows.slice(start, start + BATCH);
        await writeBatch(tx, batch, { source, groupId, now }, result);
        onProgress(start + batch.length, rows.length);
      }
      if (isDryRun) throw new DryRunDone();
    });
  } catch (error) {
    if (error instanceof DryRunDone) return result;
    throw error;
  }
  await refreshStatistics(db, ventures, rounds, nominations);
  return result;
}
