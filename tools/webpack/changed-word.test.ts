import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';

import { REMOTE_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { createRemoteConfig } from './remote-config';
import { createShellConfig } from './shell-config';

interface ChangedWord {
  /** From the repository's root. */
  file: string;
  word: string;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const { NormalModule } = webpack;

const CHANGES = {
  voteDialog: {
    file: 'investor-app/src/features/deals/vote/vote-dialog.tsx',
    word: 'Your vote was not counted',
  },
  profileForm: {
    file: 'entrepreneur-app/src/features/profile-form/documents-and-deal.tsx',
    word: 'Syndication Group',
  },
  signIn: { file: 'auth-app/src/features/sign-in/sign-in-form.tsx', word: 'Signing in…' },
  errorPanel: { file: 'shared-ui/src/core/error-panel.tsx', word: 'Retrying…' },
} satisfies Record<string, ChangedWord>;

const toPath = ({ file }: ChangedWord) => path.join(REPOSITORY, file);
/** What each build reads again, changed or not: so that nothing else tells two builds apart. */
const READ_AGAIN = new Set(Object.values(CHANGES).map(toPath));

/** Reads one source file with a word more in it, as long as one is set. */
class ChangedWordPlugin {
  changed: ChangedWord | null = null;

  private read(resource: string): string | undefined {
    if (!this.changed || resource !== toPath(this.changed)) return undefined;
    return readFileSync(resource, 'utf8').replace(this.changed.word, '$& again');
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChangedWordPlugin', (compilation) => {
      const hooks = NormalModule.getCompilationHooks(compilation);
      // Paths have no scheme, and undefined leaves the file to webpack.
      hooks.readResource
        .for(undefined)
        .tap(
          { name: 'ChangedWordPlugin', stage: -1 },
          ({ resourcePath }) => this.read(resourcePath) as string,
        );
      hooks.needBuild.tap('ChangedWordPlugin', ({ resource }) => READ_AGAIN.has(resource));
    });
  }
}

/** The build of an app, kept between runs; it writes nothing. */
class AppBuild {
  private readonly changedWord = new ChangedWordPlugin();
  private readonly compiler: Compiler;
  private manifest: ReleaseManifest | null = null;

  constructor(app: AppName) {
    const context = path.join(REPOSITORY, app);
    const create = app === 'shell' ? createShellConfig(context) : createRemoteConfig(app, context);
    const configuration: Configuration = create(null, {});
    const compiler = webpack({
      ...configuration,
      cache: { type: 'memory' },
      // What is small or packed says nothing of what is in it, and takes most of the time.
      optimization: { ...configuration.optimization, minimize: false },
      plugins: [
        ...(configuration.plugins ?? []).filter(
          (plugin) => plugin?.constructor.name !== 'CompressionPlugin',
        ),
        this.changedWord,
      ],
    });
    compiler.hooks.shouldEmit.tap('AppBuild', ({ assets }) => {
      this.manifest = JSON.parse(String(assets['release.json']?.source())) as ReleaseManifest;
      return false;
    });
    this.compiler = compiler;
  }

  async version(changed: ChangedWord | null = null): Promise<string> {
    this.changedWord.changed = changed;
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      this.compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (!stats || stats.hasErrors() || !this.manifest)
      throw new Error(stats?.toString('errors-only'));
    return this.manifest.version;
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.compiler.close((error) => (error ? reject(error) : resolve()));
    });
  }
}

const builds = new Map<AppName, AppBuild>();
const versions = new Map<AppName, string>();

beforeAll(async () => {
  for (const app of ['shell', ...REMOTE_NAMES] as const) {
    const build = new AppBuild(app);
    builds.set(app, build);
    // Modules from the cache come in another order than in the first build; all later builds are alike.
    await build.version();
    versions.set(app, await build.version());
  }
}, 300_000);

afterAll(() => Promise.all([...builds.values()].map((build) => build.close())));

async function changedBy(changed: ChangedWord | null): Promise<AppName[]> {
  const changes: AppName[] = [];
  for (const [app, build] of builds) {
    if ((await build.version(changed)) !== versions.get(app)) changes.push(app);
  }
  return changes;
}

it.each<[string, ChangedWord, AppName]>([
  ['the vote dialog', CHANGES.voteDialog, 'investor-app'],
  ['the profile form', CHANGES.profileForm, 'entrepreneur-app'],
  ['the sign-in page', CHANGES.signIn, 'auth-app'],
  ['the design library', CHANGES.errorPanel, 'shell'],
])('another word in %s changes the build of one app alone', async (_, changed, app) => {
  expect(await changedBy(changed)).toEqual([app]);
  expect(await changedBy(null)).toEqual([]);
});
