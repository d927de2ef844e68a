import { isDeepStrictEqual } from 'node:util';

import {
  REMOTE_NAMES,
  type AppName,
  type Registry,
} from '@syndication/contract/release/registry.rules';
import type {
  ReleaseManifest,
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { readManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';

/** A candidate was checked against releases of which one is not what members have any more. */
export class OutdatedVerdict extends Error {}

/** Where the registry names a release. */
export type Slot = 'live' | 'previous' | 'canary';

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

/** The counterpart, as a team knows it. */
export function describeCounterpart({ remote, shell, candidate, slot }: Pair): string {
  const { name, version } = candidate === 'remote' ? shell : remote;
  return `the ${slot} ${name} ${version}`;
}

/**
 * Everything that a candidate of an app must be compatible with: for a remote the live shell, for the shell
 * whatever release of a remote a browser may fall back to or try.
 */
export function counterpartsOf(registry: Registry, app: AppName): Counterpart[] {
  const slots: [AppName, Slot, string | undefined][] =
    app === 'shell'
      ? REMOTE_NAMES.flatMap((name): [AppName, Slot, string | undefined][] => {
          const entry = registry[name];
          return [
            [name, 'live', entry?.version],
            [name, 'previous', entry?.previous?.version],
            [name, 'canary', entry?.canary?.release.version],
          ];
        })
      : [['shell', 'live', registry.shell?.version]];
  return slots.flatMap(([name, slot, version]) => (version ? [{ app: name, version, slot }] : []));
}

/**
 * @param checked what a candidate of the app was checked against
 * @throws OutdatedVerdict when that is something else by now
 */
export function expectUnchanged(
  registry: Registry,
  app: AppName,
  checked: readonly Counterpart[],
): void {
  const now = counterpartsOf(registry, app);
  if (isDeepStrictEqual(now, checked)) return;
  const names = now
    .filter((release) => !checked.some((known) => isDeepStrictEqual(known, release)))
    .map((other) => `the ${other.slot} ${other.app} ${other.version}`);
  const what = names.length > 0 ? `${names.join(', ')} came` : 'a release went';
  throw new OutdatedVerdict(`${what} while ${app} was checked`);
}

/** @throws Error when the store does not have what its registry names */
export async function pairUp(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  { app, version, slot }: Counterpart,
): Promise<Pair> {
  const other: ReleaseManifest = await readManifest(store, app, version);
  if (candidate.name === 'shell' && other.name !== 'shell') {
    return { remote: other, shell: candidate, candidate: 'shell', slot };
  }
  if (candidate.name !== 'shell' && other.name === 'shell') {
    return { remote: candidate, shell: other, candidate: 'remote', slot };
  }
  throw new Error(`${candidate.name} and ${app} are not shown together.`);
}
