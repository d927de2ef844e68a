import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countCheck, countChecks, countJest, countPlaywright } from './counts.mjs';

function reportWith(content) {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const jestReport = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwrightReport = { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] };

describe('countJest', () => {
  it('counts tests', () => {
    expect(countJest(reportWith({ ...jestReport, numFailedTests: 2 }), 1)).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('counts a test file that could not be loaded as failed', () => {
    expect(countJest(reportWith({ ...jestReport, numRuntimeErrorTestSuites: 1 }), 1).failed).toBe(
      1,
    );
  });

  it('fails when the runner left no report', () => {
    expect(countJest('/nowhere', 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('fails when all tests passed but the runner did not', () => {
    expect(countJest(reportWith(jestReport), 1)).toEqual({ passed: 3, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('counts tests', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 0 }, errors: [] };
    expect(countPlaywright(reportWith(report), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('tells those apart that passed at the second try only', () => {
    const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [] };
    expect(countPlaywright(reportWith(report), 0)).toEqual({ passed: 4, failed: 0, flaky: 1 });
  });

  it('fails without any test', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] };
    expect(countPlaywright(reportWith(report), 0).failed).toBe(1);
  });

  it('passes when all tests do', () => {
    expect(countPlaywright(reportWith(playwrightReport), 0)).toEqual({ passed: 3, failed: 0 });
  });
});

describe('countChecks', () => {
  it('counts each', () => {
    const report = { passed: 4, failed: 1 };
    expect(countChecks(reportWith(report), 1)).toEqual(report);
  });

  it('fails when the command left no report', () => {
    expect(countChecks('/nowhere', 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('fails when all checks passed but the command did not', () => {
    expect(countChecks(reportWith({ passed: 5, failed: 0 }), 1).failed).toBe(1);
  });
});

describe('countCheck', () => {
  it('counts a check as one', () => {
    expect([countCheck('', 0), countCheck('', 2)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });
});
