import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

import { installedVersion, readPackage } from './internals/known-versions';

/**
 * Modules that exist once in the page: the host provides them, remotes contain none. A name with a slash at
 * its end covers every subpath. Adding one here is a change of the agreement between shell and remotes
 * (docs/decisions/003-federation.md).
 */
const SHARED_PACKAGES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@emotion/react',
  'zustand',
  '@syndication/contract/host',
  // Curated parts of the router and of the query cache: sharing the packages would ship all of them.
  '@syndication/contract/host/router',
  '@syndication/contract/host/query',
  '@syndication/shared-ui/',
] as const;

function packageName(shared: string): string {
  const parts = shared.split('/').filter(Boolean);
  return parts.slice(0, shared.startsWith('@') ? 2 : 1).join('/');
}

/** Which build federates, and the folder of its workspace. */
interface FederationSide {
  side: 'host' | 'remote';
  mode: 'development' | 'production';
  context: string;
}

/**
 * The `shared` option of module federation: the host provides the modules; a remote provides none and fails with a
 * catchable error on a mismatch. A remote requests the ranges in its `package.json` from the page: with a range of
 * two major versions, it can move before the shell does.
 */
function sharedModules({ side, mode, context }: FederationSide) {
  const { dependencies = {} } = readPackage(context);
  const shared = SHARED_PACKAGES.map((name) => {
    const version = installedVersion(packageName(name));
    const declared = side === 'remote' ? dependencies[packageName(name)] : undefined;
    const from = side === 'host' ? { version } : { import: false as const };
    const requiredVersion = declared ?? `^${version}`;
    return [name, { singleton: true, strictVersion: true, requiredVersion, ...from }] as const;
  });
  return {
    ...Object.fromEntries(shared),
    // Fast Refresh works across builds only with one runtime that is there before the first module.
    ...(mode === 'development' && {
      'react-refresh/runtime': { singleton: true, eager: true, requiredVersion: false as const },
    }),
  };
}

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Module federation for host and remotes, with the build's own options. */
export const federate = (
  side: FederationSide,
  { experiments, ...options }: FederationOptions,
): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    ...options,
    shared: sharedModules(side),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { ...experiments, optimization: { target: 'web', disableSnapshot: true } },
  });
