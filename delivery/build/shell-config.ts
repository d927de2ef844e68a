import { buildSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import type { Compilation, Compiler, Configuration } from 'webpack';

import {
  REMOTE_NAMES,
  type Registry,
  SHARED_SCRIPTS_ELEMENT_ID,
} from '@syndication/contract/release/registry.rules';
import { completeSettings, type Settings } from '@syndication/contract/settings/settings.rules';

import { fillIncludes, fillTexts, toInlineJson } from './page';
import { createBaseConfig } from './base-config';
import { ContractTypesPlugin } from './contract-types-plugin';
import { devServerOptions } from './dev-server';
import { findEarlyScripts } from './early-scripts';
import { expectKnownVersions } from './internals/known-versions';
import { oneFederationRuntime, OwnRuntimePlugin } from './internals/own-runtime';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { federate } from './shared-modules';

/** The script that starts the first requests from the page's head, compiled to be inlined. */
function compileStartEarly(context: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(context, 'src/boot/start-early.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Preload hints for the fonts, which the first text needs. */
function fontLinks(compilation: Compilation): string {
  return [...compilation.getAssets()]
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(
      ({ name }) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`,
    )
    .join('\n    ');
}

/** Preload hints for the scripts that every page needs, and the others' names as JSON for `start-early`. */
function scriptHints(compilation: Compilation): string {
  const { always, shared } = findEarlyScripts(compilation, 'shell');
  const asUrls = Object.fromEntries(
    Object.entries(shared).map(([key, files]) => [key, files.map((file) => `/${file}`)]),
  );
  return [
    ...always.map((file) => `<link rel="preload" as="script" href="/${file}">`),
    `<script type="application/json" id="${SHARED_SCRIPTS_ELEMENT_ID}">${toInlineJson(asUrls)}</script>`,
  ].join('\n    ');
}

/** In development the build fills the page's includes. */
class FillIncludesPlugin {
  apply(compiler: Compiler): void {
    const registry = JSON.parse(process.env['DEV_REGISTRY'] ?? '{}') as Registry;
    const entries = REMOTE_NAMES.flatMap((name) => registry[name]?.entry ?? []);
    const settings = JSON.parse(process.env['DEV_SETTINGS'] ?? '{}') as Partial<Settings>;
    const texts = completeSettings(settings);
    const documents = {
      '/registry.json': registry,
      '/settings.json': settings,
      // Builds that change all the time have no integrity.
      '/remote-origins.json': { overrides: entries.map((entry) => new URL(entry).origin) },
    };
    compiler.hooks.compilation.tap('FillIncludesPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap(
        'FillIncludesPlugin',
        (data) => ({ ...data, html: fillIncludes(fillTexts(data.html, texts), documents) }),
      );
    });
  }
}

/** What every build of the shell has: its page, and the paths of its files. */
export const shellBase = (
  context: string,
  mode: 'development' | 'production',
  outputFolder: string,
  plugins: NonNullable<Configuration['plugins']>,
): Configuration =>
  createBaseConfig({
    name: 'shell',
    context,
    mode,
    entry: { shell: './src/index.ts' },
    outputFolder,
    filesFolder: 'assets',
    publicPath: '/',
    plugins: [
      new HtmlWebpackPlugin({
        template: path.join(context, 'public/index.html'),
        scriptLoading: 'defer',
        minify: false,
        startEarly: compileStartEarly(context),
        fontLinks,
        scriptHints,
      }),
      mode === 'development' && new FillIncludesPlugin(),
      ...plugins,
    ],
  });

/** Which modules share a file. */
const CACHE_GROUPS = {
  // What every page of every role needs, as one file, which compresses better.
  platform: {
    name: 'platform',
    chunks: 'all',
    enforce: true,
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|zustand|@tanstack|react-router|react-router-dom|axios)[\\/]/,
  },
  // Small modules that every page needs too. Those in the first script stay there.
  host: {
    name: 'platform',
    chunks: 'async',
    enforce: true,
    test: /[\\/]contract[\\/]src[\\/](host[\\/]|settings[\\/]settings\.rules|http[\\/]errors\.rules)/,
  },
  // Theme and provider: Chakra's engine on Emotion, our tokens, core and dialogs. `npm run bench` measures its size.
  design: {
    name: 'design',
    chunks: 'all',
    enforce: true,
    test: /[\\/](node_modules[\\/](@chakra-ui|@emotion|hoist-non-react-statics|react-is|stylis|@pandacss)|shared-ui[\\/]src[\\/](core|dialogs|styling|theme))[\\/]/,
  },
} as const;

/** The host's federated build: brings every shared module and the federation runtime, exposes nothing. */
export function createShellConfig(context: string) {
  return (_env: unknown, { mode: asked = 'production' }: { mode?: string }): Configuration => {
    expectKnownVersions();
    const isProduction = asked === 'production';
    const mode = isProduction ? 'production' : 'development';
    const base = shellBase(context, mode, 'dist', [
      federate(
        { side: 'host', mode, context },
        {
          name: 'shell',
          // Remotes in development use all of the library's runtime; for released ones, ours provides it.
          experiments: { provideExternalRuntime: !isProduction },
        },
      ),
      isProduction && new OwnRuntimePlugin('shell'),
      isProduction && new ContractTypesPlugin(),
      isProduction && new ReleaseManifestPlugin('shell'),
    ]);
    return {
      ...base,
      resolve: { ...base.resolve, ...(!isProduction && { alias: oneFederationRuntime }) },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: CACHE_GROUPS } },
      ...(!isProduction && { devServer: devServerOptions({ isRemote: false }) }),
    };
  };
}
