import type { Chunk, Compilation, Compiler } from 'webpack';

import { CheckedChunksRuntime, PLACEHOLDER_PREFIX, placeholderOf } from './checked-chunks-runtime';
import { digestOf } from '../integrity';

const NAME = 'CheckedChunksPlugin';
const NEVER_RUN = /\.(LICENSE\.txt|map)$/;

/**
 * Makes a remote's entry the root of trust: it knows the digest of every chunk, and no unknown chunk is loaded. The
 * digests are handled like webpack's content hashes, so a changed chunk also changes the entry's name.
 */
export class CheckedChunksPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, RuntimeGlobals, optimize } = compiler.webpack;
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = Compilation;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { runtimeRequirementInTree, processAssets } = compilation.hooks;
      runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Runs before webpack adds its own loader; the return value prevents that.
        .tap({ name: NAME, stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new CheckedChunksRuntime());
          return true;
        });

      processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 }, () => {
        for (const chunk of compilation.chunks) {
          if (!chunk.hasRuntime()) announceDigest(compilation, chunk);
        }
      });
      optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
        NAME,
        ([content], hash) =>
          content && hash.startsWith(PLACEHOLDER_PREFIX) ? digestOf(content) : undefined,
      );
      processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 }, () =>
        refuseUnchecked(compilation),
      );
    });
  }
}

/** Tells webpack that a chunk's file has another hash that other files contain. */
function announceDigest(compilation: Compilation, chunk: Chunk): void {
  for (const file of chunk.files) {
    compilation.updateAsset(
      file,
      (source) => source,
      (info) => ({ ...info, contenthash: [info?.contenthash ?? [], placeholderOf(chunk)].flat() }),
    );
  }
}

/** An unchecked file would be a gap in the remote's integrity. */
function refuseUnchecked(compilation: Compilation): void {
  const { WebpackError } = compilation.compiler.webpack;
  const refuse = (message: string) => compilation.errors.push(new WebpackError(message));
  for (const { name, source } of compilation.getAssets()) {
    if (NEVER_RUN.test(name)) continue;
    if (!name.endsWith('.js')) {
      refuse(`${name} would come in unchecked: a remote's files are scripts and what they inline.`);
    } else if (source.source().includes(PLACEHOLDER_PREFIX)) {
      refuse(`${name} refers to a chunk that has no file, so nothing could check it.`);
    }
  }
}
