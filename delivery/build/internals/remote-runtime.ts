import { ModuleFederation } from '@module-federation/runtime-core';

import { consumeShared, type WebpackRequire } from './consume-shared';

/**
 * Stands in a remote's entry for the bundler runtime that comes with the federation plugin, whose generated
 * code calls it. A remote loads no remotes, brings no shared modules and shakes none of the page's, so what
 * remains is to take the page's modules. Each entry makes an instance of its own: two releases of a remote
 * in one page do not share one.
 */

type ShareScope = Parameters<ModuleFederation['initShareScopeMap']>[1];

interface ContainerStart {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
  shareScopeKey: string;
  remoteEntryInitOptions?: { shareScopeMap?: Record<string, ShareScope> };
}

const bundlerRuntime = {
  init: ({ webpackRequire }: { webpackRequire: WebpackRequire }): ModuleFederation =>
    new ModuleFederation(webpackRequire.federation.initOptions),

  initContainerEntry({
    webpackRequire: { federation },
    shareScope,
    shareScopeKey,
    remoteEntryInitOptions,
  }: ContainerStart): true {
    federation.instance.initShareScopeMap(shareScopeKey, shareScope, {
      hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
    });
    return true;
  },

  consumes: consumeShared,
};

// The generated code asks for a runtime beside it, of which a remote uses nothing.
export default { runtime: {}, bundlerRuntime };
