import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

import { REMOTE_NAMES } from '@syndication/contract/release/registry.rules';

import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { shellBase } from './shell-config';

/** What `bench/load-remote.mono.ts` may import: the exposed module of every remote, and no other file. */
function bundledRemotes(repository: string) {
  const files = REMOTE_NAMES.map((name) => `./${name}/src/app.tsx`);
  // Once as imported, once as webpack resolved it.
  const fromBench = new RegExp(`^(\\.\\./\\.\\.|${repository.replaceAll(/[^\w/]/g, '\\$&')})/?$`);
  const map = Object.fromEntries(files.map((file) => [file, file]));
  return new webpack.ContextReplacementPlugin(fromBench, repository, map);
}

/** The same source as one bundle with the same route splitting: the bench's baseline for the cost of federation. */
export function createMonoConfig(context: string) {
  return (): Configuration =>
    shellBase(context, 'production', 'dist-mono', [
      new ReleaseManifestPlugin('shell'),
      new webpack.NormalModuleReplacementPlugin(
        /\/load-remote$/,
        path.join(context, 'bench/load-remote.mono.ts'),
      ),
      bundledRemotes(path.dirname(context)),
    ]);
}
