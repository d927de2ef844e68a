#!/usr/bin/env node
/** Builds what is stale, as `npm start` does before it serves. */
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { buildStale } = await import('./start/build-stale.ts');
await buildStale();
