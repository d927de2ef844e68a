import type { AppName, Registry, RemoteName } from '@syndication/contract/release/registry.rules';
import type {
  ReleaseManifest,
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { readManifest } from '../store/layout';
import { namedVersions } from '../store/registry';
import type { ReleaseStore } from '../store/release-store';

/** Releases that a candidate was checked against are no longer live. */
export class OutdatedVerdict extends Error {}

/** The fields of a registry entry that name a release. */
const SLOTS = ['live', 'previous', 'canary'] as const;
export type Slot = (typeof SLOTS)[number];

/** A release that a candidate must be compatible with, as the registry names it. */
export interface Counterpart {
  app: AppName;
  version: string;
  slot: Slot;
}

/** A remote under a shell, as pages will show them: one is the candidate, the other its counterpart. */
export interface Pair {
  remote: RemoteManifest;
  shell: ShellManifest;
  candidate: 'remote' | 'shell';
  /** Of the counterpart. */
  slot: Slot;
}

/** What the gate checked, and what it found. */
export interface Check {
  /** What was checked. */
  subject: string;
  /** Why the release must not go live; empty when it may. */
  problems: string[];
}

const describe = ({ app, version, slot }: Counterpart): string => `the ${slot} ${app} ${version}`;

/** Names one side of a pair in messages. */
export function describeSide(pair: Pair, side: 'remote' | 'shell'): string {
  const { name: app, version } = pair[side];
  return side === pair.candidate ? `${app} ${version}` : describe({ ...pair, app, version });
}

/** Names the release that the candidate is checked with. */
export const describeCounterpart = (pair: Pair): string =>
  describeSide(pair, pair.candidate === 'shell' ? 'remote' : 'shell');

/**
 * Everything that a candidate of an app must be compatible with: for a remote the live shell, for the shell
 * every release of a remote that a browser may fall back to or try.
 */
export function counterpartsOf(registry: Registry, app: AppName): Counterpart[] {
  const { shell } = registry;
  if (app !== 'shell') {
    return shell ? [{ app: 'shell', version: shell.version, slot: 'live' }] : [];
  }
  // The registry may have remotes that this checkout, and so its shell, does not know.
  const remotes = (Object.keys(registry) as AppName[]).filter((name) => name !== 'shell');
  return remotes.flatMap((name) => {
    const named = namedVersions(registry, name);
    return SLOTS.flatMap((slot) => {
      const version = named[slot];
      return version === undefined ? [] : [{ app: name, version, slot }];
    });
  });
}

/** @param checked what a candidate of the app was checked against @throws OutdatedVerdict when that has changed */
export function expectUnchanged(registry: Registry, app: AppName, checked: readonly Counterpart[]) {
  const before = checked.map(describe);
  const now = counterpartsOf(registry, app).map(describe);
  const came = now.filter((release) => !before.includes(release));
  if (came.length === 0 && now.length === before.length) return;
  const what = came.length > 0 ? `${came.join(', ')} came` : 'a release went';
  throw new OutdatedVerdict(`${what} while ${app} was checked`);
}

/** @throws Error when the store does not have what its registry names */
export async function readPair(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  { app, version, slot }: Counterpart,
): Promise<Pair> {
  if (candidate.name !== 'shell') {
    const shell = await readManifest(store, 'shell', version);
    return { remote: candidate, shell, candidate: 'remote', slot };
  }
  const remote = await readManifest(store, app as RemoteName, version);
  return { remote, shell: candidate, candidate: 'shell', slot };
}
