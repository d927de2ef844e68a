import { createHash, randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
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
import { fileURLToPath } from 'node:url';

import { lockFolder, UNFINISHED } from './folder-lock';
import { checkKey, type ListedObject, type ReleaseStore, type StoredObject } from './release-store';

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
      await link(unfinished, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        if (await this.touch(key, body)) return;
        // Removed meanwhile.
        await link(unfinished, file);
      });
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async swap(key: string, body: Buffer, expectedTag: string | null): Promise<boolean> {
    const file = this.fileOf(key);
    const unfinished = await this.writeUnfinished(file, body);
    try {
      for (;;) {
        const { isMine, release } = await lockFolder(this.folder);
        try {
          const current = await this.read(key);
          if ((current?.tag ?? null) !== expectedTag) return false;
          if (isMine()) {
            // At once, so that nobody else can lock in between.
            renameSync(unfinished, file);
            return true;
          }
        } finally {
          await release();
        }
      }
    } finally {
      await rm(unfinished, { force: true });
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

  async removeOlder(key: string, before: Date): Promise<boolean> {
    try {
      if ((await stat(this.fileOf(key))).mtime >= before) return false;
      await this.remove(key);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    return true;
  }

  async removeUnfinished(before: Date): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const unfinished = entries.filter((name) => path.basename(name).startsWith(UNFINISHED));
    for (const name of unfinished) {
      const file = path.join(this.folder, name);
      const { mtime } = await stat(file).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(file, { force: true });
    }
  }

  private fileOf(key: string): string {
    return path.join(this.folder, checkKey(key));
  }

  /** Counts an object with this body as modified now; false when there is none any more. */
  private async touch(key: string, body: Buffer): Promise<boolean> {
    const file = this.fileOf(key);
    try {
      if (!(await readFile(file)).equals(body)) {
        throw new Error(`${key} is in ${this.name} already with another content.`);
      }
      // Only its owner may set a file's time; whoever may release may put the same in its place.
      const same = await this.writeUnfinished(file, body);
      const now = new Date();
      await utimes(same, now, now);
      await rename(same, file);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
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
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return unfinished;
  }
}

/**
 * The store that an address names: a folder, as a path or a `file:` URL. Another kind of store is one more
 * scheme here and one more implementation of `ReleaseStore`.
 * @throws Error for an address of an unknown kind
 */
export function openStore(address: string): ReleaseStore {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//.exec(address)?.[1];
  if (scheme === 'file') return new FolderStore(fileURLToPath(address));
  if (scheme) throw new Error(`There is no release store of the kind ${scheme}: (${address}).`);
  return new FolderStore(path.resolve(address));
}
