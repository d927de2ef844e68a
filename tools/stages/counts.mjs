/** How many tests passed and failed, from the JSON reports of the runners. */
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, flaky?: number }} Counts `flaky` of those that passed did so
 *   at the second try only
 */

/** @type {Record<'jest' | 'playwright', (report: any) => Counts>} */
const COUNT = {
  jest: ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    // A file that could not even be loaded has no tests to count.
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }),
  playwright: ({ stats: { expected, unexpected, flaky }, errors }) => ({
    passed: expected + flaky,
    failed: unexpected + errors.length,
    ...(flaky && { flaky }),
  }),
};

/** @returns {Counts} none at all when the runner died before it wrote a report */
function readCounts(runner, reportPath) {
  try {
    return COUNT[runner](JSON.parse(readFileSync(reportPath, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * A command that is no runner of tests counts as one test. So does a runner that died, or that failed outside its
 * tests: an exit code never passes unnoticed.
 * @returns {Counts}
 */
export function countTests(runner, reportPath, exitCode) {
  const isGood = exitCode === 0;
  if (!runner) return { passed: Number(isGood), failed: Number(!isGood) };
  const counts = readCounts(runner, reportPath);
  return counts.failed > 0 || (isGood && counts.passed > 0) ? counts : { ...counts, failed: 1 };
}
