import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countTests } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportWith(content) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const jestReport = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
const playwrightReport = { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] };

describe('of jest', () => {
  it('counts tests', () => {
    expect(countTests('jest', reportWith({ ...jestReport, numFailedTests: 2 }), 1)).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('counts a test file that could not be loaded as failed', () => {
    expect(
      countTests('jest', reportWith({ ...jestReport, numRuntimeErrorTestSuites: 1 }), 1).failed,
    ).toBe(1);
  });

  it('fails when the runner left no report', () => {
    expect(countTests('jest', '/nowhere', 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('fails when all tests passed but the runner did not', () => {
    expect(countTests('jest', reportWith(jestReport), 1)).toEqual({ passed: 3, failed: 1 });
  });
});

describe('of Playwright', () => {
  it('counts tests', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 0 }, errors: [] };
    expect(countTests('playwright', reportWith(report), 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('tells those apart that passed at the second try only', () => {
    const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [] };
    expect(countTests('playwright', reportWith(report), 0)).toEqual({
      passed: 4,
      failed: 0,
      flaky: 1,
    });
  });

  it('fails without any test', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] };
    expect(countTests('playwright', reportWith(report), 0).failed).toBe(1);
  });

  it('passes when all tests do', () => {
    expect(countTests('playwright', reportWith(playwrightReport), 0)).toEqual({
      passed: 3,
      failed: 0,
    });
  });
});

describe('of another command', () => {
  it('counts a check as one', () => {
    expect([countTests(undefined, '', 0), countTests(undefined, '', 2)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });
});
