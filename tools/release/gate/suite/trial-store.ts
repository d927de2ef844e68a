import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';

import type { Registry } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { FolderStore } from '../../folder-store';
import { keyOfFile, toRemoteRelease } from '../../layout';
import { changeRegistry } from '../../registry-document';
import type { ReleaseStore } from '../../store';
import type { Meeting } from '../meeting';

const AT_A_TIME = 16;

/** A store of its own in which a candidate is live before it is. */
export interface TrialStore {
  folder: string;
  remove: () => Promise<void>;
}

async function copyRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  { name, version, files }: ReleaseManifest,
): Promise<void> {
  const limit = pLimit(AT_A_TIME);
  const copy = async (file: string): Promise<void> => {
    const key = keyOfFile(name, version, file);
    const stored = await from.read(key);
    if (!stored) throw new Error(`${key} is missing in ${from.name}.`);
    await to.create(key, stored.body);
  };
  await Promise.all(Object.keys(files).map((file) => limit(() => copy(file))));
}

function registryOf(meetings: readonly Meeting[]): Registry {
  const registry: Registry = {};
  for (const { shell, remote } of meetings) {
    const { version, contract } = shell;
    registry.shell = { name: 'shell', version, contract, previous: null };
    registry[remote.name] = { ...toRemoteRelease(remote), previous: null };
  }
  return registry;
}

/** Lays out a shell and the remotes that it meets, all of them live, in a temporary folder. */
export async function layOutTrial(
  store: ReleaseStore,
  meetings: readonly Meeting[],
): Promise<TrialStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const trial = new FolderStore(folder);
    const releases = new Set(meetings.flatMap(({ shell, remote }) => [shell, remote]));
    await Promise.all([...releases].map((release) => copyRelease(store, trial, release)));
    await changeRegistry(trial, () => registryOf(meetings));
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
