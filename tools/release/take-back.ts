import {
  APP_NAMES,
  type AppName,
  type RegistryLine,
  type ShellLine,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

import { endCanary } from './canary';
import { previousVersion, rollBack } from './live-lines';
import { readRegistry } from './registry-document';
import { fetchReports, healthOf } from './reports';
import type { ReleaseStore } from './store';

/** A short while, so that what a release does today is not hidden by what it did not do yesterday. */
const LOOK_BACK_HOURS = 1;

/** A release that goes wrong for too many. */
interface BadRelease {
  app: AppName;
  version: string;
  reason: string;
  /** What everybody gets instead; null when there is nothing. */
  instead: string | null;
  isCanary: boolean;
}

function findBad(
  app: AppName,
  line: RegistryLine | ShellLine,
  reports: readonly ReleaseCounts[],
): BadRelease | null {
  const canary = 'canary' in line ? line.canary?.release.version : undefined;
  const judged = [
    ...(canary ? [{ version: canary, instead: line.version, isCanary: true }] : []),
    { version: line.version, instead: previousVersion(line), isCanary: false },
  ];
  for (const { version, instead, isCanary } of judged) {
    const { verdict, reason } = healthOf(reports, app, version, instead);
    if (verdict === 'bad') return { app, version, reason, instead, isCanary };
  }
  return null;
}

/** @returns what was done, in words */
async function takeBack(store: ReleaseStore, bad: BadRelease): Promise<string> {
  const { app, version, reason, instead, isCanary } = bad;
  const what = `${app}@${version}`;
  if (!instead) return `${what} is bad, and there is none before: ${reason}.`;
  if (isCanary && app !== 'shell') {
    await endCanary(store, app, reason);
    return `The canary ${what} was ended: ${reason}.`;
  }
  // Only what was judged: somebody may have released meanwhile.
  const { to } = await rollBack(store, app, { reason: `by rule: ${reason}`, expected: version });
  return `${what} was rolled back to ${to}: ${reason}.`;
}

/**
 * Rolls back, by the rule of the release health, what goes wrong for too many, and ends bad canaries. When
 * several apps go wrong at once it is not one release's doing but the line's or the API's: nothing is changed.
 * @param only one app, or all of them; all are looked at in any case
 * @returns what was done or has to be, one line each; it is printed, too
 */
export async function takeBackBadReleases(
  store: ReleaseStore,
  api: string,
  only: AppName | null,
): Promise<string[]> {
  const reports = await fetchReports(api, LOOK_BACK_HOURS);
  const registry = await readRegistry(store);
  const bad = APP_NAMES.flatMap((app) => {
    const line = registry[app];
    return (line && findBad(app, line, reports)) ?? [];
  });
  if (bad.length > 1) {
    const names = bad.map(({ app }) => app).join(', ');
    console.log(`${names} go wrong at once: that is no release's doing, and nothing was changed.`);
    return [];
  }
  const done: string[] = [];
  for (const release of bad.filter(({ app }) => only === null || app === only)) {
    const what = await takeBack(store, release);
    console.log(what);
    done.push(what);
  }
  return done;
}
