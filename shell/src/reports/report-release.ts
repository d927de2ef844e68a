import type { AppName } from '@syndication/contract/release/registry.rules';
import {
  MAX_REPORTED_MS,
  RELEASE_VERSION,
  type LoadPhase,
} from '@syndication/contract/release/release-reports.rules';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

import { isUnloading } from '../boot/page-unload';
import { readInlineRegistry } from '../remotes/registry';
import { reports } from './report-queue';
import { readScriptFacts } from './script-facts';

type ReportOf<Kind> = Extract<ReleaseReport, { kind: Kind }>;

/** Milliseconds per phase; phases that the release did not go through are left out. */
type PhaseDurations = { [P in LoadPhase]?: number | undefined };

export type LoadedRelease = Omit<ReportOf<'load'>, 'kind' | 'shell' | 'phases'> & {
  phases: PhaseDurations;
};

/** The version is null when the registry named none: that failure is no release's. */
export type FailedRelease = Omit<ReportOf<'failure'>, 'kind' | 'shell' | 'version'> & {
  version: string | null;
};

/** The release of the shell that this page is; null for one that was never released. */
export function shellVersion(): string | null {
  const version = readInlineRegistry()?.shell?.version ?? '';
  return RELEASE_VERSION.test(version) ? version : null;
}

type WithoutShell<R> = R extends ReleaseReport ? Omit<R, 'shell'> : never;

/** Builds of development servers have no release version, and are not reported. */
function report(what: WithoutShell<ReleaseReport>): void {
  const shell = shellVersion();
  if (shell !== null && RELEASE_VERSION.test(what.version)) reports.add({ ...what, shell });
}

export const toMs = (duration: number): number =>
  Math.min(Math.max(0, Math.round(duration)), MAX_REPORTED_MS);

const toPhases = (phases: PhaseDurations): ReportOf<'load'>['phases'] =>
  Object.fromEntries(
    Object.entries(phases)
      .filter(([, duration]) => Number.isFinite(duration))
      .map(([phase, duration]) => [phase, toMs(duration!)]),
  );

const loaded = new Map<AppName, string>();

/** The release of an app that runs in this page. */
const versionInPage = (app: AppName): string | null =>
  app === 'shell' ? shellVersion() : (loaded.get(app) ?? null);

/**
 * A release is loaded and rendered. Missing phases, and the bytes over the network, are taken from what the browser
 * recorded about the scripts.
 */
export function reportLoad({ app, version, phases, transferredBytes }: LoadedRelease): void {
  loaded.set(app, version);
  const noted = readScriptFacts(app, version);
  report({
    kind: 'load',
    app,
    version,
    phases: { ...toPhases({ entry: noted.entryMs, chunk: noted.chunkMs }), ...toPhases(phases) },
    transferredBytes: transferredBytes ?? noted.transferredBytes,
  });
}

/** A release could not be loaded, or did not stay in the page. */
export function reportFailure({ version, fellBackTo, afterMs, ...failure }: FailedRelease): void {
  // A browser without network has these reasons for every release, and a page that is being left too.
  const isLikeNoNetwork = failure.reason === 'network' || failure.reason === 'timeout';
  if (version === null || (isLikeNoNetwork && (!navigator.onLine || isUnloading()))) return;
  report({
    ...failure,
    kind: 'failure',
    version,
    fellBackTo: RELEASE_VERSION.test(fellBackTo ?? '') ? fellBackTo : null,
    ...(afterMs !== undefined && { afterMs: toMs(afterMs) }),
  });
}

/** The shell failed before it could start its reports. */
export function reportBrokenShell(error: unknown): void {
  const isMissing = error instanceof Error && error.name === 'ChunkLoadError';
  reports.start();
  reportFailure({
    app: 'shell',
    version: shellVersion(),
    phase: 'chunk',
    reason: isMissing ? 'network' : 'import',
    fellBackTo: null,
    afterMs: performance.now(),
  });
  reports.flush();
}

/** A fault in the code of an app that is in the page. @param version of an app that may not have shown a screen yet */
export function reportError(app: AppName, version = versionInPage(app)): void {
  if (version !== null) report({ kind: 'error', app, version });
}

/** The page's web vitals, for the shell and the remote that it showed first: later remotes do not influence them. */
export function reportVitals(values: ReportOf<'vitals'>['values']): void {
  const [remote] = [...loaded.keys()].filter((app) => app !== 'shell');
  for (const app of ['shell', remote] as const) {
    const version = app ? versionInPage(app) : null;
    if (app && version !== null) report({ kind: 'vitals', app, version, values });
  }
}
