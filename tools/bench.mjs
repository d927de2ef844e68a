#!/usr/bin/env node
/** `npm run bench`: the product's numbers and their limits. See `e2e/bench`. */
import { ensureBrowser } from '../delivery/release/find-browser.mjs';
import { chooseOnly, runCommand } from '../delivery/release/command-line.mjs';
import { ensureTypeScript } from './install.mjs';

const BENCHES = 'page pages lighthouse sizes releases typing desk api overload deals'.split(' ');
const usage = `npm run bench [-- --only <bench>]

  measures the product's numbers and holds them against their limits
  --only   one of ${BENCHES.join(', ')}; may be given several times`;

const options = /** @type {const} */ ({ only: { type: 'string', multiple: true } });
process.exitCode = await runCommand({ usage, options }, process.argv.slice(2), async (line) => {
  const chosen = chooseOnly('bench', BENCHES, line.values.only);
  await ensureTypeScript();
  process.env.BROWSER_PATH = await ensureBrowser();
  const { bench } = await import('../e2e/bench/bench.ts');
  return (await bench(chosen)) ? 0 : 1;
});
