import { eq, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../database/database';
import { groups, nominations, rounds, ventures } from '../database/schema';
import { findImported, hasNews, type ImportedVenture } from './imported-ventures';
import {
  ImportRefused,
  type ImportRequest,
  type ImportResult,
  type ImportRow,
  type OnProgress,
} from './import-request';

const BATCH = 500;

class DryRunDone extends Error {
  constructor(readonly result: ImportResult) {
    super('The dry run is taken back.');
  }
}

/** @throws ImportRefused that lists the groups when there is none of this title */
async function findGroup(tx: Database, title: string): Promise<string> {
  const all = await tx
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .orderBy(groups.title);
  const found = all.find((group) => group.title.toLowerCase() === title.trim().toLowerCase());
  if (found) return found.id;
  throw new ImportRefused(
    all.length > 0
      ? `There is no group "${title}". The groups are: ${all.map((group) => group.title).join(', ')}.`
      : `There is no group "${title}", and no other group either. Start the platform once, so that it has groups.`,
  );
}

async function createVentures(tx: Database, source: string, rows: readonly ImportRow[], now: Date) {
  if (rows.length === 0) return [];
  const moments = { createdAt: now, editedAt: now, confirmedAt: now };
  const created = await tx
    .insert(ventures)
    .values(rows.map(({ externalId, facts }) => ({ ...facts, source, externalId, ...moments })))
    .returning({ id: ventures.id, externalId: ventures.externalId });
  const idOf = new Map(created.map(({ id, externalId }) => [externalId, id]));
  await tx.insert(rounds).values(
    rows.map(({ externalId, round: { amount, valuation, committed, securityType } }) => ({
      ventureId: idOf.get(externalId)!,
      number: 1,
      amountUsd: amount ?? null,
      valuationUsd: valuation ?? null,
      committed: committed ?? null,
      securityType: securityType ?? null,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return created.map(({ id }) => id);
}

/** Writes what the file says; a fact that it lacks stays as it was. */
async function updateVenture(
  tx: Database,
  { id, roundId }: ImportedVenture,
  row: ImportRow,
  now: Date,
) {
  const { amount, valuation, committed, securityType } = row.round;
  await tx
    .update(ventures)
    .set({ ...row.facts, version: sql`${ventures.version} + 1`, editedAt: now, confirmedAt: now })
    .where(eq(ventures.id, id));
  if (roundId === null) return;
  await tx
    .update(rounds)
    .set({
      ...(amount !== undefined && { amountUsd: amount }),
      ...(valuation !== undefined && { valuationUsd: valuation }),
      ...(committed !== undefined && { committed }),
      ...(securityType !== undefined && { securityType }),
      updatedAt: now,
    })
    .where(eq(rounds.id, roundId));
}

async function nominate(tx: Database, groupId: string, ventureIds: readonly string[], now: Date) {
  if (ventureIds.length === 0) return;
  await tx
    .insert(nominations)
    .values(ventureIds.map((ventureId) => ({ ventureId, groupId, createdAt: now })))
    .onConflictDoNothing({ target: [nominations.ventureId, nominations.groupId] });
}

interface BatchContext {
  source: string;
  groupId: string;
  now: Date;
}

async function writeBatch(
  tx: Database,
  rows: readonly ImportRow[],
  { source, groupId, now }: BatchContext,
  result: ImportResult,
): Promise<void> {
  const known = await findImported(tx, source, groupId, rows);
  const fresh = rows.filter(({ externalId }) => !known.has(externalId));
  const toNominate = await createVentures(tx, source, fresh, now);
  result.created += fresh.length;
  for (const row of rows) {
    const venture = known.get(row.externalId);
    if (!venture) continue;
    if (venture.isOwned) {
      const reason = 'the company keeps this profile itself now';
      result.rejections.push({
        rowNumber: row.rowNumber,
        column: '(row)',
        reason,
        isRowLost: true,
      });
      continue;
    }
    const isChanged = hasNews(venture, row);
    if (isChanged) await updateVenture(tx, venture, row, now);
    if (!venture.isNominated) toNominate.push(venture.id);
    if (isChanged || !venture.isNominated) result.updated += 1;
    else result.unchanged += 1;
  }
  await nominate(tx, groupId, toNominate, now);
}

/**
 * Writes all rows in one transaction: new ventures without an owner, nominated to the group, and what
 * changed of those that an earlier import brought. Importing the same file twice changes nothing.
 * @throws ImportRefused when the group does not exist
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
      if (isDryRun) throw new DryRunDone(result);
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  return result;
}
