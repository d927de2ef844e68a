import { hash, randomUUID } from 'node:crypto';
import { readdirSync, renameSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import { diskProblemOf } from '@syndication/contract/health/disk-problems.rules';
import { APP_NAMES } from '@syndication/contract/release/registry.rules';
import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';

import { UsageError } from '../command-line.mjs';
import { lockFolder } from './folder-lock';
import { checkKey, type ListedObject, type ReleaseStore, type StoredObject } from './release-store';

/** Prefix of files being written; no key begins with a dot. */
const UNFINISHED = '.unfinished-';

/** Allowed before the first release: files of an interrupted release, and the folder that a new volume has. */
const BEFORE_FIRST_RELEASE = new Set<string>([...APP_NAMES, 'lost+found']);

const isMissing = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR';

/** Ignores a missing file; every other error is thrown. */
export const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (isMissing(error)) return instead;
    throw error;
  };

/** Throws every error; one of the disk says in words why the store cannot be read or written. */
const explain =
  (store: string, use: 'read' | 'written') =>
  (error: NodeJS.ErrnoException): never => {
    const problem = diskProblemOf(error.code, error.syscall);
    if (problem) error.message = `${store} cannot be ${use}: ${problem}.`;
    throw error;
  };

/**
 * Writes and flushes a temporary file beside its target, so that the target is never incomplete.
 * @param use moves or links that file, which is removed afterwards
 */
export async function withTemporaryFile<T>(
  file: string,
  body: Buffer | string,
  use: (unfinished: string) => Promise<T>,
  mode?: number,
): Promise<T> {
  const unfinished = path.join(path.dirname(file), UNFINISHED + randomUUID());
  const write = async () => {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(unfinished, body, { flag: 'wx', flush: true, mode });
    return true;
  };
  try {
    // Tries again if the folder was removed meanwhile because it was empty.
    if (!(await write().catch(ifMissing(false)))) await write();
    return await use(unfinished);
  } finally {
    await fs.rm(unfinished, { force: true });
  }
}

/** A release store in a folder of this machine, or of a volume that several machines share. */
export class FolderStore implements ReleaseStore {
  /** @param name its path */
  constructor(readonly name: string) {}

  async read(key: string): Promise<StoredObject | null> {
    const body = await fs
      .readFile(this.fileOf(key))
      .catch(ifMissing(null))
      .catch(explain(this.name, 'read'));
    return body && { body, tag: hash('sha256', body) };
  }

  async create(key: string, body: Buffer): Promise<void> {
    const file = this.fileOf(key);
    await this.write(file, body, async (unfinished) => {
      // A link, unlike a rename, replaces nothing.
      await fs.link(unfinished, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        const known = await this.read(key);
        if (known && !known.body.equals(body)) {
          throw new Error(`${key} is in ${this.name} already with another content.`);
        }
        // Renews the modification time by replacing the file: only its owner could set the time.
        await (known ? fs.rename : fs.link)(unfinished, file);
      });
    });
  }

  async swap(key: string, body: Buffer, expectedTag: string | null): Promise<boolean> {
    const file = this.fileOf(key);
    return this.write(file, body, async (unfinished) => {
      for (;;) {
        const { isMine, release } = await lockFolder(this.name);
        try {
          const current = await this.read(key);
          if ((current?.tag ?? null) !== expectedTag) return false;
          if (isMine()) {
            // Atomically, so that nobody else can lock in between.
            renameSync(unfinished, file);
            return true;
          }
        } finally {
          await release();
        }
      }
    });
  }

  async list(prefix: string): Promise<ListedObject[]> {
    const files = await this.filesBelow(prefix);
    return files.filter(({ key }) => !path.basename(key).startsWith('.'));
  }

  async remove(key: string, before?: Date): Promise<boolean> {
    const file = this.fileOf(key);
    const found = await fs.stat(file).catch(ifMissing(null));
    if (before && found && found.mtime >= before) return false;
    await fs.rm(file, { force: true }).catch(explain(this.name, 'written'));
    // Folders exist only for their content; one that is not empty stays.
    await fs.rmdir(path.dirname(file)).catch(() => undefined);
    return true;
  }

  async removeUnfinished(before: Date): Promise<void> {
    for (const { key, modifiedAt } of await this.filesBelow('')) {
      if (!path.basename(key).startsWith(UNFINISHED) || modifiedAt >= before) continue;
      await fs.rm(path.join(this.name, key), { force: true });
    }
  }

  private write<T>(...args: Parameters<typeof withTemporaryFile<T>>): Promise<T> {
    return withTemporaryFile(...args).catch(explain(this.name, 'written'));
  }

  private fileOf(key: string): string {
    return path.join(this.name, checkKey(key));
  }

  /** Every file below a prefix, whether it is an object or not; files removed meanwhile are left out. */
  private async filesBelow(prefix: string): Promise<ListedObject[]> {
    const folder = path.join(this.name, prefix);
    const listed = fs.readdir(folder, { withFileTypes: true }).catch(ifMissing([]));
    const entries = await listed.catch(explain(this.name, 'read'));
    const found = entries.map(async (entry): Promise<ListedObject[]> => {
      const key = prefix + entry.name;
      if (entry.isDirectory()) return this.filesBelow(`${key}/`);
      const file = await fs.stat(path.join(folder, entry.name)).catch(ifMissing(null));
      return file ? [{ key, modifiedAt: file.mtime }] : [];
    });
    return (await Promise.all(found)).flat();
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (!isMissing(error as Error)) return explain(folder, 'read')(error as Error);
    // A mistyped path must not become another store.
    throw new UsageError(`There is no folder ${folder}. For a new store, make it first.`);
  }
}

/** The store at an address: another kind is a scheme here. @throws UsageError for what is no path of a folder */
export function openStore(address: string): ReleaseStore {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//.test(address);
  if (isUrl) throw new UsageError(`A store is a folder, not ${address}.`);
  const folder = path.resolve(address);
  const names = namesIn(folder).filter((name) => !name.startsWith('.'));
  const isStore = names.includes(REGISTRY_KEY) || names.includes('events');
  if (!isStore && names.some((name) => !BEFORE_FIRST_RELEASE.has(name))) {
    throw new UsageError(
      `${folder} is no store of releases; for a new store, name an empty folder.`,
    );
  }
  return new FolderStore(folder);
}
