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

import { namedVersions, readRegistry } from '../store/registry';
import type { ReleaseStore } from '../store/release-store';

const ANSWER_LIMIT_MS = 10_000;

/** A short period, so that today's problems are not hidden by yesterday's good results. */
export const JUDGED_HOURS = 1;

/** The latest reports that the API at an origin has. @throws Error when it does not answer, or refuses the token */
export async function fetchReports(origin: string, sinceHours = 24): Promise<ReleaseCounts[]> {
  const { base, path, response } = getReleaseReports;
  const url = new URL(`${base}${path}?sinceHours=${sinceHours}`, origin);
  const token = process.env['RELEASE_REPORTS_TOKEN'];
  const answer = await fetch(url, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`${origin} does not answer.`, { cause });
  });
  if (answer.status === 401 || answer.status === 403) {
    throw new Error(`${origin} does not take the token: set RELEASE_REPORTS_TOKEN to the API's.`);
  }
  const body = (await answer.json().catch(() => null)) as { data?: unknown } | null;
  const counts = response.safeParse(body?.data);
  if (counts.success) return counts.data;
  throw new Error(`${url.href} answered ${answer.status} without counts.`);
}

const NOTHING_REPORTED = { loads: 0, failures: 0, clients: 0, failingClients: 0, erringClients: 0 };

/** A release, judged by its reports and those of the release that members would get instead. */
export interface JudgedRelease extends ReleaseHealth {
  app: AppName;
  version: string;
  instead: string | undefined;
  isCanary: boolean;
  /** For people. */
  what: string;
}

/** Judges canaries and live releases, the canary of each app first. */
export function judgeReleases(
  registry: Registry,
  reports: readonly ReleaseCounts[],
): JudgedRelease[] {
  return APP_NAMES.flatMap((app) => {
    const { live, previous, canary } = namedVersions(registry, app);
    const find = (version?: string) =>
      reports.find((counts) => counts.app === app && counts.version === version) ?? null;
    const judge = (version: string | undefined, instead: string | undefined, isCanary: boolean) => {
      if (version === undefined) return [];
      const health = judgeRelease(find(version) ?? NOTHING_REPORTED, find(instead));
      const what = `${isCanary ? 'The canary ' : ''}${app}@${version}`;
      return [{ app, version, instead, isCanary, what, ...health }];
    };
    return [...judge(canary, live, true), ...judge(live, previous, false)];
  });
}

/** Judges the current releases by the latest reports. @throws Error when registry or reports cannot be read */
export async function pollReleases(store: ReleaseStore, api: string): Promise<JudgedRelease[]> {
  const reports = await fetchReports(api, JUDGED_HOURS);
  return judgeReleases(await readRegistry(store), reports);
}

/** The verdicts for people, of one app or all of them. */
export const describeHealth = (judged: readonly JudgedRelease[], only: AppName | null): string[] =>
  judged
    .filter(({ app }) => only === null || app === only)
    .map(({ what, verdict, reason }) => `${what} is ${verdict}: ${reason}.`);
