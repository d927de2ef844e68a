import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';

import type { AppName } from '@syndication/contract/release/registry.rules';

import { parseJson, type ReleaseStore } from './release-store';

export type ReleaseAction = 'release' | 'rollback' | 'promote' | 'canary' | 'canary-end';

/** Who made what live, and why. */
export interface ReleaseEvent {
  at: string;
  app: AppName;
  action: ReleaseAction;
  /** The live release before and after; for a canary the live release and the canary, the reverse when it ends. */
  from: string | null;
  to: string;
  by: string;
  reason?: string | undefined;
  /** Where the files of `to` are served from; absent for the page's own origin. */
  origin?: string | undefined;
}

const FOLDER = 'events/';
/** Each read from a network store takes time. */
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
  process.env['RELEASED_BY'] ||
  process.env['GITHUB_ACTOR'] ||
  process.env['GITLAB_USER_LOGIN'] ||
  systemUser();

export async function recordEvent(store: ReleaseStore, event: Omit<ReleaseEvent, 'at' | 'by'>) {
  const at = new Date().toISOString();
  const key = `${FOLDER}${at.replaceAll(':', '-')}-${event.app}-${randomUUID().slice(0, 8)}.json`;
  await store.create(key, Buffer.from(JSON.stringify({ at, by: author(), ...event })));
}

/** True when anything has ever been made live. */
export async function hasEvents(store: ReleaseStore): Promise<boolean> {
  return (await store.list(FOLDER)).length > 0;
}

/** An unreadable event is skipped. */
async function readEvent(store: ReleaseStore, key: string): Promise<ReleaseEvent | null> {
  const stored = await store.read(key).catch(() => null);
  return stored && parseJson<ReleaseEvent>(stored.body);
}

/** The newest event of an app that matches, by default any; older ones are read only as far as needed. */
export async function findEvent(
  store: ReleaseStore,
  app: AppName,
  isMatch: (event: ReleaseEvent) => boolean = () => true,
): Promise<ReleaseEvent | null> {
  const keys = (await store.list(FOLDER))
    .map(({ key }) => key)
    .filter((key) => key.includes(`Z-${app}-`))
    .sort()
    .reverse();
  for (let start = 0; start < keys.length; start += AT_A_TIME) {
    const some = keys.slice(start, start + AT_A_TIME);
    const events = await Promise.all(some.map((key) => readEvent(store, key)));
    const found = events.find((event) => event !== null && isMatch(event));
    if (found) return found;
  }
  return null;
}

/** True for an event about the live release, false for one about a canary. */
export const isForEverybody = ({ action }: ReleaseEvent): boolean =>
  action !== 'canary' && action !== 'canary-end';

/** True for an event of a new release, false for one of a rollback. */
const isNewRelease = (event: ReleaseEvent): boolean =>
  isForEverybody(event) && event.action !== 'rollback' && event.from !== event.to;

/**
 * The release that was live before a given one according to the events; null if unknown.
 * @param abandoned the release that is being rolled back; it is skipped, for the one before it
 */
export async function findPrevious(
  store: ReleaseStore,
  app: AppName,
  version: string,
  abandoned: string,
): Promise<string | null> {
  let wanted: string | null = version;
  const newest = await findEvent(store, app, (event) => {
    if (event.to !== wanted || !isNewRelease(event)) return false;
    wanted = event.from;
    return wanted !== abandoned && wanted !== version;
  });
  return newest && newest.from;
}

/** Whether a release was ever made live for all members, and not rolled back since, according to the events. */
export async function findLiveHistory(store: ReleaseStore, app: AppName, version: string) {
  const last = await findEvent(store, app, (event) => {
    const isRolledBack = event.from === version && event.action === 'rollback';
    return isForEverybody(event) && (event.to === version || isRolledBack);
  });
  if (!last) return 'never made live';
  return last.to === version ? 'made live' : 'rolled back';
}
