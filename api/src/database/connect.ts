import type { Socket } from 'node:net';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Database } from './database';
import * as schema from './schema';

export interface Connection {
  db: Database;
  close: () => Promise<void>;
}

/** The time limits of a database connection, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection: a new one, or one of the pool that others have now. */
  connectMs: number;
  /** For one statement, and for the next statement of a transaction. */
  statementMs: number;
}

/** Beyond these a call answers 503. With the wait in the admission queue, that is after 5 s at most. */
export const SERVING: DatabaseTimeouts = { connectMs: 3_000, statementMs: 3_000 };
/** For migrations and imports: nobody waits for their answer in a browser. */
export const LONG_WORK: DatabaseTimeouts = { connectMs: 10_000, statementMs: 30 * 60_000 };

/** PostgreSQL itself ends a statement that takes too long; only an unreachable one stays silent. */
const SILENCE_MS = 400;

/**
 * Destroys a connection on which a server that hangs leaves a statement unanswered, so that the statement and
 * whatever would follow it (a rollback) fail at once, and frees its place in the pool: Drizzle does not if
 * even `begin` fails.
 */
function endSilentConnections(pool: pg.Pool, statementMs: number): void {
  const taken = new Set<pg.PoolClient>();
  const socketOf = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream;
  pool.on('connect', (client) => {
    // Statements report a broken connection; without a listener, the event would end the process.
    client.on('error', () => undefined);
    socketOf(client).on('timeout', () => socketOf(client).destroy());
    client.once('end', () => {
      if (!taken.has(client)) return;
      client.release(true);
      // Its holder returns it a second time.
      client.release = () => undefined;
    });
  });
  pool.on('acquire', (client) => {
    taken.add(client);
    socketOf(client).setTimeout(statementMs + SILENCE_MS);
  });
  pool.on('release', (_error, client) => {
    taken.delete(client);
    socketOf(client).setTimeout(0);
  });
}

export function connectPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { connectMs, statementMs }: DatabaseTimeouts = SERVING,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
  });
  endSilentConnections(pool, statementMs);
  pool.on('error', onIdleError);
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}
