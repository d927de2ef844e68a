import { init } from '@module-federation/enhanced/runtime';
import { ModuleFederation } from '@module-federation/runtime-core';

import { consumeShared, type WebpackRequire } from './consume-shared';

/**
 * Replaces, in the shell's first script, the federation plugin's bundler runtime, which generated code calls.
 * The shell never imports a remote (`shell/src/remotes` asks the federation runtime by name), and consumes
 * shared modules only asynchronously.
 */
const bundlerRuntime = {
  init({ webpackRequire }: { webpackRequire: WebpackRequire }): ModuleFederation {
    // All that a remote's entry uses of the page before it gets the shared modules (remote-runtime.ts).
    Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ModuleFederation } });
    return init(webpackRequire.federation.initOptions);
  },

  consumes: consumeShared,
};

// The generated code also requests a runtime that the shell does not use.
export default { runtime: {}, bundlerRuntime };
