import { keyOfFile } from '@syndication/delivery-build/store-layout';
import { type PublishedManifest } from '@syndication/delivery-release/store/layout';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import type { FaultProxy } from '../../fixtures/fault-proxy';
import type { TestReleases } from '../../fixtures/releases/test-releases';
import type { ReleaseCell } from './cells';
import { faultyRelease, goodRelease, isNetworkFault, labelOf, type Part } from './faults';

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
  /** Another release, which can be. */
  good: PublishedManifest;
  release: PublishedManifest;
  /** The label that it puts on the page where it can be shown. */
  label: string;
  /** Breaks it, unless its build is broken already. */
  breakIt: () => void;
}

/** Publishes a good release, labelled `good`, and one with the fault of a cell. */
export async function brokenRelease(
  releases: TestReleases,
  proxy: FaultProxy,
  { fault, part }: ReleaseCell,
): Promise<BrokenRelease> {
  if (fault === 'registry gone') throw new Error('A release has no registry.');
  const good = await goodRelease(releases, 'good');
  if (!isNetworkFault(fault)) {
    const release = await faultyRelease(releases, fault, part);
    return { good, release, label: labelOf(fault, part), breakIt: () => undefined };
  }
  const label = 'next';
  const release = await goodRelease(releases, label);
  return { good, release, label, breakIt: () => proxy.spoil(addressOf(release, part), fault) };
}
