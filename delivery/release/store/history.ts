import type { AppName } from '@syndication/contract/release/registry.rules';

import { eventsOf, type ReleaseEvent } from './events';
import type { ReleaseStore } from './release-store';

/** True when an event tells that its release came after another one, and not back. */
const isArrival = ({ action, from, to }: ReleaseEvent): boolean =>
  from !== to && (action === 'release' || action === 'promote');

/**
 * The release that was live before a given one, as the events tell; null when they do not.
 * @param left a release that is left just now and must not come back: what was before it is meant then
 */
export async function findBefore(
  store: ReleaseStore,
  app: AppName,
  version: string,
  left: string,
): Promise<string | null> {
  let wanted: string | null = version;
  for await (const event of eventsOf(store, app)) {
    if (event.to !== wanted || !isArrival(event)) continue;
    wanted = event.from;
    if (wanted !== left && wanted !== version) return wanted;
  }
  return null;
}

/** Where the files of a release were served from when it was used last; null when no event tells of it. */
export async function findOrigin(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<string | null> {
  for await (const { to, action, origin } of eventsOf(store, app)) {
    if (to === version && action !== 'canary-end') return origin ?? '';
  }
  return null;
}

/** True when everybody has had a release of this store before, whatever became of it. */
export async function hasBeenLive(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<boolean> {
  for await (const { to, action } of eventsOf(store, app)) {
    if (to === version && action !== 'canary' && action !== 'canary-end') return true;
  }
  return false;
}

/** What became of a release: all that counts is what everybody had. */
export type Fate = 'never live' | 'was live' | 'taken back';

/** What the events tell of a release last. */
export async function findFate(store: ReleaseStore, app: AppName, version: string): Promise<Fate> {
  for await (const { from, to, action } of eventsOf(store, app)) {
    if (action === 'canary' || action === 'canary-end') continue;
    if (to === version) return 'was live';
    if (from === version && action === 'rollback') return 'taken back';
  }
  return 'never live';
}
