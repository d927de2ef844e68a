#!/usr/bin/env node
/**
 * `npm test`: every check of the repository, and one line `N passed, N failed` at the end.
 * `npm test -- --only lint --only jest` runs some of them.
 */
import { chooseOnly, runCommand } from '../delivery/release/command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { runStages, stopStages } from './stages/run-stages.mjs';

const playwright = (/** @type {string} */ config) => ({
  command: `node_modules/@playwright/test/cli.js test --config ${config}`,
  runner: /** @type {const} */ ('playwright'),
});
const jest = {
  // Modules of every test file are new, and soon garbage: a young generation that holds them is cheaper, and their code
  // runs faster when it is compiled on its first call.
  command:
    '--max-semi-space-size=64 --always-sparkplug node_modules/jest/bin/jest.js --json --outputFile test-results/stages/jest.json',
  runner: /** @type {const} */ ('jest'),
};
const storybook = 'node_modules/lerna/dist/cli.js run storybook:build --loglevel warn';
const format = 'node_modules/prettier/bin/prettier.cjs --check . --log-level warn';

/**
 * In their order. Those of a group use one core each and run beside each other.
 * @type {import('./stages/run-stages.mjs').Stage[][]}
 */
const STAGES = [
  [{ name: 'build', command: 'tools/build.mjs' }],
  [
    { name: 'storybook', command: storybook },
    { name: 'lint', command: 'node_modules/oxlint/bin/oxlint' },
    { name: 'types', command: 'tools/types.mjs' },
    { name: 'format', command: format },
    { name: 'dead-code', command: 'node_modules/knip/bin/knip.js --no-progress' },
  ],
  [{ name: 'jest', ...jest }],
  [{ name: 'stories', after: 'storybook', ...playwright('e2e/stories/playwright.config.ts') }],
  [{ name: 'journeys', after: 'build', ...playwright('e2e/playwright.config.ts') }],
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stopStages();
    process.exit(130);
  });
}

const names = STAGES.flat().map(({ name }) => name);
const usage = `npm test [-- --only <stage>]

  runs every check of the repository, or these stages; may be given several times:
  ${names.join(', ')}`;

const options = /** @type {const} */ ({ only: { type: 'string', multiple: true } });
process.exitCode = await runCommand({ usage, options }, process.argv.slice(2), async (line) => {
  const chosen = chooseOnly('stage', names, line.values.only);
  ensureInstalled();
  const startedAt = Date.now();
  const stages = STAGES.map((group) => group.filter(({ name }) => chosen.includes(name)));
  const outcomes = Object.values(await runStages(stages));
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, counts) => total + counts[key], 0);

  console.log(`\n${((Date.now() - startedAt) / 1000).toFixed(0)} s in all`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});
