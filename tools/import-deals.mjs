#!/usr/bin/env node
/** `npm run import-deals -- <file.csv> --group <title>`: see `api/src/import`. */
import { restoreWorkingFolder } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
restoreWorkingFolder();
await import('../api/src/import/cli.ts');
