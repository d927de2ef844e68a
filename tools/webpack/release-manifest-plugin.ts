import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';

import {
  CONTRACT_VERSION,
  containerName,
  type ReleaseManifest,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { consumedKey } from './early-scripts';

/** File beside a remote's build that says what a registry line needs to know of it. */
export const RELEASE_MANIFEST = 'release.json';

/** Name of the chunk that holds the exposed module. */
export const EXPOSED_CHUNK = 'app';

/** Writes `release.json`: version, entry with its integrity, and the scripts to preload. */
export class ReleaseManifestPlugin {
  constructor(private readonly remote: RemoteName) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = compilation.entrypoints
            .get(containerName(this.remote))
            ?.getFiles()
            .find((file) => file.startsWith('remoteEntry'));
          if (!entry) throw new Error(`The build of ${this.remote} has no entry file.`);
          const digest = (algorithm: string) =>
            createHash(algorithm).update(compilation.getAsset(entry)!.source.buffer()).digest();
          const exposed = compilation.namedChunkGroups.get(EXPOSED_CHUNK);
          if (!exposed) throw new Error(`The build of ${this.remote} exposes nothing.`);
          const manifest: ReleaseManifest = {
            name: this.remote,
            version: `${packageVersion(compiler.context)}-${digest('sha256').toString('hex').slice(0, 10)}`,
            contract: CONTRACT_VERSION,
            entry,
            integrity: `sha384-${digest('sha384').toString('base64')}`,
            assets: exposed.getFiles().filter((file) => file.endsWith('.js')),
            shared: sharedModulesOf(compilation, exposed),
          };
          compilation.emitAsset(
            RELEASE_MANIFEST,
            new sources.RawSource(JSON.stringify(manifest, null, 2)),
          );
        },
      );
    });
  }
}

function sharedModulesOf({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const keys = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .map(consumedKey)
    .filter((key) => key !== undefined);
  return [...new Set(keys)].sort();
}

function packageVersion(folder: string): string {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
