import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { APP_NAMES } from '@syndication/contract/release/registry.rules';

import { runBuilds } from '@syndication/delivery-build/run-builds';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const STAMP = path.join(REPOSITORY, '.nx/build-stamp');
const DEPLOYED = [...APP_NAMES, 'api'];
const SOURCES = [
  ...['contract', 'shared-ui', ...DEPLOYED],
  ...['delivery/build', 'package-lock.json', 'nx.json', 'tsconfig.base.json'],
];
const OUTPUTS = DEPLOYED.map((workspace) => `${workspace}/dist`);
/** Folders and files that no build reads; see `nx.json`. */
const IGNORED = /^(node_modules|dist.*|storybook-static|\..*)$|\.(test|stories)\.tsx?$|\.md$/;

function* listFiles(file: string): Generator<string> {
  if (!statSync(file).isDirectory()) {
    yield file;
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (!IGNORED.test(name)) yield* listFiles(path.join(file, name));
  }
}

/** Changes whenever a source file comes, goes or is written. */
function fingerprintSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of listFiles(path.join(REPOSITORY, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\n${size}\n${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * True when the builds are those of these sources. Asking Lerna would rewrite every build from its
 * cache, under the feet of another instance that serves them.
 */
function isBuilt(fingerprint: string): boolean {
  const areThere = OUTPUTS.every((output) => existsSync(path.join(REPOSITORY, output)));
  return areThere && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint;
}

async function keepStamp(fingerprint: string): Promise<void> {
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, fingerprint);
}

/**
 * Builds every workspace whose inputs changed.
 * @throws Error when a build fails
 */
export async function buildStale(): Promise<void> {
  const fingerprint = fingerprintSources();
  if (isBuilt(fingerprint)) return;
  console.log('Building what is stale …');
  await runBuilds();
  await keepStamp(fingerprint);
}
