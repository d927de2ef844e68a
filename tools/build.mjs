#!/usr/bin/env node
/** Builds what is stale, as `npm start` does before it serves. */
import { ensureInstalled } from './install.mjs';
import { buildStale } from './start/build-stale.mjs';

ensureInstalled();
await buildStale();
