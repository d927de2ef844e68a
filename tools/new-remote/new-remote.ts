import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { UsageError } from '@syndication/delivery-release/command-line';

import { readNewRemote, type NewRemote, type NewRemoteLine } from './options';
import { packageManifest, sourceFiles } from './own-files';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const TABLE = 'contract/src/release/remotes.rules.ts';
const TABLE_END = '} as const satisfies Record<string, RemoteFacts>;';
const COMPOSE = 'docker/compose.yaml';

/** What a new remote is copied from. */
const MODEL = 'auth-app';
/** Files of the model in which only its name has to change. */
const COPIED = ['tsconfig.json', 'webpack.config.ts', 'webpack.standalone.ts'];

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The contract's table with one more entry. @throws Error when the table is not where it was */
function addToTable(source: string, { name, team, role, path: owned }: NewRemote): string {
  if (!source.includes(TABLE_END)) throw new Error('The table of remotes was not found.');
  const facts = `{ team: ${quote(team)}, role: '${role}', paths: ['${owned}'] }`;
  return source.replace(TABLE_END, `  '${name}': ${facts},\n${TABLE_END}`);
}

/** The model's service, and what waits for it, once more under the new name. */
function addToCompose(compose: string, name: string): string {
  const service = new RegExp(`^  ${MODEL}:\\n(?:    .*\\n)+`, 'm');
  const waits = new RegExp(`^ +${MODEL}: \\{.*\\n`, 'm');
  const twice = (text: string): string => text + text.replaceAll(MODEL, name);
  return compose.replace(service, twice).replace(waits, twice);
}

/** Files of a new remote, and those of others as they are with it; paths are relative to the repository. */
async function layOut(remote: NewRemote, repository: string): Promise<Record<string, string>> {
  const { name } = remote;
  const read = (file: string) => readFile(path.join(repository, file), 'utf8');
  const files: Record<string, string> = {
    [TABLE]: addToTable(await read(TABLE), remote),
    [COMPOSE]: addToCompose(await read(COMPOSE), name),
    [`${name}/package.json`]: packageManifest(remote, await read(`${MODEL}/package.json`)),
  };
  for (const [file, text] of Object.entries(sourceFiles(remote))) files[`${name}/${file}`] = text;
  for (const file of COPIED) {
    files[`${name}/${file}`] = (await read(`${MODEL}/${file}`)).replaceAll(MODEL, name);
  }
  return files;
}

/**
 * `npm run new-remote`: writes the files of a further remote.
 * @throws UsageError when its name, role or path cannot be used
 */
export async function newRemote(line: NewRemoteLine, repository = REPOSITORY): Promise<void> {
  const remote = readNewRemote(line);
  if (existsSync(path.join(repository, remote.name))) {
    throw new UsageError(`There is a folder ${remote.name} already.`);
  }
  for (const [file, text] of Object.entries(await layOut(remote, repository))) {
    await mkdir(path.join(repository, path.dirname(file)), { recursive: true });
    await writeFile(path.join(repository, file), text);
  }
  console.log(`${remote.name} is laid out. Then:
  npm install                       makes it a workspace
  npm run format                    once, if names are long
  npx jest --selectProjects ${remote.name} contract tools
  docs/deploying.md                 in which order it gets live`);
}
