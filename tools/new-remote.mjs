#!/usr/bin/env node
/** `npm run new-remote`: lays out a further remote, ready to be built and released (docs/deploying.md). */
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { newRemote } = await import('./new-remote/new-remote.ts');
process.exitCode = await newRemote(process.argv.slice(2));
