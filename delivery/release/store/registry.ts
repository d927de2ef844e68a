import type {
  AppName,
  Registry,
  RegistryEntry,
  ShellEntry,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';
import { toInlineJson } from '@syndication/delivery-build/page';
import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';

import { messageOf } from '../command-line.mjs';
import { hasEvents, recordEvent, type ReleaseAction, type ReleaseEvent } from './events';
import { toRemoteRelease } from './layout';
import { parseJson, type ReleaseStore } from './release-store';

/** How often a change is tried when other teams change the registry at the same time. */
const ATTEMPTS = 50;

/** @throws Error when it is lost or damaged: a new one would lack all other apps */
async function read(store: ReleaseStore): Promise<{ registry: Registry; tag: string | null }> {
  const stored = await store.read(REGISTRY_KEY);
  const registry = stored ? parseJson<Registry>(stored.body) : {};
  const entries = Object.entries(registry ?? {});
  const isWhole = entries.every(([app, entry]) => entry?.name === app && entry.version);
  const isLost = entries.length === 0 && (await hasEvents(store));
  if (registry && isWhole && !isLost) return { registry, tag: stored?.tag ?? null };
  throw new Error(
    `The registry of ${store.name} is lost or damaged: restore it from a backup. Nothing was changed.`,
  );
}

/** What is live. @throws Error when the registry cannot be read */
export const readRegistry = async (store: ReleaseStore): Promise<Registry> =>
  (await read(store)).registry;

/** The versions of an app that the registry names. */
export function namedVersions(registry: Registry, app: AppName) {
  const { version: live, previous, canary } = registry[app] ?? {};
  return {
    live,
    previous: typeof previous === 'string' ? previous : previous?.version,
    canary: canary?.release.version,
  };
}

export const listNamed = (registry: Registry, app: AppName): string[] =>
  Object.values(namedVersions(registry, app)).filter((version) => version !== undefined);

/**
 * Changes the registry by compare-and-swap, so that concurrent changes of other teams are never lost.
 * @param change returns the new registry; the same object to change nothing
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { registry: before, tag } = await read(store);
    const after = await change(before);
    if (after === before) return;
    const body = Buffer.from(`${toInlineJson(after)}\n`);
    if (await store.swap(REGISTRY_KEY, body, tag)) return;
  }
  throw new Error(`The registry of ${store.name} changes too fast; nothing was changed.`);
}

export type AppEntry = RegistryEntry | ShellEntry;

/** The new entry of an app, and the event to record. */
interface EntryChange {
  entry: AppEntry;
  event: Omit<ReleaseEvent, 'at' | 'by' | 'app'>;
}

const warnUnrecorded = (error: unknown): void =>
  console.warn(
    `warning  The registry has changed, and pages follow it, but the event was not recorded: ${messageOf(error)}\n` +
      '         Who did it is lost, and --once, promote and the next rollback do not know of it.',
  );

/**
 * Changes one entry of the registry and nothing else, and records who did it and why; a change that cannot be
 * recorded stays, with a warning.
 * @param change returns null to change nothing; it is called again after a concurrent change
 * @returns what `change` returned last
 * @throws Error when the registry cannot be changed
 */
export async function changeEntry<C extends EntryChange | null>(
  store: ReleaseStore,
  app: AppName,
  change: (registry: Registry) => C | Promise<C>,
): Promise<C> {
  let done!: C;
  await changeRegistry(store, async (registry) => {
    done = await change(registry);
    return done ? { ...registry, [app]: done.entry } : registry;
  });
  // The registry has already changed, so a failure here, for example a full disk, does not fail the command.
  if (done) await recordEvent(store, { app, ...done.event }).catch(warnUnrecorded);
  return done;
}

/** How a change of the registry is recorded, and the origin of a remote's files if it is not the page's own. */
export interface ChangeOptions {
  action?: ReleaseAction;
  reason?: string | undefined;
  origin?: string | undefined;
  /** Throws if the registry is not what the gate has checked it against; nothing is changed then. */
  verify?: (registry: Registry) => void;
}

/** The entry of a release that becomes live. Any canary ends, whether it is this release or another. */
function liveEntry(registry: Registry, manifest: ReleaseManifest, origin?: string): AppEntry {
  if (manifest.name === 'shell') return shellEntry(manifest, registry.shell?.version ?? null);
  const release = toRemoteRelease(manifest, origin);
  const current = registry[manifest.name];
  if (!current) return { ...release, previous: null };
  const { previous, canary: _, ...live } = current;
  return { ...release, previous: live.version === release.version ? previous : live };
}

/** The entry script of a remote: the same release may move to another origin. */
const entryUrlOf = (entry?: AppEntry) => (entry && 'entry' in entry ? entry.entry : null);

/**
 * Makes a published release live; what was live becomes its `previous`.
 * @returns what was changed; null when the release was live already, with its files at the same origin
 * @throws Error when the registry cannot be changed, or is not what the gate has checked
 */
export function makeLive(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  { action = 'release', reason, origin, verify }: ChangeOptions = {},
): Promise<EntryChange | null> {
  const { name: app, version: to } = manifest;
  return changeEntry(store, app, (registry) => {
    const current = registry[app];
    const from = current?.version ?? null;
    const entry = liveEntry(registry, manifest, origin);
    if (from === to && !current?.canary && entryUrlOf(current) === entryUrlOf(entry)) return null;
    verify?.(registry);
    return { entry, event: { action, from, to, reason, origin } };
  });
}

/** The entry of a shell that is live. */
export const shellEntry = (
  { version, contract }: Pick<ReleaseManifest, 'version' | 'contract'>,
  previous: string | null,
): ShellEntry => ({ name: 'shell', version, contract, previous });
