#!/usr/bin/env node
/**
 * `npm test`: every check of the repository, and one line `N passed, N failed` at the end.
 * `npm test -- --only lint --only jest` runs some of them.
 */
import { parseArgs } from 'node:util';

import { ensureBrowser } from '../delivery/release/find-browser.mjs';
import { ensureNginx } from './find-nginx.mjs';
import { ensureInstalled } from './install.mjs';
import { countCheck, countChecks, countJest, countPlaywright } from './stages/counts.mjs';
import { runStages, stopStages } from './stages/run-stages.mjs';

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

/**
 * Those that leave a core to another come one after the other, the longest first: none is waited for alone.
 * @type {import('./stages/run-stages.mjs').Stage[]}
 */
const STAGES = [
  {
    name: 'build',
    about: 'production builds of all deployables',
    command: ['tools/build.mjs'],
    cores: 2,
    count: countCheck,
  },
  {
    name: 'storybook',
    about: 'production build of Storybook',
    command: [bin('lerna/dist/cli.js'), 'run', 'storybook:build', '--loglevel', 'warn'],
    cores: 1,
    count: countCheck,
  },
  {
    name: 'lint',
    about: 'ESLint with the import boundaries, oxlint with types',
    command: ['tools/lint.mjs'],
    cores: 1,
    count: countCheck,
  },
  {
    name: 'types',
    about: 'TypeScript in every workspace',
    command: ['tools/types.mjs'],
    cores: 1,
    count: countCheck,
  },
  {
    name: 'format',
    about: 'Prettier',
    command: [bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'],
    cores: 1,
    count: countCheck,
  },
  {
    name: 'dead-code',
    about: 'unused files, exports and packages',
    command: [bin('knip/bin/knip.js'), '--no-progress'],
    cores: 1,
    count: countCheck,
  },
  {
    name: 'edge',
    about: 'the nginx of the images against the local edge',
    command: ['tools/edge-check.mjs'],
    cores: 1,
    after: 'build',
    prepare: ensureNginx,
    count: countChecks,
  },
  {
    name: 'jest',
    about: 'unit, component and API tests, the last on both databases',
    command: [bin('jest/bin/jest.js'), '--json', '--outputFile', 'test-results/stages/jest.json'],
    cores: 2,
    count: countJest,
  },
  {
    name: 'stories',
    about:
      'every story in a real browser: console, play, axe in both themes, screens at three widths',
    command: [
      bin('@playwright/test/cli.js'),
      'test',
      '--config',
      'e2e/stories/playwright.config.ts',
    ],
    cores: 2,
    after: 'storybook',
    prepare: async () => ({ BROWSER_PATH: await ensureBrowser() }),
    count: countPlaywright,
  },
  {
    name: 'journeys',
    about: 'the product in a real browser',
    command: [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    cores: 2,
    after: 'build',
    prepare: async () => ({ BROWSER_PATH: await ensureBrowser() }),
    count: countPlaywright,
  },
];

function chooseStages() {
  const names = STAGES.map(({ name }) => name);
  try {
    const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
    if (!only) return STAGES;
    const unknown = only.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no stage ${unknown.join(', ')}.`);
    return STAGES.filter(({ name }) => only.includes(name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Usage: npm test -- [--only <stage>] with the stages ${names.join(', ')}`);
    process.exit(2);
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stopStages();
    process.exit(130);
  });
}

const stages = chooseStages();
await ensureInstalled();
const startedAt = Date.now();
const outcomes = await runStages(stages);
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  outcomes.reduce((total, { counts }) => total + counts[key], 0);

console.log(`\n${((Date.now() - startedAt) / 1000).toFixed(0)} s in all`);
for (const { stage, notRun } of outcomes) {
  if (notRun) console.log(`not run: ${stage.name}, because ${notRun}`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
