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

/** Names nobody else: what another remote of the role does in the page would be taken for this one's doing. */
function registryOf({ shell, remote }: Meeting): Registry {
  const { version, contract } = shell;
  return {
    shell: { name: 'shell', version, contract, previous: null },
    [remote.name]: { ...toRemoteRelease(remote), previous: null },
  };
}

/** Lays out a shell and the remote that it meets, both of them live, in a temporary folder. */
export async function layOutTrial(store: ReleaseStore, meeting: Meeting): Promise<TrialStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const trial = new FolderStore(folder);
    const { shell, remote } = meeting;
    await Promise.all([shell, remote].map((release) => copyRelease(store, trial, release)));
    await changeRegistry(trial, () => registryOf(meeting));
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
