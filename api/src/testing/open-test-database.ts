import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';

import { connectPostgres, type Connection } from '../database/connect';
import { queryRows, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import * as schema from '../database/schema';

declare global {
  // Both from the jest environment of the API's tests: jest's module registry cannot load PGlite.
  var openPglite: (options?: PGliteOptions) => Promise<PGlite>;
  /** The one of this worker; `open` is called for its first file. */
  var sharePglite: (open: () => Promise<PGlite>) => Promise<PGlite>;
}

const MIGRATIONS = join(__dirname, '../../migrations');

/** Changes with every migration, so that no stale snapshot is ever used. */
function snapshotName(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  for (const file of files.sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return `syndication_${hash.digest('hex').slice(0, 16)}`;
}

/** A migrated PGlite from a snapshot that the first worker leaves for all others. */
async function openPgliteSnapshot(): Promise<PGlite> {
  const path = join(tmpdir(), `${snapshotName()}.tar`);
  if (!existsSync(path)) {
    const fresh = await openPglite();
    await migrate(drizzle(fresh, { schema }));
    const dump = await fresh.dumpDataDir('none');
    const draft = `${path}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, path);
    await fresh.close();
  }
  return openPglite({ loadDataDir: new Blob([readFileSync(path)]) });
}

/** The worker's PGlite, reset: nothing that the previous file left or set in it remains. */
async function openSharedPglite(): Promise<Connection> {
  const client = await sharePglite(openPgliteSnapshot);
  await client.exec('discard all');
  const db = drizzle(client, { schema });
  await emptyDatabase(db);
  return { db, close: () => Promise.resolve() };
}

async function useServer<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const connectTo = (url: string, name: string): Connection => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return connectPostgres(address.href, () => undefined);
};

/** A migrated database to copy from; the first test file makes it, others that start meanwhile wait. */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = snapshotName();
  await useServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft}`);
    const { db, close } = connectTo(serverUrl, draft);
    try {
      await migrate(db);
    } finally {
      await close();
    }
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

/** A database of its own on the PostgreSQL of this test run, dropped when it is closed. */
async function openPostgresDatabase(serverUrl: string): Promise<Connection> {
  const template = await ensureTemplate(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await useServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const { db, close } = connectTo(serverUrl, name);
  return {
    db,
    close: async () => {
      await close();
      await useServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** The migrated, empty database that `TEST_DATABASE` names: `pglite` (default) or `postgres`. */
export function openTestDatabase(): Promise<Connection> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return openSharedPglite();
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run through the root jest config.');
  return openPostgresDatabase(url);
}

const canBeEmptied = new WeakSet<Database>();

/**
 * Empties every table, in milliseconds. Deleting is much faster than truncating when rows are few, with the
 * triggers of foreign keys asleep the order does not matter, and a function is planned once per connection.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  if (!canBeEmptied.has(db)) {
    const tables = await queryRows<{ name: string }>(
      db,
      sql`select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename <> 'applied_migrations'`,
    );
    const deletions = tables.map((table) => `delete from ${table.name};`).join(' ');
    await db.execute(
      sql.raw(`create or replace function empty_database() returns void language plpgsql
        set session_replication_role = replica as $$ begin ${deletions} end $$`),
    );
    canBeEmptied.add(db);
  }
  await db.execute(sql`select empty_database()`);
}
