#!/usr/bin/env node
/** Builds what is stale, as `npm start` does before it serves. */
import { ensureTypeScript } from './install.mjs';

await ensureTypeScript();
const { buildStale } = await import('./start/build-stale.ts');
await buildStale();
