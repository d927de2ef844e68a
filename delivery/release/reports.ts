import {
  APP_NAMES,
  type AppName,
  type Registry,
} from '@syndication/contract/release/registry.rules';
import {
  judgeRelease,
  type ReleaseHealth,
} from '@syndication/contract/release/release-health.rules';
import { getReleaseReports } from '@syndication/contract/release/release-reports.endpoints';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

import { previousVersion } from './live-lines';
import { readRegistry } from './registry-document';
import type { ReleaseStore } from './store';

const ANSWER_LIMIT_MS = 10_000;

/** A short while, so that what a release does today is not hidden by what it did not do yesterday. */
export const LOOK_BACK_HOURS = 1;

/** What is live, and what was reported of it. */
export interface Look {
  registry: Registry;
  reports: readonly ReleaseCounts[];
}

/**
 * What was reported of releases lately.
 * @param origin of the API
 * @param sinceHours how far back
 * @throws Error when the API does not answer, or does not take the token (`RELEASE_REPORTS_TOKEN`)
 */
export async function fetchReports(origin: string, sinceHours = 24): Promise<ReleaseCounts[]> {
  const { base, path, response } = getReleaseReports;
  const url = new URL(`${base}${path}?sinceHours=${sinceHours}`, origin);
  const token = process.env['RELEASE_REPORTS_TOKEN'];
  const answer = await fetch(url, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (answer.status === 401 || answer.status === 403) {
    throw new Error(`${origin} does not take the token: set RELEASE_REPORTS_TOKEN to the API's.`);
  }
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}.`);
  const { data } = (await answer.json()) as { data: unknown };
  return response.parse(data);
}

const NOTHING_REPORTED = {
  loads: 0,
  failures: 0,
  clients: 0,
  failingClients: 0,
  erringClients: 0,
};

/** How a release does beside the one before it. */
export function healthOf(
  reports: readonly ReleaseCounts[],
  app: string,
  version: string,
  previous: string | null,
): ReleaseHealth {
  const find = (wanted: string | null) =>
    reports.find((counts) => counts.app === app && counts.version === wanted) ?? null;
  return judgeRelease(find(version) ?? NOTHING_REPORTED, find(previous));
}

/** What is live now and how it does lately. @throws Error when one of them cannot be read */
export async function lookAt(store: ReleaseStore, api: string): Promise<Look> {
  const [registry, reports] = await Promise.all([
    readRegistry(store),
    fetchReports(api, LOOK_BACK_HOURS),
  ]);
  return { registry, reports };
}

/** How live releases do, one line each. @param only one app, or all of them */
export function describeHealth({ registry, reports }: Look, only: AppName | null): string[] {
  return APP_NAMES.filter((app) => only === null || app === only).flatMap((app) => {
    const line = registry[app];
    if (!line) return [];
    const { verdict, reason } = healthOf(reports, app, line.version, previousVersion(line));
    return `${app}@${line.version} is ${verdict}: ${reason}.`;
  });
}
