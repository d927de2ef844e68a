import type { ChunkGroup, Compilation, Compiler } from 'webpack';

import {
  CONTRACT_VERSION,
  containerName,
  SERVED_CONTRACTS,
  type AppName,
  type ScreenFacts,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';
import {
  RELEASE_FOLDER,
  RELEASE_MANIFEST_FILE,
  type ReleaseManifest,
  type RemoteManifest,
  type ShellManifest,
} from '@syndication/contract/release/release-manifest.rules';

import { fingerprintOf } from './fingerprint';
import { integrityOf } from './integrity';
import { readPackage } from './internals/known-versions';
import {
  carriedModules,
  consumedModule,
  providedModules,
  requiredModules,
} from './internals/shared-facts';

/** Name of the chunk that holds the exposed module. */
export const EXPOSED_CHUNK = 'app';

/** What stands beside the build's files and is none of them. */
const NOT_SERVED = /\.(br|map|LICENSE\.txt)$/;

type RemoteFacts = Omit<RemoteManifest, 'name' | 'version' | 'contract' | 'files'>;
type ShellFacts = Omit<ShellManifest, 'name' | 'version' | 'contract' | 'files'>;

/** Writes `release.json`: what a build is, what it holds, and what it needs of others. */
export class ReleaseManifestPlugin {
  constructor(
    private readonly app: AppName,
    private readonly screens: readonly ScreenFacts[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // The last stage: every file has its final name and content, the shell's page included.
        { name: 'ReleaseManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const facts =
            this.app === 'shell'
              ? shellFacts(compilation)
              : { ...remoteFacts(compilation, this.app), screens: this.screens };
          const described = {
            contract: CONTRACT_VERSION,
            ...facts,
            files: integrityOfFiles(compilation),
          };
          const manifest = {
            name: this.app,
            version: `${readPackage(compiler.context).version}-${fingerprintOf(described)}`,
            ...described,
          } as ReleaseManifest;
          compilation.emitAsset(
            RELEASE_MANIFEST_FILE,
            new sources.RawSource(JSON.stringify(manifest, null, 2)),
          );
        },
      );
    });
  }
}

const shellFacts = (compilation: Compilation): ShellFacts => ({
  serves: SERVED_CONTRACTS,
  provides: providedModules(compilation),
});

function remoteFacts(compilation: Compilation, remote: RemoteName): RemoteFacts {
  const container = containerName(remote);
  const entry = compilation.entrypoints
    .get(container)
    ?.getFiles()
    .find((file) => file.startsWith(`${RELEASE_FOLDER}/`));
  if (!entry) throw new Error(`The build of ${remote} has no entry file.`);
  const exposed = compilation.namedChunkGroups.get(EXPOSED_CHUNK);
  if (!exposed) throw new Error(`The build of ${remote} exposes nothing.`);
  return {
    entry,
    assets: exposed.getFiles().filter((file) => file.endsWith('.js')),
    shared: sharedModulesOf(compilation, exposed),
    requires: requiredModules(compilation, container),
    carries: carriedModules(compilation),
  };
}

function sharedModulesOf({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const keys = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .map((module) => consumedModule(module)?.key)
    .filter((key) => key !== undefined);
  return [...new Set(keys)].sort();
}

function integrityOfFiles(compilation: Compilation): Record<string, string> {
  return Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => !NOT_SERVED.test(name))
      .map(({ name, source }) => [name, integrityOf(source.buffer())] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
