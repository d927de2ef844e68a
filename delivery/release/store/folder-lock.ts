import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';

/** Before what is being written; no key begins with a dot. */
export const UNFINISHED = '.unfinished-';

const LOCK_FILE = '.lock';
/** Who has locked last. */
const HOLDER_FILE = '.lock-holder';
/** A holder that died leaves its lock behind for so long. */
const LOCK_STALE_MS = 10_000;
const LOCK_RETRY = { minTimeout: 20, maxTimeout: 40, maxRetryTime: 30_000 };

export interface FolderLock {
  /** False when somebody else has locked since. Asked right before what the lock protects, nothing in between. */
  isMine: () => boolean;
  release: () => Promise<void>;
}

/** @throws Error when somebody keeps the folder locked */
async function acquire(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  try {
    return await lock(folder, {
      lockfilePath: path.join(folder, LOCK_FILE),
      realpath: false,
      stale: LOCK_STALE_MS,
      retries: { forever: true, factor: 1, randomize: true, ...LOCK_RETRY },
      // By default it ends the process; who asks `isMine` finds out.
      onCompromised: () => undefined,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new Error(`Somebody keeps ${folder} locked; nothing was changed.`, { cause: error });
  }
}

/**
 * Locks a folder. After a holder was killed two who wait may both get its lock: each takes the other's, too, for
 * the old one. So each leaves its name, and only who came last may go on.
 * @throws Error when somebody keeps the folder locked
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const unlock = await acquire(folder);
  const holder = path.join(folder, HOLDER_FILE);
  const name = randomUUID();
  // Replaced instead of written to: the last one to lock may have been another user of the system.
  const unfinished = path.join(folder, UNFINISHED + name);
  await writeFile(unfinished, name);
  await rename(unfinished, holder);
  return {
    isMine: () => readFileSync(holder, 'utf8') === name,
    // A lock that somebody else took, or that cannot be removed now, goes when it is stale.
    release: () => unlock().catch(() => undefined),
  };
}
