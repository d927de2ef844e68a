import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Registry } from '@syndication/contract/release/registry.rules';
import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';
import { createPages } from '@syndication/delivery-pages/server';

import { shellEntry } from '../../store/registry';
import { copyFiles } from '../../publish/publish';
import { toRemoteRelease } from '../../store/layout';
import { checkKey, type ReleaseStore } from '../../store/release-store';
import type { Pair } from '../compatibility';

/** Writes a store with a shell and one remote only, so that effects of other remotes are not blamed on this one. */
export async function writeTrial(store: ReleaseStore, { shell, remote }: Pair, folder: string) {
  // Not flushed to disk: the folder is deleted after the command.
  const create = async (key: string, body: Buffer): Promise<void> => {
    const file = path.join(folder, checkKey(key));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
  };
  const registry: Registry = {
    shell: shellEntry(shell, null),
    [remote.name]: { ...toRemoteRelease(remote), previous: null },
  };
  await Promise.all([shell, remote].map((release) => copyFiles(store, { create }, release)));
  await create(REGISTRY_KEY, Buffer.from(JSON.stringify(registry)));
}

/** Serves a pair on any free port. @throws Error when files of one of them are missing */
export async function openTrial(store: ReleaseStore, pair: Pair, folder: string) {
  await writeTrial(store, pair, folder);
  // Calls of the API are answered before they leave the browser.
  const pages = await createPages({ storeFolder: folder, settings: {} });
  const origin = await pages.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => pages.close() };
}
