import { isDeepStrictEqual } from 'node:util';

import {
  REMOTE_NAMES,
  type AppName,
  type Registry,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';
import type {
  ReleaseManifest,
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { OutdatedVerdict } from '../errors';
import { readManifest } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';

/** How a release that is not the candidate stands in the registry. */
export type Standing = 'live' | 'previous' | 'canary';

/** A remote under a shell, as pages will show them: one is the candidate, the other one is there already. */
export interface Meeting {
  remote: RemoteManifest;
  shell: ShellManifest;
  candidate: 'remote' | 'shell';
  /** How the other one stands. */
  standing: Standing;
}

/** The one that is there already, as a team knows it. */
export function otherOf({ remote, shell, candidate, standing }: Meeting): string {
  const { name, version } = candidate === 'remote' ? shell : remote;
  return `the ${standing} ${name} ${version}`;
}

/** A release that a candidate must go together with, as the registry names it. */
export interface MetRelease {
  app: AppName;
  version: string;
  standing: Standing;
}

/** The releases of a remote that a page may come to show. */
function standingReleases(registry: Registry, app: RemoteName): MetRelease[] {
  const line = registry[app];
  const versions: [Standing, string | undefined][] = [
    ['live', line?.version],
    ['previous', line?.previous?.version],
    ['canary', line?.canary?.release.version],
  ];
  return versions.flatMap(([standing, version]) => (version ? [{ app, version, standing }] : []));
}

/**
 * Everything that a candidate of an app must go together with: for a remote the live shell, for the shell
 * whatever release of a remote a browser may fall back to or try.
 */
export function releasesMet({ shell, ...remotes }: Registry, app: AppName): MetRelease[] {
  if (app === 'shell') return REMOTE_NAMES.flatMap((name) => standingReleases(remotes, name));
  return shell ? [{ app: 'shell', version: shell.version, standing: 'live' }] : [];
}

/**
 * @param met what a candidate of the app was held against
 * @throws OutdatedVerdict when it would meet something else by now
 */
export function expectMet(registry: Registry, app: AppName, met: readonly MetRelease[]): void {
  const now = releasesMet(registry, app);
  if (isDeepStrictEqual(now, met)) return;
  const isKnown = (release: MetRelease) => met.some((known) => isDeepStrictEqual(known, release));
  const changes = now.filter((release) => !isKnown(release));
  const names = changes.map((other) => `the ${other.standing} ${other.app} ${other.version}`);
  const what = names.length > 0 ? `${names.join(', ')} came` : 'a release went';
  throw new OutdatedVerdict(`${what} while ${app} was looked at`);
}

/** @throws Error when the store does not have what its registry names */
export async function meet(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  { app, version, standing }: MetRelease,
): Promise<Meeting> {
  const other: ReleaseManifest = await readManifest(store, app, version);
  if (candidate.name === 'shell' && other.name !== 'shell') {
    return { remote: other, shell: candidate, candidate: 'shell', standing };
  }
  if (candidate.name !== 'shell' && other.name === 'shell') {
    return { remote: candidate, shell: other, candidate: 'remote', standing };
  }
  throw new Error(`${candidate.name} and ${app} never meet.`);
}

/** @throws Error when the store does not have what its registry names */
export function findMeetings(
  store: ReleaseStore,
  registry: Registry,
  candidate: ReleaseManifest,
): Promise<Meeting[]> {
  const met = releasesMet(registry, candidate.name);
  return Promise.all(met.map((release) => meet(store, candidate, release)));
}
