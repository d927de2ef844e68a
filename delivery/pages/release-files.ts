import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { LRUCache } from 'lru-cache';

import {
  type REMOTE_FILES_PATH,
  SHELL_FILES_PATH,
} from '@syndication/contract/release/registry.rules';

import { tagOf, type Content } from './content';

/**
 * The public files of a build; never its manifest, types or source maps, and nothing that could be a document of this
 * origin: pictures and styles are inside the scripts.
 */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const SHELL_FILE = /^[\w.-]+\.(js|woff2|LICENSE\.txt)$/;
const REMOTE_FILE = /^(?!shell\/)[a-z][a-z-]*\/\w[\w.+-]*\/[\w.-]+\.(js|LICENSE\.txt)$/;

/** All builds in use fit several times over. */
const MEMORY_BYTES = 128 * 1024 * 1024;

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function readContent(file: string): Promise<Content | undefined> {
  const [identity, br] = await Promise.all([file, `${file}.br`].map(readIfThere));
  const type = TYPES[path.extname(file)] ?? '';
  return identity && { type, tag: tagOf(identity), identity, br };
}

/** Files of builds, kept in memory: they never change, their names change with their content. */
export class ReleaseFiles {
  private readonly kept = new LRUCache<string, Content>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ identity, br }) => Math.max(1, identity.length + (br?.length ?? 0)),
    fetchMethod: readContent,
  });

  constructor(private readonly storeFolder: string) {}

  /** The file behind `/assets/…` or `/remotes/…`; undefined when there is none for browsers. */
  async find(folder: typeof SHELL_FILES_PATH | typeof REMOTE_FILES_PATH, name: string) {
    const isShell = folder === SHELL_FILES_PATH;
    if (!(isShell ? SHELL_FILE : REMOTE_FILE).test(name)) return undefined;
    return this.kept.fetch(path.join(this.storeFolder, isShell ? 'shell/files' : '', name));
  }
}
