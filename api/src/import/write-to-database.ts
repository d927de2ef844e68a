import { setTimeout as wait } from 'node:timers/promises';

import { LONG_WORK } from '../database/connect';
import { DataDirInUse } from '../database/data-dir-lock';
import { openDatabase } from '../database/open-database';
import {
  ImportRefused,
  type ImportRequest,
  type ImportResult,
  type OnProgress,
} from './import-request';
import { sendImport, ServerBusy } from './send-import';
import { writeImport } from './write-import';

interface DatabaseSettings {
  /** PostgreSQL; without it, PGlite in the data directory. */
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

const RETRY_MS = 500;
const PATIENCE_MS = 30_000;

async function writeDirectly(
  settings: DatabaseSettings,
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const database = await openDatabase(settings, () => undefined, LONG_WORK);
  try {
    return await writeImport(database.db, request, { now: new Date(), onProgress });
  } finally {
    await database.close();
  }
}

/**
 * Writes where the platform keeps its data: into the database itself, or through the process that holds
 * it, for PGlite lets only one in.
 * @throws ImportRefused when that process stays busy, with its start or with another import
 */
export async function writeToDatabase(
  settings: DatabaseSettings,
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<ImportResult> {
  const until = Date.now() + PATIENCE_MS;
  do {
    try {
      return await writeDirectly(settings, request, onProgress);
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error;
      try {
        return await sendImport(error.socketPath, request, onProgress);
      } catch (refusal) {
        if (!(refusal instanceof ServerBusy)) throw refusal;
      }
    }
    await wait(RETRY_MS);
  } while (Date.now() < until);
  throw new ImportRefused(
    `The data directory ${settings.DATA_DIR} is in use by a process that takes no imports now.`,
  );
}
