import type {
  AppName,
  Registry,
  RegistryLine,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';
import { toInlineJson } from '@syndication/delivery-build/page';
import { REGISTRY_KEY } from '@syndication/delivery-build/store-layout';

import { messageOf } from '../command-line.mjs';
import { hasEvents, recordEvent, type ReleaseAction, type ReleaseEvent } from './events';
import { toRemoteRelease } from './layout';
import { parseJson, type ReleaseStore } from './release-store';

/** Teams that release at once take turns; nobody loses more often than this. */
const ATTEMPTS = 50;

/** @throws Error when it is lost or damaged: it must not be replaced by one that lacks all other apps */
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

/** The same as a list. */
export const listNamed = (registry: Registry, app: AppName): string[] =>
  Object.values(namedVersions(registry, app)).filter((version) => version !== undefined);

/**
 * Changes the registry by compare-and-swap: another team's concurrent change is read again, never lost.
 * @param change from what is live to what shall be; returns the same object to change nothing
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

export type RegistryEntry = RegistryLine | ShellLine;

/** The new entry of an app, and the event to record. */
interface EntryChange {
  entry: RegistryEntry;
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
 * @param change from what is live now; null to change nothing. It is called again if somebody else was faster
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
  // The registry has changed by then, as after a full disk: that is no failure of the command.
  if (done) await recordEvent(store, { app, ...done.event }).catch(warnUnrecorded);
  return done;
}

/** How a change of the registry is recorded, and where a remote's files are if not on the page's own origin. */
export interface ChangeOptions {
  action?: ReleaseAction;
  reason?: string | undefined;
  origin?: string | undefined;
  /** Throws if the registry is not what the gate has checked it against; nothing is changed then. */
  verify?: (registry: Registry) => void;
}

/** The entry of a release that becomes live. Any canary ends, whether it is this release or another. */
function liveEntry(registry: Registry, manifest: ReleaseManifest, origin?: string): RegistryEntry {
  if (manifest.name === 'shell') return shellEntry(manifest, registry.shell?.version ?? null);
  const release = toRemoteRelease(manifest, origin);
  const current = registry[manifest.name];
  if (!current) return { ...release, previous: null };
  const { previous, canary: _, ...live } = current;
  return { ...release, previous: live.version === release.version ? previous : live };
}

/** Where the files of a remote begin: the same release may come from another origin later. */
const addressOf = (entry?: RegistryEntry) => (entry && 'entry' in entry ? entry.entry : null);

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
    if (from === to && !current?.canary && addressOf(current) === addressOf(entry)) return null;
    verify?.(registry);
    return { entry, event: { action, from, to, reason, origin } };
  });
}

/** The entry of a shell that is live. */
export const shellEntry = (
  { version, contract }: Pick<ReleaseManifest, 'version' | 'contract'>,
  previous: string | null,
): ShellLine => ({ name: 'shell', version, contract, previous });
