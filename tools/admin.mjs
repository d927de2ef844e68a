#!/usr/bin/env node
/** `npm run admin -- <command>`: see `api/src/admin`. */
import { join, resolve } from 'node:path';

import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
// The same directory as `npm start`, wherever the command was given.
process.env.DATA_DIR = resolve(process.env.DATA_DIR ?? join(import.meta.dirname, '../.data'));
await import('../api/src/admin/cli.ts');
