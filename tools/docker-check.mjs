#!/usr/bin/env node
/**
 * `npm run docker:check`: builds every image, runs compose.yaml with them and signs in through a browser, on a
 * machine without a container engine. `-- --only images` builds and looks only, `-- --only product` runs what was
 * built before. See docker/README.md.
 */
import { parseArgs } from 'node:util';

import { ensureBrowser } from '../delivery/release/find-browser.mjs';
import { ensureInstalled } from './install.mjs';

const PARTS = ['images', 'product'];

function readOnly() {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
    if (only !== undefined && !PARTS.includes(only)) throw new Error(`There is no part ${only}.`);
    return only;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Usage: npm run docker:check -- [--only ${PARTS.join('|')}]`);
    process.exit(2);
  }
}

const only = readOnly();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { requireTools } = await import('./docker/requirements.ts');
try {
  requireTools();
  process.env.BROWSER_PATH = await ensureBrowser();
  const { check } = await import('./docker/check.ts');
  await check({ isBuilding: only !== 'product', isRunning: only !== 'images' });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
