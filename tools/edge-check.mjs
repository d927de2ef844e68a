#!/usr/bin/env node
/** `npm run edge:check`: builds what is stale and holds docker/edge against delivery/pages. */
import { ensureNginx } from './find-nginx.mjs';
import { ensureInstalled } from './install.mjs';

try {
  Object.assign(process.env, await ensureNginx());
} catch (error) {
  console.error(
    `The check of the edge cannot run here: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { buildStale } = await import('./start/build-stale.ts');
await buildStale();
await import('../docker/edge/check.mjs');
