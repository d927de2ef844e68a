import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the shell gives to remotes: it names every group and uses none. */
const PROVIDES = 'shared-provides.ts';
const TEST_OR_STORY = /\.(test|stories)\.tsx?$|(^|[\\/])testing[\\/]/;
const GROUP_IMPORT = /@syndication\/shared-ui\/([\w-]+)'/g;

/** @param {string} app folder of the app */
function importedGroups(app) {
  const source = join(app, 'src');
  const files = readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !TEST_OR_STORY.test(file) && file !== PROVIDES);
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(GROUP_IMPORT)].map(
        ([, group]) => group,
      ),
    ),
  );
}

/**
 * Groups of the design library that fewer than two apps import, with the one that does.
 * @param {string} root folder of the repository
 * @param {readonly string[]} apps folders of the apps in it
 * @returns {Record<string, string[]>}
 */
export function findUnsharedGroups(root, apps) {
  const imported = apps.map((app) => ({ app, groups: importedGroups(join(root, app)) }));
  const library = join(root, 'shared-ui/src');
  const groups = readdirSync(library).filter(
    (name) => name !== 'testing' && existsSync(join(library, name, 'index.ts')),
  );
  return Object.fromEntries(
    groups
      .map((group) => [
        group,
        imported.filter(({ groups }) => groups.has(group)).map(({ app }) => app),
      ])
      .filter(([, users]) => users.length < 2),
  );
}
