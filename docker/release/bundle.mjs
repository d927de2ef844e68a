/** `node docker/release/bundle.mjs <file>`: makes one file of the command, which needs nothing but Node. */
import path from 'node:path';

import { build } from 'esbuild';

import { ONE_FILE } from '../../tools/import-source.mjs';

/** @type {import('esbuild').Plugin} */
const withoutBrowser = {
  name: 'without-browser',
  setup({ onResolve }) {
    onResolve({ filter: /\/run-suite$/ }, () => ({
      path: path.resolve(import.meta.dirname, '../../delivery/release/check/suite/no-browser.ts'),
    }));
  },
};

const [outfile] = process.argv.slice(2);
if (!outfile) throw new Error('Usage: bundle.mjs <file>');
await build({
  ...ONE_FILE,
  entryPoints: [path.join(import.meta.dirname, 'release.mjs')],
  outfile,
  plugins: [withoutBrowser],
});
