import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that name a group but do not use it; `shared-provides.ts` lists what the shell provides for remotes. */
const NO_USE = /\.(test|stories)\.tsx?$|(^|[\\/])testing[\\/]|^shared-provides\.ts$/;

/** @param {string} folder of an app's sources */
const readSources = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !NO_USE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Groups of the design library that fewer than two of these apps import, with the one that does. */
export function findUnsharedGroups(root, apps) {
  const library = join(root, 'shared-ui/src');
  const sources = apps.map((app) => ({ app, text: readSources(join(root, app, 'src')) }));
  const groups = readdirSync(library)
    .filter((name) => name !== 'testing' && existsSync(join(library, name, 'index.ts')))
    .map((group) => {
      const users = sources.filter(({ text }) => text.includes(`@syndication/shared-ui/${group}'`));
      return [group, users.map(({ app }) => app)];
    });
  return Object.fromEntries(groups.filter(([, users]) => users.length < 2));
}
