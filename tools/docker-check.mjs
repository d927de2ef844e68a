#!/usr/bin/env node
/**
 * `npm run docker:check`: builds every image, runs compose.yaml with them and signs in through a browser, on a
 * machine without a container engine. `-- --only images` builds and looks only, `-- --only product` runs what was
 * built before. See docker/README.md.
 */
import { chooseOnly, runCommand } from '../delivery/release/command-line.mjs';
import { ensureBrowser } from '../delivery/release/find-browser.mjs';
import { ensureTypeScript } from './install.mjs';

const usage = `npm run docker:check [-- --only images|product]

  builds every image, runs compose.yaml with them and signs in through a browser
  --only images    builds and looks into them only
  --only product   runs what was built before`;

const options = /** @type {const} */ ({ only: { type: 'string', multiple: true } });
process.exitCode = await runCommand({ usage, options }, process.argv.slice(2), async (line) => {
  const parts = chooseOnly('part', ['images', 'product'], line.values.only);
  await ensureTypeScript();
  const { requireTools } = await import('./docker/requirements.ts');
  requireTools();
  process.env.BROWSER_PATH = await ensureBrowser();
  const { check } = await import('./docker/check.ts');
  await check({ isBuilding: parts.includes('images'), isRunning: parts.includes('product') });
});
