import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { REMOTE_FOLDERS } from './remote-folders.mjs';

const FOLDER = join(import.meta.dirname, '../docker');
const read = (/** @type {string} */ file) => readFileSync(join(FOLDER, file), 'utf8');
const APPS = ['shell', ...REMOTE_FOLDERS];

/** @type {[string, string][]} */
const dockerfiles = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.Dockerfile'))
  .map((file) => [file, read(file)]);

/** The services of compose.yaml by name, as text. */
const services = new Map(
  [
    ...read('compose.yaml')
      .split('\nservices:\n')[1]
      .matchAll(/^ {2}([a-z-]+):\n((?: {4}.*\n|\n)+)/gm),
  ].map(([, name, text]) => [name, text]),
);

it('has a Dockerfile per kind of image', () => {
  expect(dockerfiles.map(([file]) => file)).toEqual([
    'api.Dockerfile',
    'pages.Dockerfile',
    'release.Dockerfile',
    'storybook.Dockerfile',
  ]);
});

it('installs packages in stages that are the same everywhere, so that they are built once', () => {
  const stages = dockerfiles.map(
    ([, text]) =>
      /^FROM \S+ AS manifests\n[^]*?\n\nFROM \S+ AS packages\n(?:.+\n)+/m.exec(text)?.[0],
  );
  expect(stages[0]).toContain('npm ci');
  expect(new Set(stages).size).toBe(1);
});

it.each(dockerfiles)('%s runs as a user of its own and says how its health shows', (file, text) => {
  // In a Dockerfile with targets, the server is what they share.
  const final = text.slice(text.lastIndexOf(file === 'api.Dockerfile' ? ' AS server' : '\nFROM '));
  expect(final).toContain('\nUSER 10001:10001\n');
  expect(final).toMatch(
    file === 'release.Dockerfile' ? /\nHEALTHCHECK NONE\n/ : /\nHEALTHCHECK --interval=10s/,
  );
});

it('releases once: a container that is started again undoes no rollback', () => {
  expect(read('release.mjs')).toMatch(/'--to', '\/store', '--once'\]/);
});

it.each(APPS)('%s is released before the server of pages starts', (app) => {
  expect(services.get(app)).toContain(
    `dockerfile: docker/release.Dockerfile, args: { APP: ${app} }`,
  );
  expect(services.get('pages')).toContain(`${app}: { condition: service_completed_successfully }`);
});

it('runs everything hardened but the database, which changes its user itself', () => {
  const hardened = /<<: \*(hardened|release|remote)\n/;
  const others = [...services].filter(([, text]) => !hardened.test(text)).map(([name]) => name);
  expect(others).toEqual(['database']);
});
