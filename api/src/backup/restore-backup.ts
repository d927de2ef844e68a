import { text } from 'node:stream/consumers';

import type { Database } from '../database/database';
import { BackupRefused, type BackupCounts, type BackupHeader } from './backup-format';
import { RELEASES, RestoredReleases } from './backup-releases';
import {
  advanceSequences,
  clearForRestore,
  countRows,
  findMigrations,
  findTables,
  insertRows,
} from './backup-tables';
import { readBackup } from './read-backup';

export interface RestoreTarget {
  db: Database;
  /** Folder of the release store. */
  releases: string;
}

const TABLE_PART = /^tables\/(\w+)\/\d+\.json$/;

interface CheckedBackup {
  header: BackupHeader;
  counts: BackupCounts;
}

/** Reads all of it, only to check it. @throws BackupRefused when it is not complete or not as it was written */
async function checkBackup(path: string): Promise<CheckedBackup> {
  let header: BackupHeader | undefined;
  const entries = readBackup(path, (read) => {
    header = read;
  });
  for (;;) {
    const { done, value } = await entries.next();
    if (done) return { header: header!, counts: value };
    for await (const _ of value.body);
  }
}

async function requireSameSchema(db: Database, { migrations }: BackupHeader): Promise<void> {
  const own = await findMigrations(db);
  if (own.join() === migrations.join()) return;
  const isOlder = migrations.every((hash) => own.includes(hash));
  throw new BackupRefused(
    isOlder
      ? 'The backup is of an older version of the platform. Restore it with that version, then update. Nothing was restored.'
      : 'The backup is of a newer version of the platform. Restore it with that version. Nothing was restored.',
  );
}

async function fill(tx: Database, path: string, releases: RestoredReleases | null): Promise<void> {
  const tables = await findTables(tx);
  const filled = await clearForRestore(tx, tables);
  if (filled !== undefined) {
    throw new BackupRefused(
      `The database is not empty: there are rows in ${filled}. Restore into an empty one. Nothing was restored.`,
    );
  }
  for await (const { name, body } of readBackup(path, () => undefined)) {
    const table = TABLE_PART.exec(name)?.[1];
    if (table !== undefined && tables.includes(table)) {
      await insertRows(tx, table, await text(body));
    } else if (releases && name.startsWith(RELEASES)) {
      await releases.add(name.slice(RELEASES.length), body);
    } else {
      throw new BackupRefused(`This version does not know ${name}. Nothing was restored.`);
    }
  }
  await advanceSequences(tx);
}

async function requireComplete(
  tx: Database,
  { tables, files }: BackupCounts,
  releases: RestoredReleases | null,
): Promise<void> {
  for (const [table, count] of Object.entries(tables)) {
    if ((await countRows(tx, table)) !== count) {
      throw new BackupRefused(`Rows of ${table} are missing. Nothing was restored.`);
    }
  }
  if ((releases?.files ?? 0) !== files) {
    throw new BackupRefused('Files of releases are missing. Nothing was restored.');
  }
}

/**
 * Puts a backup into an empty database and an empty store: all of it, or nothing.
 * @throws BackupRefused with the reason
 */
export async function restoreBackup(
  { db, releases: folder }: RestoreTarget,
  path: string,
): Promise<CheckedBackup> {
  const checked = await checkBackup(path);
  await requireSameSchema(db, checked.header);
  const releases = checked.header.hasReleases ? await RestoredReleases.begin(folder) : null;
  try {
    await db.transaction(async (tx) => {
      await fill(tx, path, releases);
      await requireComplete(tx, checked.counts, releases);
      await releases?.place();
    });
  } catch (error) {
    await releases?.takeBack();
    throw error;
  }
  await releases?.goLive();
  return checked;
}
