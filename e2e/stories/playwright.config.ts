import { defineConfig } from '@playwright/test';

import { longLivedLaunchOptions } from '../fixtures/browser';

const reportPath = process.env['REPORT_PATH'];

/** Checks every story; how to run some of them, or against a running Storybook: e2e/README.md. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  // A third of a story's time is waiting until nothing changes any more: four keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  reporter: [
    [process.env['CI'] ? 'dot' : 'list'],
    ...(reportPath ? [['json', { outputFile: reportPath }] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    // A worker has one page for all its stories, and axe looks at each up to six times.
    launchOptions: longLivedLaunchOptions,
  },
});
