import CompressionPlugin from 'compression-webpack-plugin';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import type { Configuration } from 'webpack';

export interface BaseOptions {
  /** Folder of the workspace. */
  context: string;
  mode: 'development' | 'production';
  /** Folder for the output, relative to the workspace; `dist` by default. */
  outputFolder?: string;
  publicPath: string;
  /** React Fast Refresh, in development only. */
  isRefreshing?: boolean;
}

const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** What every browser build of the platform has in common: TypeScript through swc, hashed names, brotli. */
export function createBaseConfig({
  context,
  mode,
  outputFolder = 'dist',
  publicPath,
  isRefreshing = false,
}: BaseOptions): Configuration {
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:10]' : '';
  return {
    context,
    mode,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(context, outputFolder),
      publicPath,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      chunkLoadTimeout: 120_000,
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
                react: { runtime: 'automatic', development: !isProduction, refresh: isRefreshing },
              },
            },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: 'deterministic',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: isProduction
      ? [
          new CompressionPlugin({
            test: /\.(js|css|svg)$/,
            algorithm: 'brotliCompress',
            compressionOptions: brotliOptions,
            filename: '[path][base].br',
            minRatio: 1,
          }),
        ]
      : [],
  };
}
