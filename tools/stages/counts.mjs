/** Reads how many tests passed and failed from the JSON reports of the runners. */
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, flaky?: number }} Counts `flaky` of those that passed did so
 *   at the second try only
 */

/** @returns {any} the report, or null when the runner died before writing one */
function readReport(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * A check counts as one. So does a runner that died, or that found fault outside of its tests: an exit
 * code never passes unnoticed.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function withExitCode(counts, exitCode) {
  const isSilentFailure = exitCode !== 0 && counts.failed === 0;
  const isEmpty = counts.passed + counts.failed === 0;
  return isSilentFailure || isEmpty ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** @type {(reportPath: string, exitCode: number) => Counts} */
export function countJest(reportPath, exitCode) {
  const report = readReport(reportPath);
  return withExitCode(
    {
      passed: report?.numPassedTests ?? 0,
      // A file that could not even be loaded has no tests to count.
      failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    },
    exitCode,
  );
}

/** @type {(reportPath: string, exitCode: number) => Counts} */
export function countPlaywright(reportPath, exitCode) {
  const { stats, errors = [] } = readReport(reportPath) ?? {};
  return withExitCode(
    {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: (stats?.unexpected ?? 0) + errors.length,
      ...(stats?.flaky && { flaky: stats.flaky }),
    },
    exitCode,
  );
}

/**
 * Of a command that writes itself how many of its checks passed.
 *
 * @type {(reportPath: string, exitCode: number) => Counts}
 */
export function countChecks(reportPath, exitCode) {
  const { passed = 0, failed = 0 } = readReport(reportPath) ?? {};
  return withExitCode({ passed, failed }, exitCode);
}

/** @type {(reportPath: string, exitCode: number) => Counts} */
export function countCheck(_, exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
