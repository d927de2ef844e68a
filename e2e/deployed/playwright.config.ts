import { defineConfig } from '@playwright/test';

import { launchOptions } from '../fixtures/browser';

/** Journeys through a product that runs already; `npm run docker:check` says where (`addresses.ts`). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/deployed',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
});
