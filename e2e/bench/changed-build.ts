import path from 'node:path';

import type { RemoteName } from '@syndication/contract/release/registry.rules';
import { build } from '@syndication/delivery-build/build';
import { createRemoteConfig } from '@syndication/delivery-build/remote-config';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** What a page that ran the changed module has measured (`change-source.cjs`). */
export const CHANGE_MARK = 'changed-build';

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
    options: { mark: CHANGE_MARK },
  };
  const stats = await build({
    ...configuration,
    output: { ...configuration.output, path: folder },
    // At the end: the place of a rule is part of the names of all modules that it is about.
    module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), change] },
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
