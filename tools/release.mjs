#!/usr/bin/env node
/** Releases one app, and everything that has to do with it; `npm run release -- --help`. */
import { ensureInstalled } from './install.mjs';
import { endTrialBrowser, startTrialBrowser } from './release/gate/suite/trial-browser.mjs';

const args = process.argv.slice(2);
await ensureInstalled();
// What has its build already is at the gate in no time.
if (args.some((arg) => /^--build(=|$)/.test(arg))) startTrialBrowser();
const { register } = await import('tsx/esm/api');
register();
const { runRelease } = await import('./release/cli.ts');
process.exitCode = await runRelease(args);
await endTrialBrowser();
