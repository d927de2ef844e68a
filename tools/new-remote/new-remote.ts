import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { UsageError } from '@syndication/delivery-release/command-line';

import { readNewRemote, type NewRemote, type NewRemoteLine } from './options';
import { packageManifest, sourceFiles } from './own-files';
import { addToCompose, addToImage, addToTable, ownImage } from './shared-lines';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const TABLE = 'contract/src/release/remotes.rules.ts';
const COMPOSE = 'docker/compose.yaml';

/** What a new remote is copied from. */
const MODEL = 'auth-app';
/** Files of the model in which only its name has to change. */
const COPIED = ['tsconfig.json', 'webpack.config.ts', 'webpack.standalone.ts'];

/** Files of a new remote, and those of others as they are with it; paths are relative to the repository. */
async function layOut(remote: NewRemote, repository: string): Promise<Record<string, string>> {
  const { name } = remote;
  const read = (file: string) => readFile(path.join(repository, file), 'utf8');
  const files: Record<string, string> = {
    [TABLE]: addToTable(await read(TABLE), remote),
    [COMPOSE]: addToCompose(await read(COMPOSE), MODEL, name),
    [`${name}/package.json`]: packageManifest(remote, await read(`${MODEL}/package.json`)),
  };
  for (const [file, text] of Object.entries(sourceFiles(remote))) files[`${name}/${file}`] = text;
  for (const file of COPIED) {
    files[`${name}/${file}`] = (await read(`${MODEL}/${file}`)).replaceAll(MODEL, name);
  }
  const pipeline = `docs/pipelines/${MODEL}.yml`;
  files[pipeline.replace(MODEL, name)] = (await read(pipeline)).replaceAll(MODEL, name);
  for (const folder of readdirSync(path.join(repository, 'docker'))) {
    const file = `docker/${folder}/Dockerfile`;
    if (existsSync(path.join(repository, file))) {
      files[file] = addToImage(await read(file), MODEL, name);
    }
  }
  const image = `docker/${MODEL}/Dockerfile`;
  files[image.replace(MODEL, name)] = ownImage(await read(image), MODEL, name);
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
