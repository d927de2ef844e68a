import { hash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

import { digestOf, INTEGRITY_PREFIX } from '../integrity';

const { RuntimeGlobals, RuntimeModule, WebpackError } = webpack;
const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = webpack.Compilation;
const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;

const NAME = 'CheckedChunksPlugin';
const NEVER_RUN = /\.(LICENSE\.txt|map)$/;
const PLACEHOLDER_PREFIX = 'digest-of-';

/** Stands for the digest of a chunk until its content is final; all have one length: none is a prefix of another. */
const placeholderOf = (chunk: Chunk): string =>
  PLACEHOLDER_PREFIX + hash('sha256', String(chunk.id));

/**
 * Makes a remote's entry the root of trust: it knows the digest of every chunk, and no unknown chunk is loaded. The
 * digests are handled like webpack's content hashes, so a changed chunk also changes the entry's name.
 */
export class CheckedChunksPlugin {
  apply(compiler: Compiler): void {
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
      webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
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

/**
 * The loader of a remote's chunks. It differs from webpack's in four things: a chunk is loaded only with its digest;
 * it never waits for a script that another release of the remote has requested; after a failure it uses other URLs,
 * because the browser would reuse the broken answer or keep waiting for it; and it accepts only what it has
 * requested, because all releases of a remote pass their chunks through one global variable (with the release in its
 * name, no chunk could be the same in two releases).
 */
export class CheckedChunksRuntime extends RuntimeModule {
  constructor() {
    // After webpack's chunk loading, which sets up the global variable.
    super('checked chunks', RuntimeModule.STAGE_ATTACH + 1);
  }

  private digests(): Record<string, string> {
    const chunks = [...this.chunk!.getAllAsyncChunks()].filter((chunk) =>
      chunkHasJs(chunk, this.chunkGraph!),
    );
    return Object.fromEntries(chunks.map((chunk) => [String(chunk.id), placeholderOf(chunk)]));
  }

  override generate(): string {
    const { chunkLoadingGlobal, chunkLoadTimeout, globalObject } = this.compilation!.outputOptions;
    const handOver = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
    return `
const digests = ${JSON.stringify(this.digests())};
const integrityOf = (chunkId) => ${JSON.stringify(INTEGRITY_PREFIX)} + digests[chunkId];
let query = /\\?again=\\d+$/.exec(document.currentScript?.src)?.[0] ?? '';
${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {
  const script = document.createElement('script');
  const end = (event) => {
    clearTimeout(timer);
    if (event.type !== 'load') query = '?again=' + Date.now();
    // The browser keeps a broken answer as long as a good one.
    if (event.type === 'error') fetch(url, { cache: 'reload' }).catch(() => {});
    script.onload = script.onerror = null;
    script.remove();
    done(event);
  };
  const timer = setTimeout(end, ${chunkLoadTimeout}, { type: 'timeout', target: script });
  script.onload = script.onerror = end;
  try {
    script.src = url + query;
    if (!digests[chunkId]) throw new Error('unchecked');
    script.integrity = integrityOf(chunkId);
    script.crossOrigin = 'anonymous';
    document.head.append(script);
  } catch (error) {
    end({ type: error.message, target: script });
  }
};
const install = ${handOver}.push;
${handOver} = Object.assign([], {
  push: (data) => {
    const integrity = document.currentScript?.integrity;
    if (data[0].every((chunkId) => integrityOf(chunkId) === integrity)) install(data);
  },
});
`;
  }
}
