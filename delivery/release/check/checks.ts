import { integrityOf } from '@syndication/delivery-build/integrity';
import { keyOfFile, PAGE_FILE } from '@syndication/delivery-build/store-layout';

import { eachFile } from '../publish/publish';
import type { PublishedManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';
import { describeCounterpart, type Pair } from './compatibility';
import { findBreaks, findDoubles } from './facts';

/** What the gate checked, and what it found. */
export interface Check {
  /** What holds, or ought to. */
  subject: string;
  /** Why the release must not go live; empty when it may. */
  problems: string[];
}

/** Whether a release is in the store as its build describes it, and names its first scripts. */
export async function checkFiles(store: ReleaseStore, manifest: PublishedManifest): Promise<Check> {
  const { name, version, files } = manifest;
  const first = name === 'shell' ? [PAGE_FILE] : [manifest.entry, ...manifest.assets];
  const unnamed = first.filter((file) => !(file in files));
  const broken = await eachFile(Object.entries(files), async ([file, integrity]) => {
    const stored = await store.read(keyOfFile(name, version, file));
    if (!stored) return [`${file} is missing in ${store.name}`];
    return integrityOf(stored.body) === integrity ? [] : [`${file} is not what was built`];
  });
  const problems = [...unnamed.map((file) => `its build has no ${file}`), ...broken.flat()];
  return { subject: `${Object.keys(files).length} files`, problems };
}

/** Whether a remote and a shell are compatible, as far as their builds tell. */
export const checkFacts = (pair: Pair): Check => ({
  subject: `contract and shared modules with ${describeCounterpart(pair)}`,
  problems: [...findBreaks(pair), ...findDoubles(pair)],
});
