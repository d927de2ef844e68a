/** Bundles the server, by itself and as a module, PGlite's thread, the importer and the admin command. */
import { bundleNode } from '../delivery/build/bundle-node.mjs';

await bundleNode(import.meta.dirname, {
  main: 'src/main.ts',
  server: 'src/server.ts',
  'import-cli': 'src/import/cli.ts',
  admin: 'src/admin/cli.ts',
  'pglite-thread': 'src/database/pglite-thread.js',
});
