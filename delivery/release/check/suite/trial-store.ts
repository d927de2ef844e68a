import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Registry } from '@syndication/contract/release/registry.rules';

import { copyFiles } from '../../publish/copy-release';
import { toRemoteRelease } from '../../store/layout';
import { checkKey, type ReleaseStore } from '../../store/release-store';
import type { Meeting } from '../compatibility';

/** A store of its own in which a candidate is live before it is. */
export interface TrialStore {
  folder: string;
  remove: () => Promise<void>;
}

/** Names nobody else: what another remote of the role does in the page would be taken for this one's doing. */
function registryOf({ shell, remote }: Meeting): Registry {
  const { version, contract } = shell;
  return {
    shell: { name: 'shell', version, contract, previous: null },
    [remote.name]: { ...toRemoteRelease(remote), previous: null },
  };
}

/** Nobody else writes there, and nothing of it outlasts the command: it need not wait for the disk. */
async function write(folder: string, key: string, body: Buffer): Promise<void> {
  const file = path.join(folder, checkKey(key));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** Lays out a shell and the remote that it meets, both of them live, in a temporary folder. */
export async function layOutTrial(store: ReleaseStore, meeting: Meeting): Promise<TrialStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-trial-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const trial = { create: (key: string, body: Buffer) => write(folder, key, body) };
    const { shell, remote } = meeting;
    await Promise.all([shell, remote].map((release) => copyFiles(store, trial, release)));
    await trial.create(REGISTRY_KEY, Buffer.from(JSON.stringify(registryOf(meeting))));
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
