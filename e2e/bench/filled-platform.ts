import { readConfig } from '../../api/src/config';
import { openDatabase } from '../../api/src/database/open-database';
import { loadServerSecrets } from '../../api/src/database/server-secrets';
import { findFreePort } from '../fixtures/free-port';
import { Platform } from '../fixtures/platform';
import { fillGroup, findReader } from './fill-group';

/** The product with this many listed deals in the reader's group. */
export async function startFilled(deals: number, lane: number): Promise<Platform> {
  const platform = await Platform.startFresh(await findFreePort(lane));
  await platform.stop();
  const config = readConfig({
    ...process.env,
    DATA_DIR: platform.dataDir,
    DATABASE_URL: undefined,
    LOG_LEVEL: 'silent',
  });
  const { db, close } = await openDatabase(config, () => undefined);
  try {
    const context = { db, config, now: () => new Date(), secrets: await loadServerSecrets(db) };
    await fillGroup(context, await findReader(db), deals);
  } finally {
    await close();
  }
  await platform.restart();
  return platform;
}
