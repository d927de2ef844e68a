import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';

import type { Database } from './database';
import * as schema from './schema';

export interface Connection {
  db: Database;
  close: () => Promise<void>;
}

/** Beyond these a call answers 503 instead of waiting, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

export function connectPostgres(url: string, onIdleError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on('error', onIdleError);
  return { db: drizzleNodePostgres(pool, { schema }), close: () => pool.end() };
}

/** Where PGlite keeps its files below `DATA_DIR`; the lock's socket lies beside it. */
const PGLITE_FOLDER = 'database';

/** PGlite takes no lock: hold the lock of the data directory before opening it. */
export async function openPglite(dataDir: string): Promise<Connection> {
  mkdirSync(dataDir, { recursive: true });
  return wrapPglite(
    await PGlite.create(join(dataDir, PGLITE_FOLDER), { relaxedDurability: false }),
  );
}

export function wrapPglite(client: PGlite): Connection {
  return { db: drizzlePglite(client, { schema }), close: () => client.close() };
}
