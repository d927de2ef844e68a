import type { Compilation, Compiler } from 'webpack';

import {
  CONTRACT_VERSION,
  containerName,
  REMOTE_NAMES,
  SERVED_CONTRACTS,
  type AppName,
  type ScreenFacts,
} from '@syndication/contract/release/registry.rules';
import {
  RELEASE_FOLDER,
  RELEASE_MANIFEST_FILE,
  type BuildFacts,
  type RemoteManifest,
  type ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { fingerprintOf, integrityOf } from './integrity';
import { readPackage } from './internals/known-versions';
import {
  carriedModules,
  consumedBy,
  inOrder,
  providedModules,
  requiredModules,
} from './internals/shared-facts';

/** Name of the chunk that holds the exposed module. */
export const EXPOSED_CHUNK = 'app';

/** Files that the manifest does not list. */
const NOT_LISTED = /\.(br|map|LICENSE\.txt)$/;

/** Writes `release.json`: what a build is, what it contains, and what it needs from others. */
export class ReleaseManifestPlugin {
  constructor(
    private readonly app: AppName,
    private readonly screens: readonly ScreenFacts[] = [],
  ) {}

  apply({ context, hooks, webpack: { Compilation, sources } }: Compiler): void {
    hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // The last stage: every file has its final name and content, the shell's page included.
        { name: 'ReleaseManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const described = {
            contract: CONTRACT_VERSION,
            ...this.factsOf(compilation),
            files: integrityOfFiles(compilation),
          };
          const version = `${readPackage(context).version}-${fingerprintOf(described)}`;
          const manifest = JSON.stringify({ name: this.app, version, ...described }, null, 2);
          compilation.emitAsset(RELEASE_MANIFEST_FILE, new sources.RawSource(manifest));
        },
      );
    });
  }

  private factsOf(
    compilation: Compilation,
  ): Omit<RemoteManifest, keyof BuildFacts> | Omit<ShellManifest, keyof BuildFacts> {
    if (this.app === 'shell') {
      const provides = providedModules(compilation);
      return { serves: SERVED_CONTRACTS, remotes: REMOTE_NAMES, provides };
    }
    const container = containerName(this.app);
    const entry = compilation.entrypoints
      .get(container)
      ?.getFiles()
      .find((file) => file.startsWith(`${RELEASE_FOLDER}/`));
    if (!entry) throw new Error(`The build of ${this.app} has no entry file.`);
    const exposed = compilation.namedChunkGroups.get(EXPOSED_CHUNK);
    if (!exposed) throw new Error(`The build of ${this.app} exposes nothing.`);
    return {
      entry,
      assets: exposed.getFiles().filter((file) => file.endsWith('.js')),
      shared: [...new Set(consumedBy(compilation, exposed))].sort(),
      requires: requiredModules(compilation, container),
      carries: carriedModules(compilation),
      screens: this.screens,
    };
  }
}

function integrityOfFiles(compilation: Compilation): Record<string, string> {
  const listed = compilation.getAssets().filter(({ name }) => !NOT_LISTED.test(name));
  return inOrder(new Map(listed.map(({ name, source }) => [name, integrityOf(source.buffer())])));
}
