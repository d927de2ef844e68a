import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const { NormalModuleReplacementPlugin, RuntimeGlobals, WebpackError } = webpack;
const NAME = 'OwnRuntimePlugin';
/** Modules identified by this repository's path: the numbers of all modules would depend on it. */
const NAMED_BY_PATH = /[\\/]\.federation[\\/]entry\.\w+\.js|^provide module /;

/** Replaces the federation plugin's general runtime by our own: the page and entries need only a small part of it. */
export class OwnRuntimePlugin {
  constructor(private readonly side: 'shell' | 'remote') {}

  apply(compiler: Compiler): void {
    const runtime = path.join(import.meta.dirname, `${this.side}-runtime.ts`);
    new NormalModuleReplacementPlugin(
      /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
      runtime,
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { errors, hooks } = compilation;
      hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => {
        [...modules]
          .filter((module) => NAMED_BY_PATH.test(module.identifier()))
          .sort(webpack.util.comparators.compareModulesByIdentifier)
          .forEach((module, index) => compilation.chunkGraph.setModuleId(module, index + 1));
      });
      hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.shareScopeMap)
        // Before webpack adds its own table of shared modules; the return value prevents that.
        .tap({ name: NAME, stage: -1 }, () => true);
      hooks.finishModules.tap(NAME, (modules) => {
        if ([...modules].some((module) => module.nameForCondition() === runtime)) return;
        const sentence = `The federation plugin does not bring the runtime that ${runtime} replaces.`;
        errors.push(new WebpackError(`${sentence} See delivery/build/internals/README.md.`));
      });
    });
  }
}

/**
 * The federation plugin includes its runtime as ES modules and, through the one `require` of
 * `provideExternalRuntime`, again as CommonJS. One name for both leaves one copy.
 */
export const oneFederationRuntime = {
  '@module-federation/runtime-core$': path.join(
    path.dirname(createRequire(import.meta.url).resolve('@module-federation/runtime-core')),
    'index.js',
  ),
};
