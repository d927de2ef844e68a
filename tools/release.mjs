#!/usr/bin/env node
/** Releases one app, and everything that has to do with it; `npm run release -- --help`. */
import { restoreWorkingFolder } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
restoreWorkingFolder();
const { runRelease } = await import('../delivery/release/cli.ts');
process.exitCode = await runRelease(process.argv.slice(2));
