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

/** Lays out a store of a shell and one remote: effects of another remote of the role would be blamed on this one. */
export async function layOutTrial(store: ReleaseStore, { shell, remote }: Pair, folder: string) {
  // Nobody else writes there, and it is deleted after the command, so it need not wait for the disk.
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

/** Lays out a pair and serves it on any free port. @throws Error when one of them is not whole */
export async function openTrial(store: ReleaseStore, pair: Pair, folder: string) {
  await layOutTrial(store, pair, folder);
  // Calls of the API are answered before they leave the browser.
  const pages = await createPages({ storeFolder: folder, settings: {} });
  const origin = await pages.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => pages.close() };
}
