import type {
  AppName,
  RegistryLine,
  RemoteName,
  RemoteRelease,
  ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { listEvents, recordEvent, type ReleaseAction } from './events';
import { readManifest, toRemoteRelease } from './layout';
import { changeRegistry } from './registry-document';
import type { ReleaseStore } from './store';

/** How a change of a line is noted, and where a remote's files are if not on the page's own origin. */
export interface FlipOptions {
  action?: ReleaseAction;
  reason?: string | undefined;
  origin?: string | undefined;
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

/** The release that was live before a given one, as the events tell; null when they do not. */
async function findBefore(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<string | null> {
  const events = await listEvents(store, app);
  const came = events.find(({ to, action, from }) => {
    return to === version && from !== to && (action === 'release' || action === 'promote');
  });
  return came?.from ?? null;
}

/** A published release as a line names it; null when it is not in the store any more. */
async function findRelease(
  store: ReleaseStore,
  app: RemoteName,
  version: string | null,
): Promise<RemoteRelease | null> {
  if (version === null) return null;
  const manifest = await readManifest(store, app, version).catch(() => null);
  return manifest && toRemoteRelease(manifest);
}

/**
 * Makes a published release live; what was live becomes its `previous`. Changes one line and nothing else.
 * @throws Error when the registry cannot be changed
 */
export async function makeLive(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  { action = 'release', reason, origin }: FlipOptions = {},
): Promise<Flip> {
  const { name: app, version } = manifest;
  let from: string | null = null;
  let isChanged = false;
  await changeRegistry(store, (registry) => {
    from = registry[app]?.version ?? null;
    isChanged = from !== version || (app !== 'shell' && registry[app]?.canary !== undefined);
    if (!isChanged) return registry;
    if (manifest.name === 'shell') return { ...registry, shell: shellLine(manifest, from) };
    const line = registry[manifest.name];
    const release = toRemoteRelease(manifest, origin);
    const previous = from === version ? line?.previous : undefined;
    return { ...registry, [app]: nextRemoteLine(line, release, previous) };
  });
  if (isChanged) await recordEvent(store, { app, action, from, to: version, reason });
  return { app, from, to: version, isChanged };
}

const shellLine = (
  { version, contract }: Pick<ReleaseManifest, 'version' | 'contract'>,
  previous: string | null,
): ShellLine => ({ name: 'shell', version, contract, previous });

/** To which release, why, and from which: another one that came meanwhile is left alone. */
export interface RollbackOptions {
  version?: string | undefined;
  reason?: string | undefined;
  expected?: string;
}

/** The version behind a line; null for an app's first release. */
export function previousVersion({ previous }: RegistryLine | ShellLine): string | null {
  return typeof previous === 'string' ? previous : (previous?.version ?? null);
}

/**
 * Goes back to the release before the live one, or to a named one; needs no build. The release that is left
 * does not become the one to fall back to: that is the one before, if the events know it.
 * @throws Error when there is nothing to go back to
 */
export async function rollBack(
  store: ReleaseStore,
  app: AppName,
  { version, reason, expected }: RollbackOptions = {},
): Promise<Flip> {
  let from: string | null = null;
  let to = '';
  await changeRegistry(store, async (registry) => {
    const line = registry[app];
    if (!line) throw new Error(`${app} has never been released to ${store.name}.`);
    from = line.version;
    if (expected && from !== expected) throw new Error(`${app}@${from} came meanwhile.`);
    to = version ?? previousVersion(line) ?? '';
    if (!to) throw new Error(`There is no release before ${app}@${from} in ${store.name}.`);
    if (to === from) throw new Error(`${app}@${to} is live already.`);
    if (app !== 'shell') {
      return { ...registry, [app]: await remoteLine(store, app, to, registry[app]) };
    }
    const manifest = await readManifest(store, app, to);
    return { ...registry, shell: shellLine(manifest, await findBefore(store, app, to)) };
  });
  await recordEvent(store, { app, action: 'rollback', from, to, reason });
  return { app, from, to, isChanged: true };
}

async function remoteLine(
  store: ReleaseStore,
  app: RemoteName,
  version: string,
  current: RegistryLine | undefined,
): Promise<RegistryLine> {
  // What the line knows is enough: going back must work even if the store cannot list what it has.
  const known = current?.previous;
  const release =
    known?.version === version ? known : toRemoteRelease(await readManifest(store, app, version));
  const before = await findBefore(store, app, version);
  return { ...release, previous: await findRelease(store, app, before) };
}
