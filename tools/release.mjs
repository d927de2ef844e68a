#!/usr/bin/env node
/** Releases one app, and everything that has to do with it; `npm run release -- --help`. */
import { join } from 'node:path';

import { importSource } from './import-source.mjs';
import { ensureInstalled } from './install.mjs';
import {
  endTrialBrowser,
  startTrialBrowser,
} from '../delivery/release/check/suite/trial-browser.mjs';

const args = process.argv.slice(2);
await ensureInstalled();
// What has its build already is at the gate in no time.
if (args.some((arg) => /^--build(=|$)/.test(arg))) startTrialBrowser();
/** @type {typeof import('../delivery/release/cli.ts')} */
const { runRelease } = await importSource(join(import.meta.dirname, '../delivery/release/cli.ts'));
process.exitCode = await runRelease(args);
await endTrialBrowser();
