import { ModuleFederation } from '@module-federation/runtime-core';

import { SHARED_MODULE_ERROR } from '@syndication/contract/release/shared-modules.rules';

/**
 * Stands in a remote's entry for the bundler runtime that comes with the federation plugin, whose generated
 * code calls it. A remote loads no remotes, brings no shared modules and shakes none of the page's, so what
 * remains is to take the page's modules. Each entry makes an instance of its own: two releases of a remote
 * in one page do not share one.
 */

type ModuleId = string | number;
type LoadShareOptions = NonNullable<Parameters<ModuleFederation['loadShare']>[1]>;
type ShareScope = Parameters<ModuleFederation['initShareScopeMap']>[1];

interface ConsumedModule {
  shareKey: string;
  shareScope: string[];
  requiredVersion: string;
  singleton: boolean;
  strictVersion: boolean;
}

interface WebpackRequire {
  /** Module factories. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Module cache. */
  c: Record<ModuleId, unknown>;
  federation: {
    initOptions: ConstructorParameters<typeof ModuleFederation>[0];
    instance: ModuleFederation;
  };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<ModuleId, ConsumedModule> };
}

interface Consumption {
  chunkId: ModuleId;
  chunkMapping: Record<ModuleId, ModuleId[]>;
  /** What is on its way, and 0 for what is there. */
  installedModules: Record<ModuleId, Promise<void> | 0 | undefined>;
  promises: unknown[];
  webpackRequire: WebpackRequire;
}

interface ContainerStart {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
  shareScopeKey: string;
  remoteEntryInitOptions?: { shareScopeMap?: Record<string, ShareScope> };
}

/** What comes from the shell's own chunks says so itself; anything else is that the page does not bring the module. */
const asSharedError = (cause: unknown): unknown =>
  cause instanceof Error && cause.name === 'ChunkLoadError'
    ? cause
    : Object.assign(new Error(String(cause), { cause }), { name: SHARED_MODULE_ERROR });

async function takeModule(
  { webpackRequire, installedModules }: Consumption,
  id: ModuleId,
): Promise<void> {
  const { federation, consumesLoadingData, m: factories, c: cache } = webpackRequire;
  const { shareKey, shareScope, requiredVersion, singleton, strictVersion } =
    consumesLoadingData.moduleIdToConsumeDataMapping[id]!;
  const define = (create: () => unknown): void => {
    factories[id] = (module) => {
      delete cache[id];
      module.exports = create();
    };
  };
  try {
    const create = await federation.instance.loadShare(shareKey, {
      customShareInfo: {
        scope: shareScope,
        shareConfig: { requiredVersion, singleton, strictVersion },
      },
    } as LoadShareOptions);
    if (!create) throw new Error(`This page has no ${shareKey} ${requiredVersion}.`);
    define(create);
    installedModules[id] = 0;
  } catch (cause) {
    const error = asSharedError(cause);
    // Whoever imports it gets the error; the next attempt asks again.
    define(() => {
      throw error;
    });
    delete installedModules[id];
  }
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

  /** Called for every chunk that is loaded: brings the page's modules that it needs. */
  consumes(consumption: Consumption): void {
    const { chunkId, chunkMapping, installedModules, promises } = consumption;
    for (const id of chunkMapping[chunkId] ?? []) {
      promises.push((installedModules[id] ??= takeModule(consumption, id)));
    }
  },
};

// The generated code asks for a runtime beside it, of which a remote uses nothing.
export default { runtime: {}, bundlerRuntime };
