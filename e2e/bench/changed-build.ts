import path from 'node:path';

import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { createRemoteConfig } from '@syndication/tools/webpack/remote-config';
import webpack from 'webpack';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Builds a remote from its source with one module changed, as its team's next release would be. */
export async function buildChanged(
  remote: RemoteName,
  changedFile: RegExp,
  folder: string,
): Promise<void> {
  const configuration = createRemoteConfig(remote, path.join(REPOSITORY, remote))({}, {});
  const change = {
    test: changedFile,
    enforce: 'pre' as const,
    loader: path.join(import.meta.dirname, 'change-source.cjs'),
  };
  const compiler = webpack({
    ...configuration,
    output: { ...configuration.output, path: folder },
    module: { ...configuration.module, rules: [change, ...(configuration.module?.rules ?? [])] },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) {
        reject(error ?? new Error(stats?.toString('errors-only')));
      } else {
        compiler.close((failure) => (failure ? reject(failure) : resolve()));
      }
    });
  });
}
