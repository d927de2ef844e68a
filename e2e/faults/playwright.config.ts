import { defineConfig } from '@playwright/test';

import journeys from '../playwright.config';

/** Everything that can go wrong, in every place; `npm test` runs what is not tagged `@full`. */
export default defineConfig(journeys, {
  testDir: '.',
  globalSetup: '../fixtures/global-setup.ts',
  outputDir: '../../test-results/faults',
  grepInvert: [],
});
