import type {
  AppName,
  RegistryLine,
  RemoteRelease,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { expectUnchanged, type Counterpart } from '../check/compatibility';
import { recordEvent, type ReleaseAction } from '../store/events';
import { toRemoteRelease } from '../store/layout';
import { changeRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';

/** How a change of the registry is recorded, and where a remote's files are if not on the page's own origin. */
export interface ChangeOptions {
  action?: ReleaseAction;
  reason?: string | undefined;
  origin?: string | undefined;
  /** What the gate checked it against: when that is not what is live any more, nothing is changed. */
  checked?: readonly Counterpart[];
}

/** Another release of an app is live. */
export interface RegistryChange {
  app: AppName;
  from: string | null;
  to: string;
  isChanged: boolean;
}

/** An entry without what only the live release has. */
function asRelease({ previous: _, canary: __, ...release }: RegistryLine): RemoteRelease {
  return release;
}

/**
 * Makes a published release live; what was live becomes its `previous`. Changes one entry of the registry and
 * nothing else; a canary that became live, or that was tried beside what is live no more, is over.
 * @throws OutdatedVerdict when the release was checked against something else than what is live now
 * @throws Error when the registry cannot be changed
 */
export async function makeLive(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  { action = 'release', reason, origin, checked }: ChangeOptions = {},
): Promise<RegistryChange> {
  const { name: app, version } = manifest;
  let from: string | null = null;
  let isChanged = false;
  await changeRegistry(store, (registry) => {
    from = registry[app]?.version ?? null;
    isChanged = from !== version || (app !== 'shell' && registry[app]?.canary !== undefined);
    if (!isChanged) return registry;
    if (checked) expectUnchanged(registry, app, checked);
    if (manifest.name === 'shell') return { ...registry, shell: shellEntry(manifest, from) };
    const current = registry[manifest.name];
    const behind = current && (from === version ? current.previous : asRelease(current));
    return {
      ...registry,
      [app]: { ...toRemoteRelease(manifest, origin), previous: behind ?? null },
    };
  });
  if (isChanged) await recordEvent(store, { app, action, from, to: version, reason, origin });
  return { app, from, to: version, isChanged };
}

/** The entry of a shell that is live. */
export const shellEntry = (
  { version, contract }: Pick<ReleaseManifest, 'version' | 'contract'>,
  previous: string | null,
): ShellLine => ({ name: 'shell', version, contract, previous });

/** The version before the live one; null for an app's first release. */
export function previousVersion({ previous }: RegistryLine | ShellLine): string | null {
  return typeof previous === 'string' ? previous : (previous?.version ?? null);
}
