import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROLES, type Role } from '@syndication/contract/accounts/accounts.rules';
import { isPublicPath, isShellPath } from '@syndication/contract/host/paths';
import type { ScreenFacts } from '@syndication/contract/release/registry.rules';
import { remoteAt, REMOTES, type RemoteFacts } from '@syndication/contract/release/remotes.rules';
import { UsageError } from '@syndication/delivery-release/command-line';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const TABLE = 'contract/src/release/remotes.rules.ts';
const TABLE_END = '} as const satisfies Record<string, RemoteFacts>;';
const COMPOSE = 'docker/compose.yaml';

/** The source of a remote with one screen; `$name$` stands for the name, and so on. */
const TEMPLATE = path.join(import.meta.dirname, 'template');
/** The remote that a new one takes its service, its build and the versions of its packages from. */
const MODEL = 'auth-app';
/** Files of the model in which hardly more than its name has to change. */
const COPIED = ['package.json', 'tsconfig.json', 'webpack.config.ts', 'webpack.standalone.ts'];
/** Of the model's packages, those that every remote needs. */
const PACKAGES =
  /^(@emotion\/react|@module-federation\/enhanced|@syndication\/.+|react|react-dom|webpack)$/;

const NAME = /^[a-z]+(-[a-z]+)*-app$/;
const PATH = /^(\/[a-z0-9-]+)+$/;
/** Calls and files of builds, which are no pages. */
const SERVER_PATH = /^\/(api|assets|remotes)(\/|$)/;

interface NewRemote extends RemoteFacts {
  name: string;
  role: Role;
  path: string;
  /** What the name says to people: `Insights` for `insights-app`. */
  title: string;
}

interface NewRemoteLine {
  values: { role?: string | undefined; path?: string | undefined; team?: string | undefined };
  positionals: string[];
}

/** True when a screen of the remote is at the path, or below it. */
async function hasScreenAt(remote: string, owned: string): Promise<boolean> {
  const source = path.join(REPOSITORY, remote, 'src/screens.ts');
  const { SCREENS } = (await import(source)) as { SCREENS: readonly ScreenFacts[] };
  return SCREENS.some(({ path: route }) => {
    const isAt = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
    return isAt.test(owned) || route.startsWith(`${owned}/`);
  });
}

/** @throws UsageError that says what is missing or taken */
async function readNewRemote({ values, positionals }: NewRemoteLine): Promise<NewRemote> {
  const [name = '', ...more] = positionals;
  const role = ROLES.find((known) => known === values.role);
  const { path: owned = '', team = '' } = values;
  if (!NAME.test(name) || more.length > 0)
    throw new UsageError('Name one app, such as insights-app.');
  if (!role) throw new UsageError(`--role must be one of ${ROLES.join(', ')}.`);
  if (!PATH.test(owned)) throw new UsageError('--path must be a path such as /insights.');
  if (!team.trim()) throw new UsageError('--team is missing.');
  if (name in REMOTES) throw new UsageError(`There is a remote ${name} already.`);
  if (isPublicPath(owned) || isShellPath(owned) || SERVER_PATH.test(owned)) {
    throw new UsageError(`${owned} belongs to the shell or its server.`);
  }
  const owner = remoteAt(role, owned);
  if (REMOTES[owner].paths || (await hasScreenAt(owner, owned))) {
    throw new UsageError(`${owned} belongs to ${owner}.`);
  }
  const words = name.replace(/-app$/, '').replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { name, role, path: owned, team: team.trim(), title };
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The contract's table with one more entry. @throws Error when the table is not where it was */
function addToTable(source: string, { name, team, role, path: owned }: NewRemote): string {
  if (!source.includes(TABLE_END)) throw new Error('The table of remotes was not found.');
  const facts = `{ team: ${quote(team)}, role: '${role}', paths: ['${owned}'] }`;
  return source.replace(TABLE_END, () => `  '${name}': ${facts},\n${TABLE_END}`);
}

/** The model's service, and what waits for it, again under the new name. */
function addToCompose(compose: string, name: string): string {
  const service = new RegExp(`^  ${MODEL}:\\n(?:    .*\\n)+`, 'm');
  const waits = new RegExp(`^ +${MODEL}: \\{.*\\n`, 'm');
  const twice = (text: string): string => text + text.replaceAll(MODEL, name);
  return compose.replace(service, twice).replace(waits, twice);
}

/** The model's `package.json` as the new remote has it. */
function ownManifest(model: string, { name, team }: NewRemote): string {
  const manifest = JSON.parse(model) as Record<string, object>;
  const needed = (packages = {}) =>
    Object.fromEntries(Object.entries(packages).filter(([known]) => PACKAGES.test(known)));
  const own = {
    ...manifest,
    name: `@syndication/${name}`,
    version: '0.1.0',
    description: `Remote of ${team}.`,
    dependencies: needed(manifest['dependencies']),
    devDependencies: needed(manifest['devDependencies']),
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

async function fillFolder(folder: string, model: string, remote: NewRemote): Promise<void> {
  await cp(TEMPLATE, folder, { recursive: true });
  for (const file of COPIED) await copyFile(path.join(model, file), path.join(folder, file));
  const facts = new Map<string, unknown>(Object.entries(remote));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = (await readFile(file, 'utf8'))
      .replaceAll(MODEL, remote.name)
      .replaceAll(/\$(\w+)\$/g, (_, fact: string) => String(facts.get(fact)));
    await writeFile(file, text);
  }
}

/** Writes the files of a new remote. @throws UsageError when its name, role or path cannot be used */
export async function newRemote(line: NewRemoteLine, repository = REPOSITORY): Promise<void> {
  const remote = await readNewRemote(line);
  const { name } = remote;
  const [folder, model] = [path.join(repository, name), path.join(repository, MODEL)];
  if (existsSync(folder)) throw new UsageError(`There is a folder ${name} already.`);
  const change = async (name: string, edit: (text: string) => string) => {
    const file = path.join(repository, name);
    await writeFile(file, edit(await readFile(file, 'utf8')));
  };
  await change(TABLE, (table) => addToTable(table, remote));
  await change(COMPOSE, (compose) => addToCompose(compose, name));
  await fillFolder(folder, model, remote);
  await change(`${name}/package.json`, (manifest) => ownManifest(manifest, remote));
  console.log(`${name} is created. Next:
  npm install                       makes it a workspace
  npm run format                    once, because names may be long
  e2e/fixtures/screens.ts           add its screen
  npx jest --selectProjects ${name} contract tools
  docs/deploying.md                 in which order it goes live`);
}
