import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ensureTypeScript } from '../install.mjs';
import { REMOTE_FOLDERS } from '../remote-folders.mjs';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(REPOSITORY, '.nx/build-stamp');
const BUILT = ['shell', ...REMOTE_FOLDERS, 'api', 'tools'];
const FOLDERS = ['contract', 'shared-ui', 'delivery', ...BUILT];
const FILES = ['package-lock.json', 'nx.json', 'tsconfig.base.json'];
/** What no build reads; see `nx.json`. */
const IGNORED =
  /\/(node_modules|dist(-[a-z]+)?|storybook-static)\/|\/\.|\.(test|stories)\.tsx?$|\.(md|tsbuildinfo)$/;

/** Changes whenever a source file comes, goes or is written. */
function fingerprintSources() {
  const hash = createHash('sha256').update(process.version);
  const listed = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  for (const file of [...FILES, ...listed].filter((name) => !IGNORED.test(name)).sort()) {
    const facts = statSync(path.join(REPOSITORY, file));
    if (facts.isFile()) hash.update(`${file}\n${facts.size}\n${facts.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Builds every workspace whose inputs changed. When none did, Lerna is not asked: it would take as long as the rest
 * of the start, and rewrite every build from its cache, while another instance may serve them.
 * @throws Error when a build fails
 */
export async function buildStale() {
  const fingerprint = fingerprintSources();
  const isBuilt = BUILT.every((workspace) => existsSync(path.join(REPOSITORY, workspace, 'dist')));
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  console.log('Building what is stale …');
  await ensureTypeScript();
  const { runBuilds } = await import('../../delivery/build/run-builds.ts');
  runBuilds();
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, fingerprint);
}
