/**
 * Imports a command that is written in TypeScript as one file, packages included. Translating its sources and reading
 * a thousand files at every start takes longer than most of what it does.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
/** Packages are part of the file, and are what the lock file says (`install.mjs`). */
const ALWAYS_USED = ['node_modules/.package-lock.json', relative(ROOT, import.meta.filename)];

/** How a command becomes one file. @satisfies {import('esbuild').BuildOptions} */
export const ONE_FILE = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // Packages in the older module format load Node's own modules this way.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
};

/**
 * Changes whenever a file comes, goes or is written.
 * @param {string} file path within the repository
 */
function stampOf(file) {
  const stats = statSync(join(ROOT, file), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : null;
}

/** @param {string} path */
const isOfPackage = (path) => path.split(sep).includes('node_modules');

/**
 * Leaves what the sources know of their place as it is outside of the file, and notes what they are.
 * @param {Record<string, string | null>} stamps
 * @returns {import('esbuild').Plugin}
 */
const asTheyStand = (stamps) => ({
  name: 'as-they-stand',
  setup({ onLoad, onResolve }) {
    // What Node runs as it is keeps its state for all who import it, whether from the file or not.
    onResolve({ filter: /^\..*\.mjs$/ }, ({ path, resolveDir, importer }) =>
      isOfPackage(importer)
        ? undefined
        : { path: pathToFileURL(resolve(resolveDir, path)).href, external: true },
    );
    onLoad({ filter: /.*/, namespace: 'file' }, async ({ path }) => {
      if (isOfPackage(path)) return undefined;
      const file = relative(ROOT, path);
      const itsPackage = join(file.split(sep)[0] ?? '', 'package.json');
      // Before it is read: what is written meanwhile is newer than this.
      for (const used of [file, itsPackage]) stamps[used] ??= stampOf(used);
      if (!/\.tsx?$/.test(path)) return undefined;
      const code = await readFile(path, 'utf8');
      return {
        contents: code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

/**
 * Whether a file was made of these sources, in this place: folders of packages are copied along with checkouts.
 * @param {string} file
 */
function isCurrent(file) {
  try {
    const code = readFileSync(file, 'utf8');
    /** @type {{ root: string, stamps: Record<string, string | null> }} */
    const { root, stamps } = JSON.parse(code.slice(2, code.indexOf('\n')));
    return (
      root === ROOT && Object.entries(stamps).every(([used, stamp]) => stampOf(used) === stamp)
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} source
 * @param {string} file
 */
async function makeFile(source, file) {
  const stamps = Object.fromEntries(ALWAYS_USED.map((used) => [used, stampOf(used)]));
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...ONE_FILE,
    entryPoints: [source],
    write: false,
    logLevel: 'silent',
    // It looks for its program beside itself.
    external: ['esbuild'],
    plugins: [asTheyStand(stamps)],
  });
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(
    unfinished,
    `//${JSON.stringify({ root: ROOT, stamps })}\n${outputFiles[0]?.text ?? ''}`,
  );
  // Whole before it has its name: several commands may start at once.
  renameSync(unfinished, file);
}

/**
 * The file of a source, made anew if anything in it has changed.
 * @param {string} source path of a module in TypeScript
 * @param {string} [folder] where such files are kept
 * @throws Error when it cannot be made
 */
export async function oneFileOf(source, folder = join(ROOT, 'node_modules/.cache/tools')) {
  const file = join(folder, `${relative(ROOT, source).replaceAll(/[\\/]/g, '-')}.mjs`);
  if (!isCurrent(file)) await makeFile(source, file);
  return file;
}

/**
 * Imports a source as one file; source by source where that cannot be made.
 * @param {string} source path of a module in TypeScript
 */
export async function importSource(source) {
  try {
    source = await oneFileOf(source);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    const { register } = await import('tsx/esm/api');
    register();
  }
  return import(pathToFileURL(source).href);
}
