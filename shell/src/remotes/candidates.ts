import { releaseFor } from '@syndication/contract/release/canary.rules';
import type {
  Registry,
  RemoteName,
  RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import type { OnRebuilt } from './dev-releases';
import { memberKeyKept, readMemberKey } from './member-key';
import { overridingOrigin } from './override';
import { fetchRegistry, readInlineRegistry } from './registry';
import { hasFailedLately, lastGoodRelease, recallReleases } from './release-memory';

/** What the page was built from; what is fetched in its place if it came without. */
let registry = readInlineRegistry();
let isAskedAnew = false;

function orderReleases(known: Registry | null, remote: RemoteName): RemoteRelease[] {
  const line = known?.[remote];
  const mine = line && releaseFor(line, readMemberKey());
  // A canary that fails leads back to what the others have.
  const ordered = [mine, line, lastGoodRelease(remote), line?.previous].filter(
    (release): release is RemoteRelease => Boolean(release),
  );
  const unique = ordered.filter(
    ({ version }, index) => ordered.findIndex((other) => other.version === version) === index,
  );
  // What failed here lately is the last resort, not forbidden: it may be all there is.
  const isDoubtful = ({ version }: RemoteRelease) => hasFailedLately(remote, version);
  return [...unique.filter((release) => !isDoubtful(release)), ...unique.filter(isDoubtful)];
}

/** What the page knows of the releases to try, the best one first; nothing stands in for a remote in development. */
export function knownCandidates(remote: RemoteName): RemoteRelease[] {
  return overridingOrigin(remote) ? [] : orderReleases(registry, remote);
}

/**
 * The releases of a remote to try, one after the other: the live one (or the canary that this member has),
 * after a canary the live one, the last one that worked in this browser, and the one before the live one. None when
 * the edge answers that there is none.
 * @throws Error when the edge does not answer, and neither page nor browser knows any
 */
export async function findCandidates(
  remote: RemoteName,
  onRebuilt: OnRebuilt,
): Promise<RemoteRelease[]> {
  const origin = overridingOrigin(remote);
  if (origin) {
    const { findDevRelease } = await import('./dev-releases');
    return [await findDevRelease(remote, origin, onRebuilt)];
  }
  await Promise.all([memberKeyKept(), recallReleases(remote)]);
  if (isAskedAnew || !registry?.[remote]) await askForRegistry(remote);
  return knownCandidates(remote);
}

async function askForRegistry(remote: RemoteName): Promise<void> {
  try {
    registry = await fetchRegistry();
    isAskedAnew = false;
  } catch (error) {
    if (knownCandidates(remote).length === 0) throw error;
  }
}

/** What the page came with led nowhere: the next search asks what is live now. */
export function askForRegistryNext(): void {
  isAskedAnew = true;
}
