import type { ModuleFederation } from '@module-federation/runtime-core';

import { SHARED_MODULE_ERROR } from '@syndication/contract/release/release-reports.rules';

type ModuleId = string | number;

interface ConsumedModule {
  shareKey: string;
  shareScope: string[];
  requiredVersion: string;
  singleton: boolean;
  strictVersion: boolean;
}

/** The parts of webpack's `require` in a federated build that our runtimes use. */
export interface WebpackRequire {
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
  /** Promises of what is loading, and 0 for what is loaded. */
  installedModules: Record<ModuleId, Promise<void> | 0 | undefined>;
  promises: unknown[];
  webpackRequire: WebpackRequire;
}

/** Errors from the shell's own chunks say so; any other means that the page does not provide the module. */
const asSharedError = (cause: unknown): unknown =>
  cause instanceof Error && cause.name === 'ChunkLoadError'
    ? cause
    : Object.assign(new Error(String(cause), { cause }), { name: SHARED_MODULE_ERROR });

/** The library caches the promise of a failed load, and would return it for ever. */
function forgetFailedLoad({ shareScopeMap }: ModuleFederation, module: ConsumedModule): void {
  for (const scope of module.shareScope) {
    for (const shared of Object.values(shareScopeMap[scope]?.[module.shareKey] ?? {})) {
      if (!shared.loaded) shared.loading = null;
    }
  }
}

async function loadSharedModule({ webpackRequire, installedModules }: Consumption, id: ModuleId) {
  const { federation, consumesLoadingData, m: factories, c: cache } = webpackRequire;
  const module = consumesLoadingData.moduleIdToConsumeDataMapping[id]!;
  const { shareKey, shareScope, requiredVersion, singleton, strictVersion } = module;
  try {
    const create = await federation.instance.loadShare(shareKey, {
      customShareInfo: {
        scope: shareScope,
        shareConfig: { requiredVersion, singleton, strictVersion },
      },
    });
    if (!create) throw new Error(`This page has no ${shareKey} ${requiredVersion}.`);
    factories[id] = (loaded) => {
      delete cache[id];
      loaded.exports = create();
    };
    installedModules[id] = 0;
  } catch (cause) {
    // The chunk counts as not loaded: none of its modules runs partly, and the next attempt requests it again.
    delete installedModules[id];
    forgetFailedLoad(federation.instance, module);
    throw asSharedError(cause);
  }
}

/** Called for every chunk that is loaded: loads the page's shared modules that it needs. */
export function consumeShared(consumption: Consumption): void {
  const { chunkId, chunkMapping, installedModules, promises } = consumption;
  for (const id of chunkMapping[chunkId] ?? []) {
    promises.push((installedModules[id] ??= loadSharedModule(consumption, id)));
  }
}
