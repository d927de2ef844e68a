#!/usr/bin/env node
/** Releases one app, and everything that has to do with it; `npm run release -- --help`. */
import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
const { runRelease } = await import('../delivery/release/cli.ts');
process.exitCode = await runRelease(process.argv.slice(2));
