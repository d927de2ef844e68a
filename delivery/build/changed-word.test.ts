import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';

import { REMOTE_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { createRemoteConfig } from './remote-config';
import { createShellConfig } from './shell-config';

interface ChangedWord {
  /** From the repository's root. */
  file: string;
  word: string;
}

interface Built {
  version: string;
  /** Every file that the build is made of. */
  sources: Set<string>;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const APPS = ['shell', ...REMOTE_NAMES] as const;

const toPath = ({ file }: ChangedWord) => path.join(REPOSITORY, file);

/** Reads one source file with a word more in it. */
class ChangedWordPlugin {
  constructor(private readonly changed: ChangedWord) {}

  private read(resource: string): string | undefined {
    if (resource !== toPath(this.changed)) return undefined;
    return readFileSync(resource, 'utf8').replace(this.changed.word, '$& again');
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChangedWordPlugin', (compilation) => {
      // Paths have no scheme. Undefined leaves the file to webpack, which its types do not know.
      webpack.NormalModule.getCompilationHooks(compilation)
        .readResource.for(undefined)
        .tap(
          { name: 'ChangedWordPlugin', stage: -1 },
          ({ resourcePath }) => this.read(resourcePath) as string,
        );
    });
  }
}

/** The production build of an app, of which nothing is written. */
async function buildApp(app: AppName, changed?: ChangedWord): Promise<Built> {
  const context = path.join(REPOSITORY, app);
  const create = app === 'shell' ? createShellConfig(context) : createRemoteConfig(app, context);
  const configuration: Configuration = create(null, {});
  const compiler = webpack({
    ...configuration,
    // What is small or packed says nothing of what is in it, and takes most of the time.
    optimization: { ...configuration.optimization, minimize: false },
    plugins: [
      ...(configuration.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'CompressionPlugin',
      ),
      ...(changed ? [new ChangedWordPlugin(changed)] : []),
    ],
  });
  compiler.hooks.shouldEmit.tap('buildApp', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        return reject(error ?? new Error(stats?.toString('errors-only')));
      }
      const { assets, fileDependencies } = stats.compilation;
      const manifest = JSON.parse(String(assets['release.json']?.source())) as ReleaseManifest;
      const built = { version: manifest.version, sources: new Set(fileDependencies) };
      compiler.close((failure) => (failure ? reject(failure) : resolve(built)));
    });
  });
}

const before = new Map<AppName, Built>();

beforeAll(async () => {
  for (const app of APPS) before.set(app, await buildApp(app));
}, 300_000);

/** A build that never reads the file is as it was; the others are made again. */
async function changedBy(changed: ChangedWord): Promise<AppName[]> {
  const apps: AppName[] = [];
  for (const [app, { version, sources }] of before) {
    if (!sources.has(toPath(changed))) continue;
    if ((await buildApp(app, changed)).version !== version) apps.push(app);
  }
  return apps;
}

it.each<[AppName, ChangedWord]>([
  [
    'investor-app',
    {
      file: 'investor-app/src/features/deals/vote/vote-dialog.tsx',
      word: 'Your vote was not counted',
    },
  ],
  [
    'entrepreneur-app',
    {
      file: 'entrepreneur-app/src/features/profile-form/documents-and-deal.tsx',
      word: 'Syndication Group',
    },
  ],
  ['auth-app', { file: 'auth-app/src/features/sign-in/sign-in-form.tsx', word: 'Signing in…' }],
  ['shell', { file: 'shared-ui/src/core/error-panel.tsx', word: 'Retrying…' }],
])('the build of %s alone changes with a word of its own', async (app, changed) => {
  expect(await changedBy(changed)).toEqual([app]);
});

it.each(REMOTE_NAMES)('the build of %s is the same for the same words', async (app) => {
  expect((await buildApp(app)).version).toBe(before.get(app)?.version);
});
