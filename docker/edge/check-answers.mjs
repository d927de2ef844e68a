/** Both edges answer alike; what nginx adds is right by itself. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { ask, comparable } from './answers.mjs';

const PAGES = [
  '/',
  '/ventures/1?token=x',
  '/index.html',
  '/assets',
  '/linkedin?code=x',
  '/linkedin-x',
];
const COMPRESSED = { 'accept-encoding': 'gzip, br' };

function compareWith({ port }, local) {
  return async (url, headers = {}, method = 'GET') => {
    const theirs = await local.inject({ url, headers, method });
    const ours = await ask(port, url, headers, method);
    const expected = { ...theirs, status: theirs.statusCode, body: theirs.rawPayload };
    const [{ text, ...rest }, { text: expectedText, ...expectedRest }] = [ours, expected].map(
      comparable,
    );
    assert.deepEqual({ url, method, ...rest }, { url, method, ...expectedRest });
    assert.ok(method === 'HEAD' || text === expectedText, `${method} ${url} has another body`);
    return ours;
  };
}

/** Addresses below which nothing of the store may be read that browsers do not run. */
function hiddenFiles({ shell, 'investor-app': remote }) {
  return [
    `/remotes/investor-app/${remote.version}/release.json`,
    `/remotes/shell/${shell.version}/index.html`,
    `/remotes/shell/${shell.version}/script-hashes`,
    '/remotes/registry.json',
    '/remotes/investor-app/..%2f..%2fstore/registry.json',
    '/assets/..%2fregistry.next',
    '/assets/release.json',
    '/settings.json',
    '/remote-origins.json',
    '/.lock',
    '/events/',
  ];
}

/** Files that would be documents of this origin, in case somebody adds them to a release. */
async function checkDocuments(isSame, folder) {
  for (const file of ['x.svg', 'x.css', 'x.html']) {
    for (const app of ['shell', 'investor-app']) {
      writeFileSync(path.join(folder, app, 'files', file), '<svg><script>alert(1)</script></svg>');
    }
    for (const url of [`/assets/${file}`, `/remotes/investor-app/files/${file}`]) {
      assert.equal((await isSame(url)).status, 404, url);
    }
  }
}

/** @param folder of the store */
export async function checkAnswers(nginx, local, folder) {
  const { port } = nginx;
  const isSame = compareWith(nginx, local);
  for (const url of [...PAGES, '/registry.json']) await isSame(url);
  await isSame('/', {}, 'HEAD');

  const page = (await ask(port, '/')).body.toString();
  const registry = JSON.parse((await ask(port, '/registry.json')).body.toString());
  const script = /\/assets\/shell\.[^ >"]+/.exec(page)[0];
  const font = /\/assets\/[^ >"]+\.woff2/.exec(page)[0];
  const { entry, assets } = registry['investor-app'];
  for (const url of [script, entry, assets[0].url, font, '/assets/none.js', '/remotes/x/1/y.js']) {
    await isSame(url);
    await isSame(url, COMPRESSED);
  }
  for (const url of [script, entry, assets[0].url]) {
    const { headers } = await isSame(url, { 'accept-encoding': 'br' });
    assert.equal(headers['content-encoding'], 'br', url);
    assert.equal(headers.vary, 'Accept-Encoding', url);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable', url);
    assert.equal(headers['content-security-policy'], "default-src 'none'; sandbox", url);
  }
  await checkDocuments(isSame, folder);
  for (const url of ['/', '/registry.json']) {
    const { headers } = await ask(port, url, COMPRESSED);
    assert.equal(headers['cache-control'], 'no-cache', url);
    assert.equal(headers['content-encoding'], 'gzip', url);
  }
  assert.doesNotMatch(page, /<!--#include|<b>/);
  for (const url of hiddenFiles(registry)) {
    const { body, headers } = await ask(port, url);
    const isPage = body.toString() === page;
    assert.ok(isPage || body.toString() === 'Not found', `${url} answers ${body.subarray(0, 80)}`);
    assert.equal(headers['cache-control'], 'no-cache', url);
  }
}
