import {
  connectPostgres,
  LONG_WORK,
  SERVING,
  type Connection,
  type DatabaseTimeouts,
} from './connect';
import { lockDataDir, type DataDirLock } from './data-dir-lock';
import { migrate } from './migrate';

export interface OpenDatabase extends Connection {
  /** The lock of the data directory; null on PostgreSQL, which needs none. */
  lock: DataDirLock | null;
}

interface DatabaseSettings {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/** The image does not include PGlite: in a container its files would be lost at the next start. */
async function loadPglite() {
  try {
    return await import('./pglite');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('DATABASE_URL is missing, and PGlite is not installed here.', { cause: error });
  }
}

async function openLocked(dataDir: string): Promise<OpenDatabase> {
  const { openPglite } = await loadPglite();
  const lock = await lockDataDir(dataDir);
  try {
    const { db, close } = await openPglite(dataDir);
    return {
      db,
      lock,
      close: async () => {
        await close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Migrates over a separate connection without time limit. */
async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  timeouts: DatabaseTimeouts,
): Promise<OpenDatabase> {
  const migrating = connectPostgres(url, onIdleError, LONG_WORK);
  try {
    await migrate(migrating.db);
  } finally {
    await migrating.close();
  }
  return { ...connectPostgres(url, onIdleError, timeouts), lock: null };
}

/**
 * Opens the database that the settings name, brought to the newest migration.
 * @param timeouts how long a statement may take on PostgreSQL; PGlite has no such limit
 * @throws DataDirInUse when another process has the data directory
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  onIdleError: (error: Error) => void,
  timeouts = SERVING,
): Promise<OpenDatabase> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL, onIdleError, timeouts);
  const opened = await openLocked(DATA_DIR);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
