import { keyOfFile, type PublishedManifest } from '@syndication/tools/release/layout';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import type { FaultProxy } from '../../fixtures/fault-proxy';
import type { ReleaseRoom } from '../../fixtures/releases/release-room';
import { faultyRelease, goodRelease, isNetworkFault, type Fault, type Part } from './faults';

const escaped = (text: string): string => text.replace(/[.+]/g, '\\$&');

/** Addresses of a part of a release, among them none of another release. */
export function addressOf(release: PublishedManifest, part: Part): RegExp {
  const { name, version, entry, assets, files } = release as PublishedManifest<RemoteManifest>;
  const ofPart = {
    entry: [entry],
    chunk: assets,
    screen: Object.keys(files).filter((file) => file !== entry && !assets.includes(file)),
  }[part];
  const keys = ofPart.map((file) => escaped(keyOfFile(name, version, file)));
  return new RegExp(`^/remotes/(${keys.join('|')})$`);
}

/** A release that cannot be shown, by itself or because of what happens to its files on the way. */
export interface BrokenRelease {
  release: PublishedManifest;
  /** From now on it is broken, if it is not by itself. */
  breakIt: () => void;
}

export async function brokenRelease(
  room: ReleaseRoom,
  proxy: FaultProxy,
  fault: Fault,
  part: Part,
): Promise<BrokenRelease> {
  if (fault === 'registry gone') throw new Error('A release has no registry.');
  if (!isNetworkFault(fault)) {
    return { release: await faultyRelease(room, fault, part), breakIt: () => undefined };
  }
  const release = await goodRelease(room, 'next');
  return { release, breakIt: () => proxy.spoil(addressOf(release, part), fault) };
}
