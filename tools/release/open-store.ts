import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { FolderStore } from './folder-store';
import type { ReleaseStore } from './store';

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
