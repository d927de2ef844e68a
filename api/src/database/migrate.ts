import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import { queryRows, type Database } from './database';

/** Any constant of our own: replicas that start together take turns under it. */
const MIGRATION_LOCK = 4_210_777;

/** From `src/database/` and from the bundle in `dist/` alike. */
const MIGRATIONS_FOLDER = ['../../migrations', '../migrations']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/**
 * Brings the database to the newest migration, forward only, in one transaction under an advisory lock.
 * @returns the number of migrations that were applied
 * @throws Error when a newer version has migrated it: this one would fail on some calls and answer others
 */
export async function migrate(db: Database): Promise<number> {
  if (!MIGRATIONS_FOLDER) throw new Error('The folder of migrations is missing.');
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await tx.execute(sql`create table if not exists applied_migrations
      (hash text primary key, applied_at timestamptz not null default now())`);
    const applied = await queryRows<{ hash: string }>(tx, sql`select hash from applied_migrations`);
    const known = new Set(applied.map((row) => row.hash));
    const waiting = migrations.filter(({ hash }) => !known.has(hash));
    if (known.size + waiting.length > migrations.length) {
      throw new Error(
        'The database is of a newer version of the platform. Start that version, or restore a backup of this one.',
      );
    }
    for (const { hash, sql: statements } of waiting) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into applied_migrations (hash) values (${hash})`);
    }
    return waiting.length;
  });
}
