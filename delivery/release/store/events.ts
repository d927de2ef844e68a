import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';

import type { AppName } from '@syndication/contract/release/registry.rules';

import type { ReleaseStore } from './release-store';

export type ReleaseAction = 'release' | 'rollback' | 'promote' | 'canary' | 'canary-end';

/** Who made what live, and why. */
export interface ReleaseEvent {
  at: string;
  app: AppName;
  action: ReleaseAction;
  /** What was live, and what is; for a canary, what everybody has and what some get, and back when it ends. */
  from: string | null;
  to: string;
  by: string;
  reason?: string | undefined;
  /** Where the files of `to` are served from; absent for the page's own origin. */
  origin?: string | undefined;
}

const FOLDER = 'events/';
/** A store on the network takes its time for each. */
const AT_A_TIME = 16;

/** In a container the user may have a number only. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Who runs the pipeline, else who runs the command. */
const author = (): string =>
  process.env['RELEASED_BY'] ??
  process.env['GITHUB_ACTOR'] ??
  process.env['GITLAB_USER_LOGIN'] ??
  systemUser();

/** Notes a change of the registry after it was made. */
export async function recordEvent(
  store: ReleaseStore,
  event: Omit<ReleaseEvent, 'at' | 'by'>,
): Promise<void> {
  const at = new Date().toISOString();
  const key = `${FOLDER}${at.replaceAll(':', '-')}-${event.app}-${randomUUID().slice(0, 8)}.json`;
  await store.create(key, Buffer.from(JSON.stringify({ at, by: author(), ...event })));
}

/** True when anything has ever been made live. */
export async function hasEvents(store: ReleaseStore): Promise<boolean> {
  return (await store.list(FOLDER)).length > 0;
}

/** An event that cannot be read tells nothing; the others still do. */
async function readEvent(store: ReleaseStore, key: string): Promise<ReleaseEvent | null> {
  try {
    const stored = await store.read(key);
    return stored && (JSON.parse(stored.body.toString()) as ReleaseEvent);
  } catch {
    return null;
  }
}

/** The events of an app, the newest first; older ones are read only when they are asked for. */
export async function* eventsOf(store: ReleaseStore, app: AppName): AsyncGenerator<ReleaseEvent> {
  const keys = (await store.list(FOLDER))
    .map(({ key }) => key)
    .filter((key) => key.includes(`Z-${app}-`))
    .sort()
    .reverse();
  for (let start = 0; start < keys.length; start += AT_A_TIME) {
    const some = keys.slice(start, start + AT_A_TIME);
    const events = await Promise.all(some.map((key) => readEvent(store, key)));
    yield* events.filter((event) => event !== null);
  }
}

/** All events of an app, the newest first. */
export async function listEvents(store: ReleaseStore, app: AppName): Promise<ReleaseEvent[]> {
  const events: ReleaseEvent[] = [];
  for await (const event of eventsOf(store, app)) events.push(event);
  return events;
}

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
