/** `node docker/release/bundle.mjs <file>`: makes one file of the command, which needs nothing but Node. */
import path from 'node:path';

import { build } from 'esbuild';

/** @type {import('esbuild').Plugin} */
const withoutBrowser = {
  name: 'without-browser',
  setup({ onResolve }) {
    onResolve({ filter: /\/run-suite$/ }, () => ({
      path: path.resolve(import.meta.dirname, '../../tools/release/gate/suite/no-browser.ts'),
    }));
  },
};

const [outfile] = process.argv.slice(2);
if (!outfile) throw new Error('Usage: bundle.mjs <file>');
await build({
  entryPoints: [path.join(import.meta.dirname, 'release.mjs')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  plugins: [withoutBrowser],
  // Packages in the older module format load Node's own modules this way.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
