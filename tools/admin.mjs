#!/usr/bin/env node
/** `npm run admin -- <command>`: see `api/src/admin`. */
import { restoreWorkingFolder } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
restoreWorkingFolder();
await import('../api/src/admin/cli.ts');
