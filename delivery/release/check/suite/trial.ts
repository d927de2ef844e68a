import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Registry } from '@syndication/contract/release/registry.rules';
import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';
import { createPages } from '@syndication/delivery-pages/server';

import { copyFiles } from '../../publish/copy-release';
import { toRemoteRelease } from '../../store/layout';
import { checkKey, type ReleaseStore } from '../../store/release-store';
import type { Pair } from '../compatibility';

/** A store of its own in which a candidate is live before it is. */
export interface TrialStore {
  folder: string;
  remove: () => Promise<void>;
}

/** Names no other remote: what another one of the role does in the page would be taken for this one's doing. */
function registryOf({ shell, remote }: Pair): Registry {
  const { version, contract } = shell;
  return {
    shell: { name: 'shell', version, contract, previous: null },
    [remote.name]: { ...toRemoteRelease(remote), previous: null },
  };
}

/** Lays out a shell and a remote, both of them live, in a temporary folder. @throws Error when one is not whole */
export async function layOutTrial(store: ReleaseStore, pair: Pair): Promise<TrialStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  // Nobody else writes there, and nothing of it outlasts the command: it need not wait for the disk.
  const create = async (key: string, body: Buffer): Promise<void> => {
    const file = path.join(folder, checkKey(key));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
  };
  try {
    const { shell, remote } = pair;
    await Promise.all([shell, remote].map((release) => copyFiles(store, { create }, release)));
    await create(REGISTRY_KEY, Buffer.from(JSON.stringify(registryOf(pair))));
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A pair as pages see it, both of them live. */
export interface Trial {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a pair on whatever port is free. @throws Error when a release is not whole */
export async function openTrial(store: ReleaseStore, pair: Pair): Promise<Trial> {
  const { folder, remove } = await layOutTrial(store, pair);
  try {
    // Calls of the API are answered before they leave the browser.
    const pages = await createPages({ storeFolder: folder, settings: {} });
    await pages.listen({ host: '127.0.0.1', port: 0 });
    const { port } = pages.server.address() as AddressInfo;
    const close = async () => {
      await pages.close();
      await remove();
    };
    return { origin: `http://127.0.0.1:${port}`, close };
  } catch (error) {
    await remove();
    throw error;
  }
}
