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
import { readRegistry } from '../registry-document';
import type { ReleaseStore } from '../store';
import { lineOf, passed, refused, type Check } from './check';
import { explainBreak, type Pair, type Standing } from './explain-break';
import { findBreaks } from './facts';

function compareFacts(
  remote: RemoteManifest,
  shell: ShellManifest,
  position: Pick<Pair, 'candidate' | 'standing'>,
): Check[] {
  const pair: Pair = { remote, shell, ...position };
  const other = position.candidate === 'remote' ? shell : remote;
  const subject = `facts with the ${position.standing} ${other.name} ${other.version}`;
  const breaks = findBreaks(remote, shell);
  return breaks.length === 0
    ? [passed(subject)]
    : breaks.map((found) => refused(subject, explainBreak(pair, found)));
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

async function checkShell(
  store: ReleaseStore,
  registry: Registry,
  candidate: ShellManifest,
): Promise<Check[]> {
  const checks = REMOTE_NAMES.flatMap((name) =>
    standingReleases(registry, name).map(async ([standing, version]) => {
      const remote = await readManifest(store, name, version);
      return compareFacts(remote, candidate, { candidate: 'shell', standing });
    }),
  );
  return (await Promise.all(checks)).flat();
}

async function checkRemote(
  store: ReleaseStore,
  registry: Registry,
  candidate: RemoteManifest,
): Promise<Check[]> {
  if (!registry.shell) {
    return [passed(`${store.name} has no shell yet that ${candidate.name} could be checked with`)];
  }
  const shell = await readManifest(store, 'shell', registry.shell.version);
  return compareFacts(candidate, shell, { candidate: 'remote', standing: 'live' });
}

/**
 * Finds out whether a published release goes together with what is live, and prints what it looked at.
 * @returns false when the release must not go live
 * @throws Error when the store does not have what its registry names
 */
export async function passGate(store: ReleaseStore, manifest: PublishedManifest): Promise<boolean> {
  const registry = await readRegistry(store);
  const checks =
    manifest.name === 'shell'
      ? await checkShell(store, registry, manifest)
      : await checkRemote(store, registry, manifest);
  for (const check of checks) console.log(lineOf(check));
  return checks.every(({ problem }) => problem === null);
}
