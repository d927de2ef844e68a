#!/usr/bin/env node
/**
 * `npm run bench`: the product's numbers and their limits. See `e2e/bench`.
 * `npm run bench -- --only lighthouse` measures a part.
 */
import { parseArgs } from 'node:util';

import { ensureBrowser } from '../delivery/release/find-browser.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { bench, BENCHES } = await import('../e2e/bench/bench.ts');

const names = Object.keys(BENCHES);

function chooseBenches() {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
    const unknown = only?.filter((name) => !names.includes(name)) ?? [];
    if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}.`);
    return only ?? names;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Usage: npm run bench -- [--only <bench>] with the benches ${names.join(', ')}`);
    process.exit(2);
  }
}

const chosen = chooseBenches();
process.env.BROWSER_PATH = await ensureBrowser();
await bench(chosen);
