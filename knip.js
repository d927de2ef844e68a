/** What counts as used: everything that can be reached from these entries. */

/** Singletons that the shell gives at run time; the build reads their versions from package.json. */
const sharedAtRunTime = ['@emotion/react', 'react-dom', 'zustand'];
/** The configuration in delivery/build runs with the versions of the workspace that is built. */
const buildTools = ['@module-federation/enhanced', 'webpack'];
/** Storybook belongs to shared-ui, which collects the stories of all apps. */
const storybook = ['@storybook/react-webpack5', 'storybook'];

const remote = {
  entry: ['src/app.tsx', 'src/standalone.tsx', 'webpack.{config,standalone}.ts'],
  ignoreDependencies: [...buildTools, ...storybook],
};

/** @type {import('knip').KnipConfig} */
export default {
  // A type may be exported beside the function that names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: sharedAtRunTime,
  workspaces: {
    '.': {
      entry: ['docker/release.mjs'],
      // tools/types.mjs runs it as a program; nothing imports it.
      ignoreDependencies: ['typescript-native'],
    },
    // Every file of it can be imported; what nobody imports is dead all the same.
    contract: { includeEntryExports: true },
    'shared-ui': { ignore: ['.storybook/public/mockServiceWorker.js'] },
    shell: {
      entry: ['src/boot/start-early.ts', 'bench/*.ts', 'webpack.{config,mono}.ts'],
      ignoreDependencies: storybook,
    },
    '*-app': remote,
    api: {
      entry: [
        'src/server.ts',
        'src/database/pglite-thread.js',
        'src/import/cli.ts',
        'src/admin/cli.ts',
        'src/testing/write-until-killed.ts',
        // Which of them jest runs by themselves depends on the run.
        'src/**/*.test.ts',
      ],
    },
    e2e: {
      // Of the system: what pages are measured against.
      ignoreBinaries: ['nginx'],
      entry: [
        '**/*.spec.ts',
        '{stories,deployed,faults}/playwright.config.ts',
        'faults/storm/releaser.ts',
        'bench/bench.ts',
        'bench/api-server.ts',
        'bench/change-source.cjs',
        'bench/sign-in-load.ts',
      ],
    },
    'delivery/build': {
      // Named as a string in webpack's configuration; and the runtime that comes with the federation plug-in.
      ignoreDependencies: ['swc-loader', '@module-federation/runtime-core'],
    },
    tools: {
      entry: ['*.mjs', 'jest/api-groups/*.mjs', 'lint/import-boundaries.mjs', 'start/start.ts'],
      ignore: ['new-remote/template/**'],
    },
  },
};
