import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import path from 'node:path';
import type { Configuration } from 'webpack';

import { CHUNK_LOAD_TIMEOUT_MS } from '@syndication/contract/release/registry.rules';

interface BaseOptions {
  name: string;
  /** Folder of the workspace. */
  context: string;
  /** Development has React Fast Refresh. */
  mode: 'development' | 'production';
  entry: NonNullable<Configuration['entry']>;
  /** Folder for the output, relative to the workspace; `dist` by default. */
  outputFolder?: string;
  /** Folder for the files below that of the output; none by default. */
  filesFolder?: string;
  publicPath: string;
  /** Pictures and fonts as separate files, or inside the script that uses them. */
  assetType?: 'asset/resource' | 'asset/inline';
  /** Small for the network instead of readable; in production by default. */
  isMinified?: boolean;
  plugins: NonNullable<Configuration['plugins']>;
}

/** What every browser build of the platform has in common: TypeScript through swc, hashed names, brotli. */
export function createBaseConfig(options: BaseOptions): Configuration {
  const { name, context, mode, entry, publicPath, plugins } = options;
  const { outputFolder = 'dist', filesFolder = '', assetType = 'asset/resource' } = options;
  const isProduction = mode === 'production';
  const { isMinified = isProduction } = options;
  const hash = isProduction ? '.[contenthash:10]' : '';
  const file = path.posix.join(filesFolder, `[name]${hash}`);
  // If code as text is not allowed, source maps are separate files.
  const sourceMap = isProduction ? 'cheap-module-source-map' : 'eval-cheap-module-source-map';
  return {
    context,
    mode,
    entry,
    target: ['web', 'es2022'],
    devtool: isMinified ? false : sourceMap,
    output: {
      path: path.join(context, outputFolder),
      clean: true,
      uniqueName: name,
      publicPath,
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: `${file}[ext]`,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
              },
            },
          },
        },
        { test: /\.woff2$/, type: assetType },
        // Pages serve no pictures: opened directly, an SVG could run scripts.
        { test: /\.svg$/, type: 'asset/inline' },
      ],
    },
    optimization: {
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
      // Each chunk is independent: it is requested and accepted with its own digest.
      flagIncludedChunks: false,
      minimize: isMinified,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      isMinified &&
        new CompressionPlugin({
          test: /\.js$/,
          algorithm: 'brotliCompress',
          filename: '[path][base].br',
          minRatio: 1,
        }),
      ...plugins,
      !isProduction && new ReactRefreshPlugin(),
    ],
  };
}
