import { memberKey } from '@syndication/contract/release/canary.rules';
import type {
  Registry,
  RegistryEntry,
  RemoteName,
} from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';
import { REMOTES } from '@syndication/contract/release/remotes.rules';

import { goThroughGate } from '../check/gate';
import { UsageError } from '../command-line.mjs';
import type { ReleaseOptions } from '../options';
import { toRemoteRelease } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';
import { changeEntry, readRegistry, type ChangeOptions } from '../store/registry';
import { publishCandidate } from './release';

export interface CanaryAudience extends Pick<ChangeOptions, 'origin' | 'verify'> {
  /** Undefined keeps that of the same canary. */
  sharePercent: number | undefined;
  /** Addresses of members who get it in any case; the registry holds only their keys. */
  addresses: string[];
}

/** The app's entry, with a live release that others keep. @throws Error when there is none, or the release is it */
function entryBeside(registry: Registry, { name: app, version }: RemoteManifest): RegistryEntry {
  const entry = registry[app];
  if (!entry) throw new Error(`${app} has no live release that others could keep.`);
  if (entry.version === version) throw new Error(`${app}@${version} is live already.`);
  return entry;
}

/**
 * Makes a published release a canary: some members get it instead of the live one. Members who have it keep it
 * while the share of the same release is raised, named ones in any case.
 * @returns who gets it, in words
 * @throws Error when the app has no live release, this one is live already, or the gate has checked something else
 */
export async function startCanary(
  store: ReleaseStore,
  manifest: RemoteManifest,
  { sharePercent: share, addresses, origin, verify }: CanaryAudience,
): Promise<string> {
  const { name: app, version: to } = manifest;
  const keys = await Promise.all(addresses.map(memberKey));
  const { event } = await changeEntry(store, app, (registry) => {
    const current = entryBeside(registry, manifest);
    const { version: from } = current;
    verify?.(registry);
    const same = current.canary?.release.version === to ? current.canary : null;
    const members = [...new Set([...(same?.members ?? []), ...keys])];
    const sharePercent = share ?? same?.sharePercent ?? 0;
    const canary = { release: toRemoteRelease(manifest, origin), sharePercent, members };
    const reason = `${sharePercent} % of members and ${members.length} by name`;
    return { entry: { ...current, canary }, event: { action: 'canary', from, to, reason, origin } };
  });
  return event.reason;
}

/** Everyone gets the live release again. @throws Error when there is no canary, or not the expected one */
export async function endCanary(
  store: ReleaseStore,
  app: RemoteName,
  { reason, expected }: { reason?: string; expected?: string } = {},
): Promise<string> {
  const { event } = await changeEntry(store, app, (registry) => {
    const current = registry[app];
    if (!current?.canary) throw new Error(`${app} has no canary in ${store.name}.`);
    const { canary, ...entry } = current;
    const { version: from } = canary.release;
    if (expected && from !== expected) throw new Error(`${app}@${from} is the canary by now.`);
    return { entry, event: { action: 'canary-end', from, to: current.version, reason } };
  });
  return event.from;
}

/** `canary <app> --to <store> --share 10 [--members a@b.c] | --end` */
export async function canary(options: ReleaseOptions): Promise<number> {
  const { app, flags } = options;
  if (app === 'shell') throw new UsageError('The shell has no canary.');
  const { to: store } = options;
  const { end, members = '', origin } = flags;
  if (end) {
    if (Object.keys(flags).length > 2) throw new UsageError('--end takes --to and nothing else.');
    const version = await endCanary(store, app);
    console.log(`The canary ${app}@${version} was ended: everyone gets the live release.`);
    return 0;
  }
  if (REMOTES[app].role === null) {
    throw new UsageError(`${app} is shown without a sign-in, so it cannot have a canary.`);
  }
  const sharePercent = flags.share ? options.readNumber('share', 0, [0, 100]) : undefined;
  const addresses = members.split(',').filter((address) => address.trim() !== '');
  const wrong = addresses.find((address) => !address.includes('@'));
  if (wrong) throw new UsageError(`--members has "${wrong}", which is no address.`);
  if (!sharePercent && addresses.length === 0) {
    throw new UsageError('Who gets it? --share 10 or --members a@b.c; --end ends it');
  }
  const manifest = await publishCandidate(store, app, flags);
  if (manifest.name === 'shell') throw new Error('The shell has no canary.');
  entryBeside(await readRegistry(store), manifest);
  return goThroughGate(store, manifest, async (verify) => {
    const options = { sharePercent, addresses, origin, verify };
    const audience = await startCanary(store, manifest, options);
    console.log(`${app}@${manifest.version} goes to ${audience}.`);
  });
}
