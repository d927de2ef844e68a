import { defineConfig } from '@playwright/test';

import { launchOptions } from './fixtures/browser';

const reportPath = process.env['REPORT_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: ['stories/**', 'deployed/**'],
  // All faults take longer than everything else together: `npm run test:faults`.
  grepInvert: /@full/,
  globalSetup: './fixtures/global-setup.ts',
  outputDir: '../test-results/e2e',
  // Two leave a fifth of two cores idle: pages wait for the API, and both for the test.
  workers: 3,
  // Now and then, about once in a thousand clicks on a busy machine, the browser draws no frame any more, and
  // Playwright waits for one before it clicks. The second try has a platform and a browser of its own; `npm test`
  // names what needed it.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // The first journey of a worker waits for the platform to start. Nothing here takes half as long, unless the machine
  // is busy with something else.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(reportPath ? [['json', { outputFile: reportPath }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1280, height: 800 },
    // What fades is neither readable nor clickable meanwhile; how long that takes depends on the machine.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // Recording every step costs a third of the time; `--trace on` records a file that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
