import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';

import {
  containerName,
  EXPOSED_MODULE,
  type ScreenFacts,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';
import { FILES_FOLDER, RELEASE_FOLDER } from '@syndication/contract/release/release-manifest.rules';

import { createBaseConfig } from './base-config';
import { CheckedChunksPlugin } from './internals/checked-chunks';
import { devServerOptions, serveInside } from './dev-server';
import { expectKnownVersions } from './internals/known-versions';
import { OwnRuntimePlugin } from './internals/own-runtime';
import { EXPOSED_CHUNK, ReleaseManifestPlugin } from './release-manifest-plugin';
import { federate } from './shared-modules';

/** For release; for a shell in development; or, as it would be released, for work inside a deployed shell. */
type RemoteMode = 'production' | 'development' | 'inside';

/**
 * The federated build of a remote: one entry file, one exposed module, no shared modules of its own.
 * @param screens what pages know about its screens before it is loaded
 */
export function createRemoteConfig(
  remote: RemoteName,
  context: string,
  screens: readonly ScreenFacts[] = [],
) {
  return (_env: unknown, { mode: asked = 'production' }: { mode?: RemoteMode }): Configuration => {
    expectKnownVersions();
    const isProduction = asked !== 'development';
    const mode = isProduction ? 'production' : 'development';
    const name = containerName(remote);
    const base = createBaseConfig({
      name: remote,
      context,
      mode,
      entry: {},
      publicPath: 'auto',
      isMinified: asked === 'production',
      ...(isProduction && { filesFolder: FILES_FOLDER, assetType: 'asset/inline' }),
      plugins: [
        federate(
          { side: 'remote', mode, context },
          {
            name,
            filename: isProduction
              ? `${RELEASE_FOLDER}/remoteEntry.[contenthash:10].js`
              : 'remoteEntry.js',
            library: { type: 'var', name },
            exposes: { [EXPOSED_MODULE]: { import: './src/app.tsx', name: EXPOSED_CHUNK } },
            experiments: { externalRuntime: true },
          },
        ),
        isProduction && new OwnRuntimePlugin('remote'),
        isProduction && new CheckedChunksPlugin(),
        isProduction && new ReleaseManifestPlugin(remote, screens),
      ],
    });
    if (!isProduction) return { ...base, devServer: devServerOptions({ isRemote: true }) };
    return asked === 'inside' ? serveInside(base) : base;
  };
}

/** The remote alone, under a minimal host, without federation: `npm run dev` inside its folder. */
export function createStandaloneConfig(remote: RemoteName, context: string) {
  return (): Configuration => ({
    ...createBaseConfig({
      name: `${remote}-standalone`,
      context,
      mode: 'development',
      entry: './src/standalone.tsx',
      outputFolder: 'dist-standalone',
      publicPath: '/',
      plugins: [new HtmlWebpackPlugin({ title: remote })],
    }),
    devServer: devServerOptions({ isRemote: false }),
  });
}
