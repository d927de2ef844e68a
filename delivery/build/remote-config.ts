import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import type { Configuration } from 'webpack';

import {
  containerName,
  EXPOSED_MODULE,
  type ScreenFacts,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';
import { FILES_FOLDER, RELEASE_FOLDER } from '@syndication/contract/release/release-manifest.rules';

import { createBaseConfig } from './base-config';
import { CheckedChunksPlugin } from './internals/checked-chunks-plugin';
import { DevReleases } from './dev-releases';
import { devPort, devServerOptions, insideServerOptions } from './dev-server';
import { KnownVersionsPlugin } from './internals/known-versions';
import { OwnRuntimePlugin } from './internals/own-runtime';
import { EXPOSED_CHUNK, ReleaseManifestPlugin } from './release-manifest-plugin';
import { sharedModules } from './shared-modules';

/** For release; for a shell in development; or, as it would be released, for work inside a deployed shell. */
type RemoteMode = 'production' | 'development' | 'inside';

interface BuildArguments {
  mode?: RemoteMode;
}

function federation(remote: RemoteName, mode: 'development' | 'production', context: string) {
  return new ModuleFederationPlugin({
    name: containerName(remote),
    filename:
      mode === 'production'
        ? `${RELEASE_FOLDER}/remoteEntry.[contenthash:10].js`
        : 'remoteEntry.js',
    library: { type: 'var', name: containerName(remote) },
    exposes: { [EXPOSED_MODULE]: { import: './src/app.tsx', name: EXPOSED_CHUNK } },
    shared: sharedModules('remote', mode, context),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
}

/**
 * The federated build of a remote: one entry file, one exposed module, nothing shared of its own.
 * @param screens what pages know of its screens before it has arrived
 */
export function createRemoteConfig(
  remote: RemoteName,
  context: string,
  screens: readonly ScreenFacts[] = [],
) {
  return (_env: unknown, { mode = 'production' }: BuildArguments): Configuration => {
    const isProduction = mode !== 'development';
    const base = createBaseConfig({
      context,
      mode: isProduction ? 'production' : 'development',
      publicPath: 'auto',
      isMinified: mode === 'production',
      isRefreshing: !isProduction,
      ...(isProduction && { filesFolder: FILES_FOLDER, assetType: 'asset/inline' }),
    });
    const configuration: Configuration = {
      ...base,
      entry: {},
      output: { ...base.output, uniqueName: remote },
      plugins: [
        ...(base.plugins ?? []),
        new KnownVersionsPlugin(),
        federation(remote, isProduction ? 'production' : 'development', context),
        ...(isProduction
          ? [
              new OwnRuntimePlugin('remote'),
              new CheckedChunksPlugin(),
              new ReleaseManifestPlugin(remote, screens),
            ]
          : [new ReactRefreshPlugin()]),
      ],
      ...(!isProduction && { devServer: devServerOptions({ isRemote: true }) }),
    };
    return mode === 'inside' ? serveInside(configuration) : configuration;
  };
}

/** Pages of the shell at `SHELL_ORIGIN` take the build in the place of a release, and follow it. */
function serveInside(configuration: Configuration): Configuration {
  const shell = process.env['SHELL_ORIGIN'] ?? 'http://localhost:3000';
  const releases = new DevReleases(`http://localhost:${devPort()}`, shell);
  return {
    ...configuration,
    plugins: [...(configuration.plugins ?? []), releases],
    devServer: insideServerOptions(releases, shell),
  };
}

/** The remote alone, under a minimal host, without federation: `npm run dev` inside its folder. */
export function createStandaloneConfig(remote: RemoteName, context: string) {
  return (): Configuration => {
    const base = createBaseConfig({
      context,
      mode: 'development',
      outputFolder: 'dist-standalone',
      publicPath: '/',
      isRefreshing: true,
    });
    return {
      ...base,
      entry: './src/standalone.tsx',
      output: { ...base.output, uniqueName: `${remote}-standalone` },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({
          title: remote,
          template: path.join(import.meta.dirname, 'standalone.html'),
        }),
        new ReactRefreshPlugin(),
      ],
      devServer: devServerOptions({ isRemote: false }),
    };
  };
}
