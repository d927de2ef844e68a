#!/usr/bin/env node
// `npm start`: runs on a machine that has nothing but Node, so this file needs nothing else either.
import { runCommand } from '../delivery/release/command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { buildStale } from './start/build-stale.mjs';

const usage = `npm start [-- --no-build]

  builds what is stale and runs the whole product on this machine: PORT, DATA_DIR and more in README.md
  --no-build   serves the builds that are there`;

const options = /** @type {const} */ ({ 'no-build': { type: 'boolean' } });
process.exitCode = await runCommand({ usage, options }, process.argv.slice(2), async (line) => {
  ensureInstalled();
  // `--no-build` is for callers that have just built.
  if (!line.values['no-build']) await buildStale();
  const { start } = await import('./dist/start.js');
  await start();
});
