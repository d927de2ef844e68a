#!/usr/bin/env node
/** `npm run edge:check`: builds what is stale and holds docker/edge against tools/edge. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { ensureInstalled } from './install.mjs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (/** @type {string} */ command) => !spawnSync(command, ['-v']).error;
const missing = [
  ...(isThere('nginx') ? [] : ['nginx']),
  ...(existsSync(BROTLI) ? [] : ['libnginx-mod-http-brotli-static']),
  ...(isThere('openssl') ? [] : ['openssl']),
];
if (missing.length > 0) {
  console.error(
    `The check of the edge cannot run here.\nOn Debian: apt-get install ${missing.join(' ')}`,
  );
  process.exit(1);
}
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { buildStale } = await import('./start/build-stale.ts');
await buildStale();
await import('../docker/edge/check.mjs');
