/** A version as builds have it: that of the package, and ten digits of the build's hash. */
export const RELEASE_VERSION = /^\d{1,4}(\.\d{1,4}){2}(-[0-9a-z.]{1,20})?-[0-9a-f]{10}$/;

/** The phases of loading a release, in order. */
export const LOAD_PHASES = ['registry', 'entry', 'chunk', 'render'] as const;
export type LoadPhase = (typeof LOAD_PHASES)[number];

/** Why a release could not be loaded into a page. */
export const FAILURE_REASONS = [
  'network', // no answer, or one that is an error
  'timeout', // the deadline was over
  'integrity', // not the bytes that were released
  'contract', // built against a contract that this shell does not serve
  'shared', // a shared module that this shell does not provide
  'import', // its code failed while it was evaluated, or exposes something else
  'render', // a screen failed before it was shown
  'crash', // the page had to be closed while a screen was rendered
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Name of the error of a remote that finds a shared module in the page only in another version, or not at all. */
export const SHARED_MODULE_ERROR = 'SharedModuleError';

/** Everything that is kept as a distribution. */
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

/** The maximum number of reports per call. */
export const MAX_REPORTS_PER_CALL = 20;
/** A longer duration only means that the page slept. */
export const MAX_REPORTED_MS = 600_000;

/** How far back counts reach, in hours; older ones are gone. */
export const REPORTS_KEPT_HOURS = 30 * 24;
