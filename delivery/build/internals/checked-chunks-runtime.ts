import { hash } from 'node:crypto';
import webpack, { type Chunk } from 'webpack';

import { INTEGRITY_PREFIX } from '../integrity';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;

export const PLACEHOLDER_PREFIX = 'digest-of-';

/**
 * A placeholder for the digest of a chunk until its content is final; all have one length, so that none is a
 * prefix of another.
 */
export function placeholderOf(chunk: Chunk): string {
  return PLACEHOLDER_PREFIX + hash('sha256', String(chunk.id));
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
