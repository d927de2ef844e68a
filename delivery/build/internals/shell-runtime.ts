import { init } from '@module-federation/enhanced/runtime';
import { ModuleFederation } from '@module-federation/runtime-core';

import { consumeShared, type WebpackRequire } from './consume-shared';

/**
 * Stands in the shell's first script for the bundler runtime that comes with the federation plugin, whose
 * generated code calls it. No import of the shell leads into a remote (`shell/src/remotes` asks the federation
 * runtime by name), and it takes shared modules asynchronously only.
 */
const bundlerRuntime = {
  init({ webpackRequire }: { webpackRequire: WebpackRequire }): ModuleFederation {
    // All that a remote's entry takes from the page before it is handed the shared modules (remote-runtime.ts).
    Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ModuleFederation } });
    return init(webpackRequire.federation.initOptions);
  },

  consumes: consumeShared,
};

// The generated code asks for a runtime beside it, of which the shell uses nothing.
export default { runtime: {}, bundlerRuntime };
