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

/** @returns what was done, in words; null when nothing had to be */
async function takeBack(
  store: ReleaseStore,
  app: AppName,
  line: RegistryLine | ShellLine,
  reports: readonly ReleaseCounts[],
): Promise<string | null> {
  if (app !== 'shell' && 'canary' in line && line.canary) {
    const { version } = line.canary.release;
    const { verdict, reason } = healthOf(reports, app, version, line.version);
    if (verdict === 'bad') {
      await endCanary(store, app, reason);
      return `The canary ${app}@${version} was ended: ${reason}.`;
    }
  }
  const previous = previousVersion(line);
  const { verdict, reason } = healthOf(reports, app, line.version, previous);
  if (verdict !== 'bad') return null;
  if (!previous) return `${app}@${line.version} is bad, and there is none before: ${reason}.`;
  // Only what was judged: somebody may have released meanwhile.
  const { to } = await rollBack(store, app, {
    reason: `by rule: ${reason}`,
    expected: line.version,
  });
  return `${app}@${line.version} was rolled back to ${to}: ${reason}.`;
}

/**
 * Rolls back, by the rule of the release health, what goes wrong for too many, and ends bad canaries.
 * @param only one app, or all of them
 * @returns what was done, one line each; it is printed, too
 */
export async function takeBackBadReleases(
  store: ReleaseStore,
  api: string,
  only: AppName | null,
): Promise<string[]> {
  const reports = await fetchReports(api, LOOK_BACK_HOURS);
  const registry = await readRegistry(store);
  const done: string[] = [];
  for (const app of only ? [only] : APP_NAMES) {
    const line = registry[app];
    const what = line && (await takeBack(store, app, line, reports));
    if (!what) continue;
    console.log(what);
    done.push(what);
  }
  return done;
}
