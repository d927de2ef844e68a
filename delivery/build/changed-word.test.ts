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

/** Reads one source file with a word more in it, once it is told which. */
class ChangedWordPlugin {
  changed: ChangedWord | null = null;

  private isChanged(resource: string): boolean {
    return this.changed !== null && resource === toPath(this.changed);
  }

  private read(resource: string): string | undefined {
    if (!this.changed || !this.isChanged(resource)) return undefined;
    return readFileSync(resource, 'utf8').replace(this.changed.word, '$& again');
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChangedWordPlugin', (compilation) => {
      const { readResource, needBuild } = webpack.NormalModule.getCompilationHooks(compilation);
      // Paths have no scheme. Undefined leaves the file to webpack, which its types do not know.
      readResource
        .for(undefined)
        .tap(
          { name: 'ChangedWordPlugin', stage: -1 },
          ({ resourcePath }) => this.read(resourcePath) as string,
        );
      // The file itself is as old as it was, so webpack would take the module of the build before.
      needBuild.tapPromise('ChangedWordPlugin', ({ resource }) =>
        Promise.resolve(this.isChanged(resource)),
      );
    });
  }
}

/** Plug-ins that do not depend on the changed source, and take most of the time. */
const LEFT_OUT = ['CompressionPlugin', 'ContractTypesPlugin'];

/** Makes an app's production build in memory, and again with a changed word. */
function createBuilder(app: AppName): (changed?: ChangedWord) => Promise<Built> {
  const context = path.join(REPOSITORY, app);
  const create = app === 'shell' ? createShellConfig(context) : createRemoteConfig(app, context);
  const configuration: Configuration = create(null, {});
  const changedWord = new ChangedWordPlugin();
  const compiler = webpack({
    ...configuration,
    cache: { type: 'memory' },
    optimization: { ...configuration.optimization, minimize: false },
    plugins: [
      ...(configuration.plugins ?? []).filter(
        (plugin) => !LEFT_OUT.includes(plugin?.constructor.name ?? ''),
      ),
      changedWord,
    ],
  });
  compiler.hooks.shouldEmit.tap('createBuilder', () => false);
  return (changed) => {
    changedWord.changed = changed ?? null;
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats || stats.hasErrors()) {
          return reject(error ?? new Error(stats?.toString('errors-only')));
        }
        const { assets, fileDependencies } = stats.compilation;
        const manifest = JSON.parse(String(assets['release.json']?.source())) as ReleaseManifest;
        resolve({ version: manifest.version, sources: new Set(fileDependencies) });
      });
    });
  };
}

const before = new Map<AppName, Built & { build: ReturnType<typeof createBuilder> }>();

beforeAll(async () => {
  for (const app of APPS) {
    const build = createBuilder(app);
    before.set(app, { ...(await build()), build });
  }
}, 300_000);

/** A build that never reads the file is as it was; the others are made again, as far as they change. */
async function changedBy(changed: ChangedWord): Promise<AppName[]> {
  const apps: AppName[] = [];
  for (const [app, { version, sources, build }] of before) {
    if (!sources.has(toPath(changed))) continue;
    if ((await build(changed)).version !== version) apps.push(app);
  }
  return apps;
}

it.each<[AppName, ChangedWord]>([
  [
    'investor-app',
    {
      file: 'investor-app/src/components/voting/vote-dialog.tsx',
      word: 'How likely is this company to fill its round?',
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
  expect((await createBuilder(app)()).version).toBe(before.get(app)?.version);
});
