import { createHash, randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

import { checkKey, type ListedObject, type ReleaseStore, type StoredObject } from './store';

const LOCK_FILE = '.lock';
/** A holder that died leaves its lock behind for so long. */
const LOCK_STALE_MS = 10_000;
const LOCK_RETRY_MS = 20;
const LOCK_LIMIT_MS = 30_000;
/** Beside the objects while they are written; no key begins with a dot. */
const UNFINISHED = '.unfinished-';

const tagOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** A release store in a folder of this machine, or of a volume that several machines share. */
export class FolderStore implements ReleaseStore {
  constructor(private readonly folder: string) {}

  get name(): string {
    return this.folder;
  }

  async read(key: string): Promise<StoredObject | null> {
    try {
      const body = await readFile(this.fileOf(key));
      return { body, tag: tagOf(body) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async create(key: string, body: Buffer): Promise<void> {
    const file = this.fileOf(key);
    const unfinished = await this.writeUnfinished(file, body);
    try {
      // A link, unlike a rename, replaces nothing.
      await link(unfinished, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (!(await readFile(file)).equals(body)) {
        throw new Error(`${key} is in ${this.name} already with another content.`, {
          cause: error,
        });
      }
      const now = new Date();
      await utimes(file, now, now);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async swap(key: string, body: Buffer, expectedTag: string | null): Promise<boolean> {
    const file = this.fileOf(key);
    const release = await this.lock();
    try {
      const current = await this.read(key);
      if ((current?.tag ?? null) !== expectedTag) return false;
      const unfinished = await this.writeUnfinished(file, body);
      await rename(unfinished, file);
      return true;
    } finally {
      await release();
    }
  }

  async list(prefix: string): Promise<ListedObject[]> {
    const folder = path.join(this.folder, prefix);
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      const found = await Promise.all(
        entries
          .filter(({ name }) => !name.startsWith('.'))
          .map(async (entry): Promise<ListedObject[]> => {
            const key = prefix + entry.name;
            if (entry.isDirectory()) return this.list(`${key}/`);
            return [{ key, modifiedAt: (await stat(path.join(folder, entry.name))).mtime }];
          }),
      );
      return found.flat();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const file = this.fileOf(key);
    await rm(file, { force: true });
    // Folders exist only for what is in them; one that is not empty stays.
    await rmdir(path.dirname(file)).catch(() => undefined);
  }

  private fileOf(key: string): string {
    return path.join(this.folder, checkKey(key));
  }

  /** Whole and on the disk before it gets its name, so that nobody reads a part. */
  private async writeUnfinished(file: string, body: Buffer): Promise<string> {
    const unfinished = path.join(path.dirname(file), UNFINISHED + randomUUID());
    const create = async () => {
      await mkdir(path.dirname(file), { recursive: true });
      return open(unfinished, 'wx');
    };
    // Once more if the folder was removed meanwhile, because it had become empty.
    const handle = await create().catch((error: unknown) => {
      if (isMissing(error)) return create();
      throw error;
    });
    try {
      await handle.writeFile(body);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return unfinished;
  }

  private async lock(): Promise<() => Promise<void>> {
    await mkdir(this.folder, { recursive: true });
    const options = {
      lockfilePath: path.join(this.folder, LOCK_FILE),
      realpath: false,
      stale: LOCK_STALE_MS,
    };
    const until = Date.now() + LOCK_LIMIT_MS;
    for (;;) {
      try {
        return await lock(this.folder, options);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
        if (Date.now() > until) {
          throw new Error(`Somebody keeps ${this.name} locked; nothing was changed.`, {
            cause: error,
          });
        }
        await sleep(LOCK_RETRY_MS * (1 + Math.random()));
      }
    }
  }
}
