import { APP_NAMES } from './registry.rules';

/** What releases are reported of. */
export const REPORTED_APPS = APP_NAMES;
export type ReportedApp = (typeof REPORTED_APPS)[number];

/** How apps are named, also those that one side does not know yet: pages and API are deployed apart. */
export const REPORTED_APP_NAME = /^[a-z][a-z0-9-]{0,49}$/;

export const isReportedApp = (name: string): name is ReportedApp =>
  REPORTED_APPS.some((app) => app === name);

/** A version as builds have it: that of the package, and ten digits of the build's hash. */
export const RELEASE_VERSION = /^\d{1,4}(\.\d{1,4}){2}(-[0-9a-z.]{1,20})?-[0-9a-f]{10}$/;

/** False for what development servers serve, which nobody counts. */
export const isReleaseVersion = (version: string): boolean => RELEASE_VERSION.test(version);

/** What a release goes through on its way into a page, in this order. */
export const LOAD_PHASES = ['registry', 'entry', 'chunk', 'render'] as const;
export type LoadPhase = (typeof LOAD_PHASES)[number];

/**
 * Why a release did not come into a page.
 *
 * - `network`: no answer, or one that is an error
 * - `timeout`: the deadline was over
 * - `integrity`: not the bytes that were released
 * - `contract`: built against a contract that this shell does not serve
 * - `shared`: a shared module that this shell does not bring
 * - `import`: its code failed while it was evaluated, or exposes something else
 * - `render`: a screen failed before it stood
 * - `crash`: the page had to be ended while a screen was drawn
 */
export const FAILURE_REASONS = [
  'network',
  'timeout',
  'integrity',
  'contract',
  'shared',
  'import',
  'render',
  'crash',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Name of the error of a remote that does not find a shared module in the page, or only another version of it. */
export const SHARED_MODULE_ERROR = 'SharedModuleError';

/** What a page tells of how it feels. Milliseconds, but for `cls`, which has no unit. */
export const WEB_VITALS = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** Everything of which the spread is kept. */
export const RELEASE_MEASURES = [
  'registryMs',
  'entryMs',
  'chunkMs',
  'renderMs',
  'failedAfterMs',
  'transferredBytes',
  'lcpMs',
  'inpMs',
  'cls',
  'fcpMs',
  'ttfbMs',
] as const;
export type ReleaseMeasure = (typeof RELEASE_MEASURES)[number];

export const MEASURE_OF_PHASE = {
  registry: 'registryMs',
  entry: 'entryMs',
  chunk: 'chunkMs',
  render: 'renderMs',
} as const satisfies Record<LoadPhase, ReleaseMeasure>;

export const MEASURE_OF_VITAL = {
  lcp: 'lcpMs',
  inp: 'inpMs',
  cls: 'cls',
  fcp: 'fcpMs',
  ttfb: 'ttfbMs',
} as const satisfies Record<WebVital, ReleaseMeasure>;

/** Most that one call may report. */
export const MAX_REPORTS_PER_CALL = 20;
/** A duration above it says no more than this: the page slept. */
export const MAX_REPORTED_MS = 600_000;
export const MAX_REPORTED_BYTES = 1_000_000_000;
export const MAX_REPORTED_CLS = 1000;

/** How far back counts reach, in hours; older ones are gone. */
export const REPORTS_KEPT_HOURS = 30 * 24;
/** How far back distinct clients can be told, in hours. */
export const CLIENTS_KEPT_HOURS = 48;
