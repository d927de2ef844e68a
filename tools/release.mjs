#!/usr/bin/env node
/** Releases one app, and everything that has to do with it; `npm run release -- --help`. */
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { runRelease } = await import('./release/cli.ts');
process.exitCode = await runRelease(process.argv.slice(2));
