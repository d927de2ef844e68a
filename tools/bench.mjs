#!/usr/bin/env node
/** `npm run bench`: the product's numbers, as ratios measured in one run. See `e2e/bench`. */
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
process.env.BROWSER_PATH = await ensureBrowser();
const { register } = await import('tsx/esm/api');
register();
const { bench } = await import('../e2e/bench/bench.ts');
await bench();
