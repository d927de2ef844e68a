import type {
  AppName,
  Registry,
  RegistryLine,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { expectUnchanged, type Counterpart } from '../check/compatibility';
import { messageOf } from '../command-line.mjs';
import { recordEvent, type ReleaseAction, type ReleaseEvent } from '../store/events';
import { toRemoteRelease } from '../store/layout';
import { changeRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';

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
  /** What the gate checked it against: if that is no longer live, nothing is changed. */
  checked?: readonly Counterpart[];
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

/**
 * Makes a published release live; what was live becomes its `previous`.
 * @returns what was changed; null when the release was live already
 * @throws OutdatedVerdict when the release was checked against something else than what is live now
 * @throws Error when the registry cannot be changed
 */
export function makeLive(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  { action = 'release', reason, origin, checked }: ChangeOptions = {},
): Promise<EntryChange | null> {
  const { name: app, version: to } = manifest;
  return changeEntry(store, app, (registry) => {
    const current = registry[app];
    const from = current?.version ?? null;
    if (from === to && !current?.canary) return null;
    if (checked) expectUnchanged(registry, app, checked);
    const entry = liveEntry(registry, manifest, origin);
    return { entry, event: { action, from, to, reason, origin } };
  });
}

/** The entry of a shell that is live. */
export const shellEntry = (
  { version, contract }: Pick<ReleaseManifest, 'version' | 'contract'>,
  previous: string | null,
): ShellLine => ({ name: 'shell', version, contract, previous });
