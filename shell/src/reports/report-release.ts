import {
  isReleaseVersion,
  MAX_REPORTED_MS,
  type FailureReason,
  type LoadPhase,
  type ReportedApp,
} from '@syndication/contract/release/release-reports.rules';
import type {
  FailureReport,
  LoadReport,
  ReleaseReport,
  VitalsReport,
} from '@syndication/contract/release/release-reports.schemas';

import { shellVersion } from './shell-version';
import { reports } from './reports';
import { readScriptFacts } from './script-facts';

/** Milliseconds per phase; phases that the release did not go through are left out. */
export type PhaseDurations = Partial<Record<LoadPhase, number>>;

export interface LoadedRelease {
  app: ReportedApp;
  version: string;
  phases: PhaseDurations;
  /** What came over the network; taken from what the browser noted unless told. */
  transferredBytes?: number;
}

export interface FailedRelease {
  app: ReportedApp;
  /** Null when the registry named none: that failure is no release's. */
  version: string | null;
  phase: LoadPhase;
  reason: FailureReason;
  /** The release that the page took instead. */
  fellBackTo: string | null;
  /** How long the page waited until it gave the release up; left out where nobody could measure it. */
  afterMs?: number;
}

type WithoutShell<R> = R extends ReleaseReport ? Omit<R, 'shell'> : never;

function report(what: WithoutShell<ReleaseReport>): void {
  const shell = shellVersion();
  if (shell === null || !isReleaseVersion(what.version)) return;
  reports.add({ ...what, shell });
}

const toMs = (duration: number): number =>
  Math.min(Math.max(0, Math.round(duration)), MAX_REPORTED_MS);

function toPhases(phases: { [P in LoadPhase]?: number | null | undefined }): LoadReport['phases'] {
  const known = Object.entries(phases).filter(([, duration]) => Number.isFinite(duration));
  return Object.fromEntries(known.map(([phase, duration]) => [phase, toMs(duration!)]));
}

const loaded = new Map<ReportedApp, string>();

/** The release of an app that runs in this page. */
const versionInPage = (app: ReportedApp): string | null =>
  app === 'shell' ? shellVersion() : (loaded.get(app) ?? null);

/** The remote that this page showed first: what came after it weighs nothing in the page's vitals. */
export const firstRemoteInPage = (): ReportedApp | null => loaded.keys().next().value ?? null;

/**
 * A release is in the page and has been drawn. Phases that are not given are taken from what the browser noted
 * about the scripts, and so is what came over the network.
 */
export function reportLoad({ app, version, phases, transferredBytes }: LoadedRelease): void {
  loaded.set(app, version);
  const facts = readScriptFacts(app, version);
  const noted = toPhases({ entry: facts.entryMs, chunk: facts.chunkMs });
  report({
    kind: 'load',
    app,
    version,
    phases: { ...noted, ...toPhases(phases) },
    transferredBytes: transferredBytes ?? facts.transferredBytes,
  });
}

/** Reasons that a browser without network has for every release. */
const LIKE_NO_NETWORK: readonly FailureReason[] = ['network', 'timeout'];

/** A release did not come into the page, or did not stay there. */
export function reportFailure(failure: FailedRelease): void {
  const { app, version, phase, reason, fellBackTo, afterMs } = failure;
  if (version === null || (!navigator.onLine && LIKE_NO_NETWORK.includes(reason))) return;
  const instead = fellBackTo !== null && isReleaseVersion(fellBackTo) ? fellBackTo : null;
  report({
    kind: 'failure',
    app,
    version,
    phase,
    reason,
    fellBackTo: instead,
    ...(afterMs !== undefined && { afterMs: toMs(afterMs) }),
  } satisfies Omit<FailureReport, 'shell'>);
}

/**
 * A fault in the code of an app that is in the page.
 * @param version of an app that may not have shown a screen yet
 */
export function reportError(app: ReportedApp, version = versionInPage(app)): void {
  if (version !== null) report({ kind: 'error', app, version });
}

/** How the page felt with this app. */
export function reportVitals(app: ReportedApp, values: VitalsReport['values']): void {
  const version = versionInPage(app);
  if (version !== null) report({ kind: 'vitals', app, version, values });
}
