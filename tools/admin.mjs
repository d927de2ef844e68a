#!/usr/bin/env node
/** `npm run admin -- <command>`: see `api/src/admin`. */
import { goWhereGiven } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
goWhereGiven();
await import('../api/src/admin/cli.ts');
