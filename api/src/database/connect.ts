import { drizzle } from 'drizzle-orm/node-postgres';
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
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
