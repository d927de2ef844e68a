/**
 * `node --import tsx docker/edge/check.mjs`: publishes the builds in the dist folders into a store, runs this
 * folder's nginx on it and holds its answers against those of the local edge. Needs nginx and its brotli module.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createEdge } from '../../tools/edge/server.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const DOCKER = path.join(REPOSITORY, 'docker');
const APPS = ['shell', 'investor-app', 'entrepreneur-app', 'auth-app'];
const SAME_HEADERS = [
  ...['cache-control', 'content-encoding', 'content-security-policy', 'permissions-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy'],
  ...['strict-transport-security', 'x-content-type-options', 'access-control-allow-origin'],
];
/** An address of this machine that plays a proxy in front. */
const PROXY = '127.0.0.9';
const SETTINGS = { brand: '</script><b>', partnerOrigin: 'http://localhost:8149' };

const work = mkdtempSync(path.join(tmpdir(), 'edge-check-'));
// Started by root, nginx serves as nobody.
chmodSync(work, 0o755);
const store = path.join(work, 'store');

function publish(release) {
  execFileSync('sh', [path.join(DOCKER, 'release/publish.sh')], {
    env: { ...process.env, RELEASE: release, STORE: store },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

/** A stand-in for one replica of the API that answers with what reached it. */
async function startReplica() {
  const server = http.createServer(({ headers }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(headers));
  });
  const port = await listen(server);
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { port, stop };
}

async function freePort() {
  const { port, stop } = await startReplica();
  await stop();
  return port;
}

function ask(port, url, headers = {}, method = 'GET', localAddress = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const request = http.request({
      ...{ host: '127.0.0.1', port, localAddress },
      ...{ path: url, headers, method },
    });
    request.on('error', reject).on('response', async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    request.end();
  });
}

/** Waits for what a poll or a reload brings. */
async function eventually(check) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await check();
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}

/** The order of keys and the space around inline documents mean nothing. */
function canonical(text) {
  const sorted = (json) => {
    const value = JSON.parse(json);
    return JSON.stringify(Object.fromEntries(Object.entries(value).sort()));
  };
  if (text.startsWith('{')) return sorted(text);
  return text.replace(
    /(<script type="?application\/json[^>]*>)([\s\S]*?)(?=<\/script>)/g,
    (_, tag, json) => tag + sorted(json),
  );
}

function comparable({ status, headers, body }) {
  const relevant = SAME_HEADERS.map((name) => [name, String(headers[name]).toLowerCase()]);
  const text = headers['content-encoding'] ? body.toString('base64') : body.toString('utf8');
  const type = String(headers['content-type'])
    .replace(/;.*/, '')
    .replace('text/java', 'application/java');
  return { status, type, ...Object.fromEntries(relevant), text: canonical(text) };
}

const closers = [];
try {
  for (const app of APPS) {
    const release = path.join(work, app);
    const pack = path.join(DOCKER, 'release/pack.mjs');
    execFileSync('node', ['--import', 'tsx', pack, app, release], { stdio: 'inherit' });
    execFileSync('mkdir', ['-p', store]);
    publish(release);
  }
  const replicas = [await startReplica(), await startReplica()];
  const port = await freePort();
  const nginx = spawn('sh', [path.join(DOCKER, 'edge/start.sh')], {
    env: {
      ...process.env,
      STORE: store,
      STATE: path.join(work, 'state'),
      CONFIGURATION: path.join(DOCKER, 'edge/nginx.conf'),
      LISTEN: `127.0.0.1:${port}`,
      API_SERVERS: replicas.map((replica) => `localhost:${replica.port}`).join(' '),
      CONNECT_ORIGINS: SETTINGS.partnerOrigin,
      TRUSTED_PROXIES: `${PROXY} 10.0.0.0/8`,
      PUBLIC_SETTINGS: JSON.stringify(SETTINGS),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, so that the loop in start.sh ends with it.
    detached: true,
  });
  closers.push(async () => {
    process.kill(-nginx.pid, 'SIGTERM');
    await once(nginx, 'exit');
  });
  await eventually(() => ask(port, '/edge-health'));

  const local = await createEdge({
    shellFolder: path.join(REPOSITORY, 'shell/dist'),
    remoteFolder: (remote) => path.join(REPOSITORY, remote, 'dist'),
    apiOrigin: `http://127.0.0.1:${replicas[0].port}`,
    connectOrigins: [SETTINGS.partnerOrigin],
    settings: SETTINGS,
  });
  closers.push(() => local.close());

  const page = (await ask(port, '/')).body.toString();
  const registry = JSON.parse((await ask(port, '/registry.json')).body.toString());
  const script = /\/assets\/shell\.[^ >"]+/.exec(page)[0];
  const font = /\/assets\/[^ >"]+\.woff2/.exec(page)[0];
  const { entry } = registry['investor-app'];

  const isSame = async (url, headers = {}, method = 'GET') => {
    const [theirs, ours] = [
      await local.inject({ url, headers, method }),
      await ask(port, url, headers, method),
    ];
    const expected = { ...theirs, status: theirs.statusCode, body: theirs.rawPayload };
    const [{ text, ...rest }, { text: expectedText, ...expectedRest }] = [ours, expected].map(
      comparable,
    );
    assert.deepEqual({ url, method, ...rest }, { url, method, ...expectedRest });
    assert.ok(method === 'HEAD' || text === expectedText, `${method} ${url} has another body`);
    return ours;
  };
  for (const url of [
    '/',
    '/ventures/1?token=x',
    '/index.html',
    '/assets',
    '/registry.json',
    '/linkedin?code=x',
    '/linkedin-x',
  ]) {
    await isSame(url);
  }
  await isSame('/', {}, 'HEAD');
  for (const url of [script, entry, font, '/assets/none.js', '/assets/', '/remotes/x/1/y.js']) {
    await isSame(url);
    await isSame(url, { 'accept-encoding': 'gzip, br' });
  }
  const compressed = await isSame(script, { 'accept-encoding': 'br' });
  assert.equal(compressed.headers['content-encoding'], 'br');
  assert.equal(compressed.headers.vary, 'Accept-Encoding');
  assert.match(compressed.headers['cache-control'], /immutable/);
  assert.doesNotMatch(page, /<!--#include|<b>/);
  assert.deepEqual(Object.keys(registry).sort(), APPS.filter((app) => app !== 'shell').sort());
  for (const url of ['/settings.json', '/lines/auth-app.json', '/remotes/../lock']) {
    assert.doesNotMatch((await ask(port, url)).body.toString(), /^[{[]/, url);
  }

  // What the API learns of a client: what the connection shows, unless a trusted proxy says more.
  const claims = {
    'x-forwarded-for': '8.8.8.8, 203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '8.8.8.8',
    forwarded: 'for=8.8.8.8',
  };
  const pickClaims = (text) => {
    const received = JSON.parse(text);
    return Object.fromEntries(Object.keys(claims).map((name) => [name, received[name]]));
  };
  const learned = async (from) =>
    pickClaims((await ask(port, '/api/echo', claims, 'GET', from)).body.toString());
  const stranger = await learned('127.0.0.1');
  assert.equal(stranger['x-forwarded-for'], '127.0.0.1');
  assert.equal(stranger['x-forwarded-proto'], 'http');
  const byLocalEdge = pickClaims((await local.inject({ url: '/api/echo', headers: claims })).body);
  assert.deepEqual(stranger, { ...byLocalEdge, 'x-forwarded-host': `127.0.0.1:${port}` });
  const proxied = await learned(PROXY);
  assert.equal(proxied['x-forwarded-for'], '203.0.113.7');
  assert.equal(proxied['x-forwarded-proto'], 'https');
  const secure = await ask(port, '/', claims, 'GET', PROXY);
  assert.match(secure.headers['strict-transport-security'], /max-age=31536000/);
  assert.equal((await ask(port, '/', claims)).headers['strict-transport-security'], undefined);

  // Another release of a remote and of the shell, while it runs.
  const [remote, shell] = [path.join(work, 'auth-app'), path.join(work, 'next-shell')];
  const line = path.join(remote, 'pointers/lines/auth-app.json');
  writeFileSync(line, JSON.stringify({ ...registry['auth-app'], version: '9.9.9' }));
  publish(remote);
  assert.match((await ask(port, '/')).body.toString(), /"version":"9\.9\.9"/);
  cpSync(path.join(work, 'shell'), shell, { recursive: true });
  const pointer = path.join(shell, 'pointers/shell/current');
  const [version] = readFileSync(pointer, 'utf8').split(' ');
  cpSync(path.join(shell, `files/shell/${version}`), path.join(shell, 'files/shell/next'), {
    recursive: true,
  });
  writeFileSync(path.join(shell, 'files/shell/next/index.html'), 'the next page');
  writeFileSync(pointer, "next 'sha256-bmV4dA=='\n");
  publish(shell);
  await eventually(async () => {
    const next = await ask(port, '/');
    assert.equal(next.body.toString(), 'the next page');
    assert.match(next.headers['content-security-policy'], /'self' 'sha256-bmV4dA=='/);
  });
  publish(path.join(work, 'shell'));
  await eventually(async () => assert.match((await ask(port, '/')).body.toString(), /id="?root/));
  writeFileSync(path.join(store, 'shell/current'), "x '; return 500; '");
  await sleep(1500);
  assert.equal((await ask(port, '/')).status, 200, 'a pointer that makes no sense is ignored');

  await replicas[0].stop();
  for (let call = 0; call < 4; call += 1) {
    assert.equal((await ask(port, '/api/echo', {}, 'POST')).status, 200, 'one replica is enough');
  }
  await replicas[1].stop();
  const [down, localDown] = [
    await ask(port, '/api/v1/ventures'),
    await local.inject('/api/v1/ventures'),
  ];
  assert.deepEqual([down.status, down.headers['content-type']], [503, 'application/json']);
  assert.equal(down.body.toString(), localDown.body);
  assert.equal((await ask(port, '/')).status, 200, 'the page does not need the API');
  console.log('The edge answers as tools/edge does, takes releases over, and survives its API.');
} finally {
  for (const close of closers.reverse()) await close();
  rmSync(work, { recursive: true, force: true });
}
