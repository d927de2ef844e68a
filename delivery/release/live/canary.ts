import { memberKey } from '@syndication/contract/release/canary.rules';
import type { RemoteName } from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { recordEvent } from '../store/events';
import { expectMet, type MetRelease } from '../check/compatibility';
import { toRemoteRelease } from '../store/layout';
import { changeRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';

/** Who gets a release before the others. */
export interface CanaryAudience {
  /** How many of a hundred members. */
  sharePercent: number;
  /** Addresses of members who get it in any case; the registry holds only their keys. */
  addresses: string[];
  origin?: string | undefined;
  /** What the gate held it against: when that is not what is live any more, nothing is changed. */
  met?: readonly MetRelease[];
}

/**
 * Gives a published release to some members beside the live one. Raising the share of the same release keeps
 * the members who have it.
 * @throws OutdatedVerdict when the release was held against something else than what is live now
 * @throws Error when the app has no live release, or this one is live already
 */
export async function startCanary(
  store: ReleaseStore,
  manifest: RemoteManifest,
  { sharePercent, addresses, origin, met }: CanaryAudience,
): Promise<void> {
  const { name: app, version } = manifest;
  const members = await Promise.all(addresses.map(memberKey));
  const release = toRemoteRelease(manifest, origin);
  let live = '';
  await changeRegistry(store, (registry) => {
    const line = registry[app];
    if (!line) throw new Error(`${app} has no live release that others could keep.`);
    if (line.version === version) throw new Error(`${app}@${version} is live already.`);
    if (met) expectMet(registry, app, met);
    live = line.version;
    return { ...registry, [app]: { ...line, canary: { release, sharePercent, members } } };
  });
  const reason = `${sharePercent} % of members and ${addresses.length} by name`;
  await recordEvent(store, { app, action: 'canary', from: live, to: version, reason, origin });
}

/** Everybody gets the live release again. @throws Error when there is no canary, or not the expected one */
export async function endCanary(
  store: ReleaseStore,
  app: RemoteName,
  { reason, expected }: { reason?: string; expected?: string } = {},
): Promise<string> {
  let version = '';
  let live = '';
  await changeRegistry(store, (registry) => {
    const line = registry[app];
    if (!line?.canary) throw new Error(`${app} has no canary in ${store.name}.`);
    version = line.canary.release.version;
    if (expected && version !== expected) throw new Error(`${app}@${version} came meanwhile.`);
    live = line.version;
    const { canary: _, ...rest } = line;
    return { ...registry, [app]: rest };
  });
  await recordEvent(store, { app, action: 'canary-end', from: version, to: live, reason });
  return version;
}
