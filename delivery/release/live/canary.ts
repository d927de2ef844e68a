import { memberKey } from '@syndication/contract/release/canary.rules';
import type { RemoteName } from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';

import { expectUnchanged, type Counterpart } from '../check/compatibility';
import { goThroughGate } from '../check/gate';
import { UsageError } from '../command-line.mjs';
import { readNumber, requireFlag, requireRemote, type ReleaseOptions } from '../options';
import { recordEvent } from '../store/events';
import { openStore } from '../store/folder-store';
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
  /** What the gate checked it against: when that is not what is live any more, nothing is changed. */
  checked?: readonly Counterpart[];
}

/**
 * Gives a published release to some members beside the live one. Raising the share of the same release keeps
 * the members who have it.
 * @throws OutdatedVerdict when the release was checked against something else than what is live now
 * @throws Error when the app has no live release, or this one is live already
 */
export async function startCanary(
  store: ReleaseStore,
  manifest: RemoteManifest,
  { sharePercent, addresses, origin, checked }: CanaryAudience,
): Promise<void> {
  const { name: app, version } = manifest;
  const members = await Promise.all(addresses.map(memberKey));
  const release = toRemoteRelease(manifest, origin);
  let live = '';
  await changeRegistry(store, (registry) => {
    const current = registry[app];
    if (!current) throw new Error(`${app} has no live release that others could keep.`);
    if (current.version === version) throw new Error(`${app}@${version} is live already.`);
    if (checked) expectUnchanged(registry, app, checked);
    live = current.version;
    return { ...registry, [app]: { ...current, canary: { release, sharePercent, members } } };
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
    const current = registry[app];
    if (!current?.canary) throw new Error(`${app} has no canary in ${store.name}.`);
    version = current.canary.release.version;
    if (expected && version !== expected) throw new Error(`${app}@${version} came meanwhile.`);
    live = current.version;
    const { canary: _, ...rest } = current;
    return { ...registry, [app]: rest };
  });
  await recordEvent(store, { app, action: 'canary-end', from: version, to: live, reason });
  return version;
}

/** `canary <app> --to <store> --share 10 [--members a@b.c] | --end` */
export async function canary(options: ReleaseOptions): Promise<number> {
  const app = requireRemote(options);
  const store = openStore(requireFlag(options, 'to'));
  const { end, members = '', origin } = options.flags;
  if (end) {
    const version = await endCanary(store, app);
    console.log(`Nobody gets ${app}@${version} any more; the live release is for everybody.`);
    return 0;
  }
  if (REMOTES[app].role === null) {
    throw new UsageError(
      `Nobody is signed in where ${app} is shown: nobody could be drawn for it.`,
    );
  }
  const sharePercent = readNumber(options, 'share', 0, [0, 100]);
  const addresses = members.split(',').filter((address) => address.trim() !== '');
  if (sharePercent === 0 && addresses.length === 0) {
    throw new UsageError('Who gets it? --share 10 or --members a@b.c');
  }
  // Building is much to read, and taking a canary back needs none of it.
  const { publishCandidate } = await import('./release');
  const manifest = await publishCandidate(store, app, options.flags);
  if (manifest.name === 'shell') throw new Error('The shell has no canary.');
  const isStarted = await goThroughGate(store, manifest, async (checked) => {
    await startCanary(store, manifest, { sharePercent, addresses, origin, checked });
    return true;
  });
  if (!isStarted) return 1;
  const byName = addresses.length > 0 ? ` and ${addresses.length} by name` : '';
  console.log(`${app}@${manifest.version} goes to ${sharePercent} % of members${byName}.`);
  return 0;
}
