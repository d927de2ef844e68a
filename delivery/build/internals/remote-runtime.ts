import { ModuleFederation } from '@module-federation/runtime-core';

import { consumeShared, type WebpackRequire } from './consume-shared';

/**
 * Replaces, in a remote's entry, the federation plugin's bundler runtime, which generated code calls. A
 * remote loads no remotes, provides no shared modules and shakes none, so it only has to use the page's
 * modules. Each entry has its own instance: two releases of a remote in one page do not share one.
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

// The generated code also requests a runtime that a remote does not use.
export default { runtime: {}, bundlerRuntime };
