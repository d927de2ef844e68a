#!/usr/bin/env node
/**
 * `npm test`: every check of the repository, and one line `N passed, N failed` at the end.
 * `npm test -- --only lint --only jest` runs some of them.
 */
import { parseArgs } from 'node:util';

import { ensureBrowser } from '../delivery/release/find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { runStages, stopStages } from './stages/run-stages.mjs';

const playwright = (/** @type {string} */ config) => ({
  command: `node_modules/@playwright/test/cli.js test --config ${config}`,
  usesAllCores: true,
  runner: /** @type {const} */ ('playwright'),
  prepare: async () => ({ BROWSER_PATH: await ensureBrowser() }),
});

/** @type {import('./stages/run-stages.mjs').Stage[]} */
const STAGES = [
  { name: 'build', command: 'tools/build.mjs', usesAllCores: true },
  {
    name: 'storybook',
    command: 'node_modules/lerna/dist/cli.js run storybook:build --loglevel warn',
  },
  { name: 'lint', command: 'node_modules/oxlint/bin/oxlint' },
  { name: 'types', command: 'tools/types.mjs' },
  { name: 'format', command: 'node_modules/prettier/bin/prettier.cjs --check . --log-level warn' },
  { name: 'dead-code', command: 'node_modules/knip/bin/knip.js --no-progress' },
  {
    name: 'jest',
    command: 'node_modules/jest/bin/jest.js --json --outputFile test-results/stages/jest.json',
    runner: 'jest',
    usesAllCores: true,
  },
  { name: 'stories', after: 'storybook', ...playwright('e2e/stories/playwright.config.ts') },
  { name: 'journeys', after: 'build', ...playwright('e2e/playwright.config.ts') },
];

const USAGE = `Usage: npm test -- [--only <stage>]…
Stages: ${STAGES.map(({ name }) => name).join(', ')}`;

function chooseStages() {
  try {
    const { only, help } = parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
    if (help) {
      console.log(USAGE);
      process.exit();
    }
    const unknown = only?.filter((wanted) => !STAGES.some(({ name }) => name === wanted)) ?? [];
    if (unknown.length > 0) throw new Error(`There is no stage ${unknown.join(', ')}.`);
    return STAGES.filter(({ name }) => !only || only.includes(name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exit(2);
  }
}

const stages = chooseStages();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stopStages();
    process.exit(130);
  });
}

await ensureInstalled();
const startedAt = Date.now();
const outcomes = Object.values(await runStages(stages));
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  outcomes.reduce((total, counts) => total + counts[key], 0);

console.log(`\n${((Date.now() - startedAt) / 1000).toFixed(0)} s in all`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
