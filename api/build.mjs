/** Bundles the server, by itself and as a module, PGlite's thread, the importer and the admin command; packages stay outside, the contract goes in. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The contract is TypeScript in this repository, not a published package. */
const bundleContract = {
  name: 'bundle-contract',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@syndication/')
        ? undefined
        : { path, external: true },
    );
  },
};

await rm(`${root}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    server: 'src/server.ts',
    'import-cli': 'src/import/cli.ts',
    admin: 'src/admin/cli.ts',
    'pglite-thread': 'src/database/pglite-thread.js',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  chunkNames: 'chunk-[hash]',
  plugins: [bundleContract],
});
