import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';

import type { Connection } from './connect';
import * as schema from './schema';

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
  return { db: drizzle(client, { schema }), close: () => client.close() };
}
