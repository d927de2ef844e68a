#!/usr/bin/env node
/** `npm run admin -- <command>`: see `api/src/admin`. Links lead to the address of `npm start`. */
import { restoreWorkingFolder } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
process.env.PORT ||= '3000';
restoreWorkingFolder();
await import('../api/src/admin/cli.ts');
