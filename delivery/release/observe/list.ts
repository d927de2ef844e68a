import {
  APP_NAMES,
  type AppName,
  type Registry,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseMeasure } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

import type { ReleaseOptions } from '../options';
import { printTable } from '../print-table';
import { listReleases } from '../store/layout';
import { listNamed, namedVersions, readRegistry } from '../store/registry';
import type { ReleaseStore } from '../store/release-store';
import { describeHealth, fetchReports, judgeReleases } from './reports';

const SHOWN_RELEASES = 8;

const LEGEND = `Times, kB over the network and web vitals: what three in four stay below; before that, of the time
until a release was given up, what half of the failures stay below.`;

type Cell = (counts: ReleaseCounts) => string;

const rounded = (value: number): string => String(Math.round(value));

/** The 75th percentile of a measure; the format may add the median. */
const p75 =
  (measure: ReleaseMeasure, format: (p75: number, p50: number) => string = rounded): Cell =>
  ({ spreads }) => {
    const found = spreads.find((known) => known.measure === measure);
    return found ? format(found.p75, found.p50) : '';
  };

function mostFrequent({ failuresBy }: ReleaseCounts): string {
  const [worst] = [...failuresBy].sort((a, b) => b.count - a.count);
  return worst ? `${worst.phase}: ${worst.reason}` : '';
}

/** The columns of reports, by their heads; a cell without reports is empty. */
const COLUMNS: Record<string, Cell> = {
  loads: ({ loads }) => String(loads),
  failures: ({ failures }) => String(failures),
  fallbacks: ({ fallbacks }) => String(fallbacks),
  errors: ({ errors }) => String(errors),
  'registry ms': p75('registryMs'),
  'entry ms': p75('entryMs'),
  'chunk ms': p75('chunkMs'),
  'render ms': p75('renderMs'),
  // With the median, because times are bimodal: failures are immediate or take the whole deadline.
  'failed after ms': p75('failedAfterMs', (late, half) => `${rounded(half)} / ${rounded(late)}`),
  kB: p75('transferredBytes', (bytes) => (bytes / 1000).toFixed(1)),
  'LCP ms': p75('lcpMs'),
  'INP ms': p75('inpMs'),
  CLS: p75('cls', (value) => value.toFixed(2)),
  'most often': mostFrequent,
};

/** Live, previous, or canary with its audience; empty for a release that the registry does not name. */
function statusOf(registry: Registry, app: AppName, version: string): string {
  const { live, previous, canary } = namedVersions(registry, app);
  if (version === live) return 'live';
  if (version === previous) return 'previous';
  if (version !== canary) return '';
  const { sharePercent = 0, members = [] } = registry[app]?.canary ?? {};
  return `canary ${sharePercent} %${members.length > 0 ? ` and ${members.length} by name` : ''}`;
}

/** Releases of an app, the newest first. */
async function collectOf(
  store: ReleaseStore,
  app: AppName,
  registry: Registry,
  reports: readonly ReleaseCounts[],
) {
  const releases = await listReleases(store, app, listNamed(registry, app));
  return releases
    .map(({ version, manifest, publishedAt }) => {
      const status = [statusOf(registry, app, version), manifest ? '' : 'spoilt'];
      const counts =
        reports.find((known) => known.app === app && known.version === version) ?? null;
      return { app, version, publishedAt, standing: status.join(' ').trim(), counts };
    })
    .filter(({ standing }, index) => standing !== '' || index < SHOWN_RELEASES);
}

/** Prints releases with what was reported of them; columns without any report are left out. */
function printReleases(releases: Awaited<ReturnType<typeof collectOf>>): void {
  const shown = Object.entries(COLUMNS).filter(([, cell]) =>
    releases.some(({ counts }) => counts && cell(counts) !== ''),
  );
  const head = ['app', 'version', 'published', 'status', ...shown.map(([name]) => name)];
  const rows = releases.map(({ app, version, publishedAt, standing, counts }) => [
    ...[app, version, publishedAt.slice(0, 16).replace('T', ' '), standing],
    ...shown.map(([, cell]) => (counts ? cell(counts) || '-' : '')),
  ]);
  printTable([head, ...rows]);
}

/** `list --to <store> [--api <url>] [--json]`: only reports, and exits with 0 whatever it shows. */
export async function list(options: ReleaseOptions): Promise<void> {
  const { to: store, only } = options;
  const { api, json } = options.flags;
  const hours = options.readNumber('hours', 24, [1, 720]);
  const reports = api ? await fetchReports(api, hours) : [];
  const registry = await readRegistry(store);
  const lists = (only ? [only] : APP_NAMES).map((app) => collectOf(store, app, registry, reports));
  const releases = (await Promise.all(lists)).flat();
  if (json) return console.log(JSON.stringify(releases, null, 2));
  if (releases.length === 0) return console.log(`There is no release in ${store.name}.`);
  printReleases(releases);
  if (!api) return;
  const health = describeHealth(judgeReleases(registry, reports), only);
  console.log(['', LEGEND, '', ...health].join('\n'));
}
