import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { makeDataDir } from '../database/data-dir-lock';
import { describeDiskProblem } from '../describe-failure';
import { BackupRefused } from './backup-format';
import type { BackupWriter } from './pack-backup';

const REGISTRY = 'registry.json';
/** A path inside the store; no part begins with a dot. */
const KEY = /^[\w@-][\w@.+-]*(\/[\w@-][\w@.+-]*)*$/;
export const RELEASES = 'releases/';
/** Prefix of a folder being filled. */
const DRAFT = '.restored-';
/** The folder that a new volume has. */
const LOST_AND_FOUND = 'lost+found';

/** @throws BackupRefused that says why a part of the store cannot be read */
const refuseUnreadable =
  (folder: string, key: string) =>
  (error: NodeJS.ErrnoException): never => {
    throw new BackupRefused(
      error.code === 'ENOENT'
        ? `${key} was removed from ${folder} meanwhile, as prune does. Make the backup again.`
        : `${join(folder, key)} cannot be read: ${error.message}. No backup was made.`,
    );
  };

async function* listFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(
    refuseUnreadable(folder, below),
  );
  for (const found of entries) {
    const key = `${below}${found.name}`;
    // Files being written, locks, and anything else that is not of a release.
    if (!KEY.test(found.name) || key === LOST_AND_FOUND) continue;
    if (found.isDirectory()) yield* listFiles(folder, `${key}/`);
    else if (key !== REGISTRY) yield key;
  }
}

async function* readContent(
  file: FileHandle,
  refuse: (error: NodeJS.ErrnoException) => never,
): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream('', { fd: file, autoClose: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    refuse(error as NodeJS.ErrnoException);
  }
}

/** What is live now. @throws BackupRefused for a folder that is no store, or cannot be read */
export async function readRegistry(folder: string): Promise<string> {
  return readFile(join(folder, REGISTRY), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return refuseUnreadable(folder, REGISTRY)(error);
    throw new BackupRefused(
      `There are no releases in ${folder}. Name their store with --releases, or leave them out with --without-releases.`,
    );
  });
}

/**
 * Adds all files of the store. Releases never change, and new ones may be added meanwhile.
 * @param registry as it was before: it names only files that are there
 */
export async function addReleases(
  writer: BackupWriter,
  folder: string,
  registry: string,
): Promise<number> {
  let files = 1;
  for await (const key of listFiles(folder)) {
    const file = await open(join(folder, key)).catch(refuseUnreadable(folder, key));
    try {
      const { size } = await file.stat();
      await writer.add(`${RELEASES}${key}`, size, readContent(file, refuseUnreadable(folder, key)));
    } finally {
      await file.close();
    }
    files += 1;
  }
  await writer.addText(`${RELEASES}${REGISTRY}`, registry);
  return files;
}

/** @throws BackupRefused with the reason why nothing can be written; any other error as it is */
function refuseUnwritable(folder: string, error: unknown): never {
  const reason = describeDiskProblem(error);
  if (!reason) throw error;
  throw new BackupRefused(
    `The store ${folder} cannot be written: ${reason}. Nothing was restored.`,
  );
}

/** An empty store being filled. Nothing is visible before `place`, nothing is live before `goLive`. */
export class RestoredReleases {
  files = 0;
  private readonly draft: string;
  private placed: string[] = [];

  private constructor(private readonly folder: string) {
    this.draft = join(folder, `${DRAFT}${randomUUID()}`);
  }

  /** @throws BackupRefused for a store with something in it, other than what a new volume has */
  static async begin(folder: string): Promise<RestoredReleases> {
    try {
      makeDataDir(folder);
    } catch (error) {
      refuseUnwritable(folder, error);
    }
    const there = await readdir(folder);
    for (const name of there.filter((found) => found.startsWith(DRAFT))) {
      // Left by a restore that was killed.
      await rm(join(folder, name), { recursive: true });
    }
    if (there.some((name) => !name.startsWith('.') && name !== LOST_AND_FOUND)) {
      throw new BackupRefused(
        `The store ${folder} is not empty. Restore into an empty one. Nothing was restored.`,
      );
    }
    return new RestoredReleases(folder);
  }

  async add(key: string, body: AsyncIterable<Buffer>): Promise<void> {
    if (!KEY.test(key)) throw new BackupRefused(`"${key}" is no file of a release.`);
    const file = join(this.draft, key);
    try {
      await mkdir(dirname(file), { recursive: true });
      await pipeline(body, createWriteStream(file, { flags: 'wx', flush: true }));
    } catch (error) {
      refuseUnwritable(this.folder, error);
    }
    this.files += 1;
  }

  async place(): Promise<void> {
    for (const name of await readdir(this.draft)) {
      if (name === REGISTRY) continue;
      await rename(join(this.draft, name), join(this.folder, name));
      this.placed.push(name);
    }
  }

  async goLive(): Promise<void> {
    await rename(join(this.draft, REGISTRY), join(this.folder, REGISTRY));
    await rm(this.draft, { recursive: true });
  }

  async takeBack(): Promise<void> {
    for (const name of [this.draft, ...this.placed.map((key) => join(this.folder, key))]) {
      await rm(name, { recursive: true, force: true });
    }
  }
}
