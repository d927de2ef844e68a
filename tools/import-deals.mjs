#!/usr/bin/env node
/** `npm run import-deals -- <file.csv> --group <title>`: see `api/src/import`. */
import { join, resolve } from 'node:path';

import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
const { INIT_CWD, DATA_DIR } = process.env;
// The same directory as `npm start`, wherever the command was given; paths count from where it was.
process.env.DATA_DIR = resolve(DATA_DIR ?? join(import.meta.dirname, '../.data'));
if (INIT_CWD) process.chdir(INIT_CWD);
await import('../api/src/import/cli.ts');
