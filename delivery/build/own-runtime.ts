import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

const { NormalModuleReplacementPlugin, RuntimeGlobals } = webpack;
const NAME = 'OwnRuntimePlugin';

/**
 * Puts a runtime of ours in the place of what the federation plugin brings for every case: in the page's first
 * script and in every entry, little of it is needed.
 */
export class OwnRuntimePlugin {
  constructor(private readonly side: 'shell' | 'remote') {}

  apply(compiler: Compiler): void {
    new NormalModuleReplacementPlugin(
      /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
      path.join(import.meta.dirname, `${this.side}-runtime.ts`),
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) => {
      hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.shareScopeMap)
        // Before webpack adds its own table of shared modules beside the plugin's; the answer keeps it from doing so.
        .tap({ name: NAME, stage: -1 }, () => true);
    });
  }
}
