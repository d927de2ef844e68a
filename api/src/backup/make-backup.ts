import { sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import { readRows, readSnapshot } from '../database/read-rows';
import { BackupRefused, HEADER, writeHeader, type BackupCounts } from './backup-format';
import { addReleases, readRegistry } from './backup-releases';
import { findMigrations, findTables } from './backup-tables';
import { packBackup, type BackupWriter } from './pack-backup';

export interface BackupSource {
  db: Database;
  now: Date;
  /** Folder of the release store; null leaves it out. */
  releases: string | null;
}

async function addTables(
  writer: BackupWriter,
  tx: Database,
  { now, releases }: BackupSource,
): Promise<Record<string, number>> {
  const header = {
    createdAt: now.toISOString(),
    migrations: await findMigrations(tx),
    hasReleases: releases !== null,
  };
  await writer.addText(HEADER, writeHeader(header));
  const counts: Record<string, number> = {};
  for (const table of await findTables(tx)) {
    let count = 0;
    let part = 0;
    for await (const rows of readRows(tx, sql`select * from ${sql.identifier(table)}`)) {
      part += 1;
      await writer.addText(`tables/${table}/${part}.json`, `[${rows.join(',\n')}]`);
      count += rows.length;
    }
    counts[table] = count;
  }
  // As after a mistyped setting: the database was made just now.
  if (!counts['users'] && !counts['groups']) {
    throw new BackupRefused(
      'There is nobody in the database. Check DATABASE_URL or DATA_DIR. No backup was made.',
    );
  }
  return counts;
}

/**
 * A consistent snapshot of all tables, and the release store, as one archive.
 * @param onCounts is told how much it holds, at its end
 * @returns its bytes
 * @throws BackupRefused when there is no store; while it is read, when there is nobody in the database
 */
export async function makeBackup(
  source: BackupSource,
  onCounts: (counts: BackupCounts) => void,
): Promise<AsyncGenerator<Buffer>> {
  const { db, releases } = source;
  const registry = releases === null ? null : await readRegistry(releases);
  return packBackup(async (writer) => {
    const tables = await readSnapshot(db, (tx) => addTables(writer, tx, source));
    const files =
      releases === null || registry === null ? 0 : await addReleases(writer, releases, registry);
    await writer.finish({ tables, files });
    onCounts({ tables, files });
  });
}
