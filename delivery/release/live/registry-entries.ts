import type {
  AppName,
  RegistryLine,
  RemoteRelease,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { recordEvent, type ReleaseAction } from '../store/events';
import { expectMet, type MetRelease } from '../check/compatibility';
import { toRemoteRelease } from '../store/layout';
import { changeRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';

/** How a change of a line is noted, and where a remote's files are if not on the page's own origin. */
export interface FlipOptions {
  action?: ReleaseAction;
  reason?: string | undefined;
  origin?: string | undefined;
  /** What the gate held it against: when that is not what is live any more, nothing is changed. */
  met?: readonly MetRelease[];
}

/** A line became another one. */
export interface Flip {
  app: AppName;
  from: string | null;
  to: string;
  isChanged: boolean;
}

/** A line without what only the live one has. */
function asRelease(line: RegistryLine): RemoteRelease {
  const { previous: _, canary: __, ...release } = line;
  return release;
}

function nextRemoteLine(
  line: RegistryLine | undefined,
  release: RemoteRelease,
  previous: RemoteRelease | null | undefined,
): RegistryLine {
  const behind = previous !== undefined ? previous : line ? asRelease(line) : null;
  // A canary that became live, or that was tried on what is live no more, is over.
  return { ...release, previous: behind };
}

/**
 * Makes a published release live; what was live becomes its `previous`. Changes one line and nothing else.
 * @throws OutdatedVerdict when the release was held against something else than what is live now
 * @throws Error when the registry cannot be changed
 */
export async function makeLive(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  { action = 'release', reason, origin, met }: FlipOptions = {},
): Promise<Flip> {
  const { name: app, version } = manifest;
  let from: string | null = null;
  let isChanged = false;
  await changeRegistry(store, (registry) => {
    from = registry[app]?.version ?? null;
    isChanged = from !== version || (app !== 'shell' && registry[app]?.canary !== undefined);
    if (!isChanged) return registry;
    if (met) expectMet(registry, app, met);
    if (manifest.name === 'shell') return { ...registry, shell: shellLine(manifest, from) };
    const line = registry[manifest.name];
    const release = toRemoteRelease(manifest, origin);
    const previous = from === version ? line?.previous : undefined;
    return { ...registry, [app]: nextRemoteLine(line, release, previous) };
  });
  if (isChanged) await recordEvent(store, { app, action, from, to: version, reason, origin });
  return { app, from, to: version, isChanged };
}

/** The line of a shell that is live. */
export const shellLine = (
  { version, contract }: Pick<ReleaseManifest, 'version' | 'contract'>,
  previous: string | null,
): ShellLine => ({ name: 'shell', version, contract, previous });

/** The version behind a line; null for an app's first release. */
export function previousVersion({ previous }: RegistryLine | ShellLine): string | null {
  return typeof previous === 'string' ? previous : (previous?.version ?? null);
}
