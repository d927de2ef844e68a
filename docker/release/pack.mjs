/**
 * `node --import tsx docker/release/pack.mjs <app> <folder>`: lays a finished build out as a release.
 * `files/` is what the edge serves and never changes; `pointers/` is what makes this release the live one.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';

import {
  inlineScriptHashes,
  readRegistry,
  releaseUrl,
  toInlineJson,
} from '../../tools/edge/page.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const NOT_PUBLIC = /\.map(\.br)?$|[\\/]release\.json$/;

const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('Usage: pack.mjs <app> <folder>');
const built = path.join(REPOSITORY, app, 'dist');

/** Copies a folder of the build to the place at which the edge serves it. */
async function copyPublic(from, place) {
  await cp(from, path.join(target, 'files', place), {
    recursive: true,
    filter: (file) => !NOT_PUBLIC.test(file),
  });
}

async function writePointer(name, text) {
  const file = path.join(target, 'pointers', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Assets of all shell releases share one folder, since their names carry their hash. */
async function packShell() {
  const html = await readFile(path.join(built, 'index.html'), 'utf8');
  const version = createHash('sha256').update(html).digest('hex').slice(0, 10);
  await copyPublic(path.join(built, 'assets'), 'assets');
  await copyPublic(path.join(built, 'index.html'), `shell/${version}/index.html`);
  await writePointer('shell/current', `${[version, ...inlineScriptHashes(html)].join(' ')}\n`);
}

async function packRemote() {
  const registry = await readRegistry((remote) => (remote === app ? built : '/nonexistent'));
  const line = registry[app];
  if (!line) throw new Error(`${built} holds no build of a remote.`);
  await copyPublic(built, releaseUrl(app, line.version));
  await writePointer(`lines/${app}.json`, toInlineJson(line));
}

await (app === 'shell' ? packShell() : packRemote());
