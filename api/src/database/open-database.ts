import { connectPostgres, type Connection } from './connect';
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

/** The image leaves PGlite out: in a container its files would be gone with the next start. */
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

/**
 * Opens the database that the settings name, brought to the newest migration.
 * @throws DataDirInUse when another process has the data directory
 */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  const opened = DATABASE_URL
    ? { ...connectPostgres(DATABASE_URL, onIdleError), lock: null }
    : await openLocked(DATA_DIR);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
