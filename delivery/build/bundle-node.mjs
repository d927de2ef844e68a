import { rm } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules') + path.sep;

/**
 * Packages stay external if the bundle resolves them as its source does. Bundled are workspaces, which are
 * unpublished TypeScript, and package versions that only one of them has.
 * @returns {import('esbuild').Plugin}
 */
const externalPackages = (folder) => ({
  name: 'external-packages',
  setup(building) {
    const own = path.join(folder, 'node_modules') + path.sep;
    const packages = { filter: /^[^./]/ };
    building.onResolve(packages, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === externalPackages) return undefined;
      if (name.startsWith('@syndication/')) return undefined;
      const again = { kind, resolveDir, pluginData: externalPackages };
      const found = await building.resolve(name, again);
      const isElsewhere =
        path.isAbsolute(found.path) && ![PACKAGES, own].some((it) => found.path.startsWith(it));
      return isElsewhere ? undefined : { path: name, external: true };
    });
  },
});

/**
 * Bundles Node code into the folder `dist`; packages stay external, workspaces are bundled.
 * @param {string} folder of the workspace
 * @param {Record<string, string>} entryPoints source file by the name of the output
 * @throws when a source does not compile; the compiler has printed where
 */
export async function bundleNode(folder, entryPoints) {
  await rm(`${folder}/dist`, { recursive: true, force: true });
  await build({
    absWorkingDir: folder,
    entryPoints,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: true,
    chunkNames: 'chunk-[hash]',
    plugins: [externalPackages(folder)],
  });
}
