import {
  APP_NAMES,
  type AppName,
  type Registry,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

import { printTable } from '../print-table';
import { listVersions, readManifest } from '../store/layout';
import { previousVersion } from '../live/registry-entries';
import { readNumber, requireStore, type ReleaseOptions } from '../options';
import { readRegistry } from '../store/registry-document';
import { describeHealth, fetchReports, judgeReleases } from './reports';
import type { ReleaseStore } from '../store/release-store';
import { countsTable } from './list-columns';

const SHOWN_RELEASES = 8;

const LEGEND = `Times, kB over the network and web vitals: what three in four stay below; before that, of the time
until a release was given up, what half of the failures stay below.`;

/** One release of an app, as `list` shows it. */
interface ListedRelease {
  app: AppName;
  version: string;
  publishedAt: string;
  /** Live, previous, canary with its share, spoilt; empty for a release that is only kept. */
  standing: string;
  counts: ReleaseCounts | null;
}

function standingOf(registry: Registry, app: AppName, version: string): string {
  const entry = registry[app];
  if (!entry) return '';
  if (entry.version === version) return 'live';
  if (previousVersion(entry) === version) return 'previous';
  const { canary } = entry;
  return canary?.release.version === version ? `canary ${canary.sharePercent} %` : '';
}

/** Releases of an app, the newest first. */
async function collectOf(
  store: ReleaseStore,
  app: AppName,
  registry: Registry,
  reports: readonly ReleaseCounts[],
): Promise<ListedRelease[]> {
  const versions = await listVersions(store, app);
  const releases = versions.map(async (version): Promise<ListedRelease> => {
    // None for a release whose manifest differs from the build; the others are listed anyway.
    const manifest = await readManifest(store, app, version).catch(() => null);
    const publishedAt = manifest?.publishedAt ?? '';
    const standing = [standingOf(registry, app, version), publishedAt ? '' : 'spoilt'];
    const counts = reports.find((known) => known.app === app && known.version === version) ?? null;
    return { app, version, publishedAt, standing: standing.join(' ').trim(), counts };
  });
  return (await Promise.all(releases))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .filter(({ standing }, index) => standing !== '' || index < SHOWN_RELEASES);
}

/** `list --to <store> [--api <url>] [--json]`: only reports, and exits with 0 whatever it shows. */
export async function list(options: ReleaseOptions): Promise<void> {
  const store = requireStore(options, 'to');
  const { api, json } = options.flags;
  const hours = readNumber(options, 'hours', 24, [1, 720]);
  const reports = api ? await fetchReports(api, hours) : [];
  const registry = await readRegistry(store);
  const apps = options.app ? [options.app] : APP_NAMES;
  const lists = apps.map((app) => collectOf(store, app, registry, reports));
  const releases = (await Promise.all(lists)).flat();
  if (json) {
    console.log(JSON.stringify(releases, null, 2));
    return;
  }
  if (releases.length === 0) console.log(`There is no release in ${store.name}.`);
  const known = [
    ['app', 'version', 'published', 'standing'],
    ...releases.map(({ app, version, publishedAt, standing }) => [
      ...[app, version, publishedAt.slice(0, 16).replace('T', ' '), standing],
    ]),
  ];
  const reported = countsTable(releases.map(({ counts }) => counts));
  printTable(known.map((cells, row) => [...cells, ...(reported[row] ?? [])]));
  if (!api) return;
  const health = describeHealth(judgeReleases(registry, reports), options.app);
  console.log(['', LEGEND, '', ...health].join('\n'));
}
