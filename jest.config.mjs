import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { REMOTE_FOLDERS } from './tools/remote-folders.mjs';

// Days and times in texts are those of the reader's clock.
process.env.TZ = 'UTC';

/** One project per workspace; `npx jest --selectProjects <workspace>`. */
const sources = '\\.(ts|tsx|mts|js|jsx|mjs)$';

/**
 * Packages that are translated for jest: those that exist as ES modules only, and one that imports the
 * database library when it first needs it.
 */
const translated = [
  'p-limit',
  'yocto-queue',
  'jose',
  'oidc-provider',
  'openid-client',
  'oauth4webapi',
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
  'storybook',
  '@storybook',
  'rate-limiter-flexible',
  'd3-\\w+',
  'internmap',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const shared = {
  transform: { [sources]: swc },
  transformIgnorePatterns: [`/node_modules/(?!(${translated.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/storybook-static/'],
  moduleNameMapper: { '\\.(css|woff2?|svg|png)$': '<rootDir>/tools/jest/asset-stub.mjs' },
  modulePathIgnorePatterns: ['/dist/', '/dist-mono/', '/.data/'],
};

function browserProject(name) {
  return {
    ...shared,
    displayName: name,
    rootDir: import.meta.dirname,
    roots: [`<rootDir>/${name}`],
    testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`],
    testEnvironment: 'jest-fixed-jsdom',
    setupFilesAfterEnv: [
      '<rootDir>/tools/jest/dom-setup.mjs',
      '<rootDir>/tools/jest/fail-on-console-error.mjs',
    ],
  };
}

function nodeProject(name, { displayName = name, testMatch, setupFiles = [] } = {}) {
  return {
    ...shared,
    displayName,
    rootDir: import.meta.dirname,
    roots: [`<rootDir>/${name}`],
    testMatch: testMatch ?? [`<rootDir>/${name}/**/*.test.{ts,mjs}`],
    testEnvironment: 'node',
    setupFiles,
    setupFilesAfterEnv: ['<rootDir>/tools/jest/fail-on-console-error.mjs'],
  };
}

const OPENS_A_DATABASE = /\/(use-api|use-identity-stand-in|open-test-database)'/;
const REPLACES_MODULES = /jest\.mock\(/;

/** Test files of the API, by whether they work with the test run's database and can share modules with others. */
function findApiTests() {
  const folder = path.join(import.meta.dirname, 'api');
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.startsWith('src') && file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const pathsOf = (found) => found.map(({ file }) => file);
  const withDatabase = files.filter(({ text }) => OPENS_A_DATABASE.test(text));
  return {
    withDatabase: pathsOf(withDatabase),
    withoutDatabase: pathsOf(files.filter((each) => !withDatabase.includes(each))),
    sharing: pathsOf(withDatabase.filter(({ text }) => !REPLACES_MODULES.test(text))),
  };
}

const API_TESTS = findApiTests();
const GROUP_COUNT = 4;

/** In a run of all checks those that can share modules run in groups; `npx jest` runs each file by itself. */
function apiTestsOf(database) {
  const { withDatabase, withoutDatabase, sharing } = API_TESTS;
  const own = [...withDatabase, ...(database === 'pglite' ? withoutDatabase : [])];
  if (!process.env['CI']) return { testMatch: own };
  const groups = Array.from({ length: GROUP_COUNT }, (_, group) =>
    sharing.filter((_file, index) => index % GROUP_COUNT === group),
  );
  return {
    roots: ['<rootDir>/api', '<rootDir>/tools/jest/api-groups'],
    testMatch: [
      ...own.filter((file) => !sharing.includes(file)),
      '<rootDir>/tools/jest/api-groups/group-*.mjs',
    ],
    globals: { API_TEST_GROUPS: groups },
  };
}

/**
 * The API's tests run on both databases, those without one only once; `TEST_DATABASE` tells which. The
 * second run finds the address of a real PostgreSQL in `TEST_DATABASE_URL`.
 */
function apiProject(database) {
  return {
    ...nodeProject('api', {
      displayName: `api:${database}`,
      setupFiles: [`<rootDir>/tools/jest/database-${database}.mjs`],
    }),
    ...apiTestsOf(database),
    testEnvironment: '<rootDir>/tools/jest/pglite-environment.mjs',
    ...(database === 'postgres' && {
      globalSetup: '<rootDir>/tools/jest/start-postgres.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-postgres.mjs',
    }),
  };
}

const browserWorkspaces = ['contract', 'shared-ui', 'shell', ...REMOTE_FOLDERS];

export default {
  projects: [
    ...browserWorkspaces.map((name) => browserProject(name)),
    apiProject('pglite'),
    apiProject('postgres'),
    nodeProject('delivery'),
    nodeProject('tools'),
  ],
  // A whole form, typed into key by key: seconds, and on a busy machine many.
  testTimeout: 60_000,
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tools/jest/pglite-first-sequencer.mjs',
  // What files leave behind makes a worker slower from file to file.
  workerIdleMemoryLimit: '700MB',
};
