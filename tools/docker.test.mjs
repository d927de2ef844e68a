import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { REMOTE_FOLDERS } from './remote-folders.mjs';

const FOLDER = join(import.meta.dirname, '../docker');
const read = (/** @type {string} */ file) => readFileSync(join(FOLDER, file), 'utf8');
const APPS = ['shell', ...REMOTE_FOLDERS];

const dockerfile = read('Dockerfile');

/** The stages of the Dockerfile by name, each with what it takes from the stage that it is built on. */
const stages = new Map();
for (const [, base, name, own] of dockerfile.matchAll(/^FROM (\S+) AS (\S+)\n((?:.+\n)*)/gm)) {
  stages.set(name, (stages.get(base) ?? '') + own);
}

/** Stages that become images. */
const IMAGES = ['release', 'pages', 'api', 'demo', 'storybook'];

/** The services of compose.yaml by name, as text. */
const services = new Map(
  [
    ...read('compose.yaml')
      .split('\nservices:\n')[1]
      .matchAll(/^ {2}([a-z-]+):\n((?: {4}.*\n|\n)+)/gm),
  ].map(([, name, text]) => [name, text]),
);

it('has a target per kind of image', () => {
  const images = [...stages].filter(([, text]) => text.includes('LABEL org.opencontainers'));
  expect(images.map(([name]) => name)).toEqual(expect.arrayContaining(IMAGES));
  const built = [...services.values()].flatMap((text) => /target: (\S+?),? /.exec(text)?.[1] ?? []);
  expect([...new Set([...built, 'demo'])].sort()).toEqual([...IMAGES].sort());
});

it('installs packages in stages that are the same everywhere, so that they are built once', () => {
  expect(dockerfile.match(/npm ci/g)).toHaveLength(1);
  expect(stages.get('packages')).toContain('npm ci');
});

it.each(IMAGES)('%s runs as a user of its own and says how its health shows', (name) => {
  const image = stages.get(name);
  expect(image).toContain('\nUSER 10001:10001\n');
  expect(image).toMatch(
    name === 'release' ? /\nHEALTHCHECK NONE\n/ : /\nHEALTHCHECK --interval=10s/,
  );
});

it('releases once: a container that is started again undoes no rollback', () => {
  expect(read('release.mjs')).toMatch(/'--to', '\/store', '--once'\]/);
});

it.each(APPS)('%s is released before the server of pages starts', (app) => {
  expect(services.get(app)).toContain(
    `build: { <<: *image, target: release, args: { APP: ${app} } }`,
  );
  expect(services.get('pages')).toContain(`${app}: { condition: service_completed_successfully }`);
});

it('runs everything hardened but the database, which changes its user itself', () => {
  const hardened = /<<: \*(hardened|release|remote)\n/;
  const others = [...services].filter(([, text]) => !hardened.test(text)).map(([name]) => name);
  expect(others).toEqual(['database']);
});

it('limits what is kept of the log of every container', () => {
  expect(read('compose.yaml')).toMatch(/\nx-logging: &logging \{.* max-size: .*\n/);
  expect(read('compose.yaml')).toMatch(/\nx-hardened: &hardened\n {2}logging: \*logging\n/);
  expect(services.get('database')).toContain('logging: *logging\n');
});

it('serves no page over plain HTTP where the proxy has a certificate, and redirects no call', () => {
  expect(read('proxy/tls.conf')).toContain(
    '\nset $wanted $scheme$is_page;\nif ($wanted = http1) { return 301 https://$host$request_uri; }\n',
  );
});

it('keeps calls of the API out of the log of the proxy, which answers some of them itself', () => {
  const proxy = read('proxy/default.conf.template');
  expect(proxy).toContain('\nmap $uri $is_page { ~^/api(/|$) 0; default 1; }\n');
  expect(proxy.match(/access_log (?!off;).*/g)).toEqual([
    'access_log /dev/stdout pages if=$is_page;',
  ]);
});
