import {
  REMOTE_NAMES,
  type Registry,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';
import type {
  RemoteManifest,
  ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { readManifest, type PublishedManifest } from '../layout';
import type { ReleaseStore } from '../store';

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

/** The releases of a remote that a page may come to show. */
function standingReleases(registry: Registry, remote: RemoteName): [Standing, string][] {
  const line = registry[remote];
  const versions: [Standing, string | undefined][] = [
    ['live', line?.version],
    ['previous', line?.previous?.version],
    ['canary', line?.canary?.release.version],
  ];
  return versions.filter((entry): entry is [Standing, string] => entry[1] !== undefined);
}

/**
 * Everything in a store that a candidate must go together with: for a remote the live shell, for the shell
 * whatever release of a remote a browser may fall back to or try.
 * @throws Error when the store does not have what its registry names
 */
export async function findMeetings(
  store: ReleaseStore,
  registry: Registry,
  candidate: PublishedManifest,
): Promise<Meeting[]> {
  if (candidate.name !== 'shell') {
    if (!registry.shell) return [];
    const shell = await readManifest(store, 'shell', registry.shell.version);
    return [{ remote: candidate, shell, candidate: 'remote', standing: 'live' }];
  }
  const meetings = REMOTE_NAMES.flatMap((name) =>
    standingReleases(registry, name).map(async ([standing, version]): Promise<Meeting> => {
      const remote = await readManifest(store, name, version);
      return { remote, shell: candidate, candidate: 'shell', standing };
    }),
  );
  return Promise.all(meetings);
}
