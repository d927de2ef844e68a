import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK_FILE = '.lock';
/** A lock older than this has a dead holder; so has one from the future, by a clock that ran ahead. */
const STALE_MS = 10_000;
const WAIT_LIMIT_MS = 30_000;

/**
 * Locks a folder. After a holder was killed, two waiting processes may both replace its lock. So the lock names its
 * holder, and only the last one may continue.
 * @throws Error when another process keeps the folder locked
 */
export async function lockFolder(folder: string) {
  const file = path.join(folder, LOCK_FILE);
  const name = randomUUID();
  const until = Date.now() + WAIT_LIMIT_MS;
  /** False if another process has replaced the lock. Call it directly before the protected operation. */
  const isMine = () => {
    try {
      return readFileSync(file, 'utf8') === name;
    } catch {
      return false;
    }
  };
  for (;;) {
    try {
      await writeFile(file, name, { flag: 'wx' });
      // A lock that cannot be removed becomes stale.
      const remove = () => rm(file, { force: true }).catch(() => undefined);
      return { isMine, release: async () => (isMine() ? remove() : undefined) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    // Older versions of this command created a folder as the lock, hence `recursive`.
    if (Math.abs(Date.now() - mtimeMs) > STALE_MS) await rm(file, { force: true, recursive: true });
    else if (Date.now() < until) await sleep(20 + Math.random() * 20);
    else throw new Error(`Another process keeps ${folder} locked; nothing was changed.`);
  }
}
