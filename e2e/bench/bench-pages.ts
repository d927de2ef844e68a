import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

import { FolderStore } from '@syndication/delivery-release/store/folder-store';
import { releaseBuilds } from '@syndication/delivery-release/publish/publish';
import autocannon from 'autocannon';

import { buildOnce } from '../fixtures/global-setup';
import { findFreePort } from '../fixtures/free-port';
import { median } from './median';
import type { Measurement } from './report';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 20;
const HEADERS = { 'accept-encoding': 'br, gzip' };
const NGINX = 'nginx on the same bytes';
const BESIDE_NGINX = { requests: 0.5, p99: 2 };
/** So many of each kind: with half of their headers, with half of a body. */
const SLOW_CLIENTS = 500;
const BESIDE_SLOW_CLIENTS = { requests: 0.9, p99: 1.5 };

/** A plain nginx reads no brotli; it gets the same bytes under gzip's name, and sends them as they are. */
const nginxConfiguration = (folder: string, port: number) => `
user ${userInfo().username}; daemon off; pid ${folder}/nginx.pid; error_log stderr error;
worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; gzip_static always; open_file_cache max=100;
  types { text/html html; text/javascript js; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
  }
}`;

/** The body as it comes, still compressed. */
async function readCompressed(url: string): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers: HEADERS }), 'response')) as [IncomingMessage];
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${url} is not compressed.`);
  return Buffer.concat((await answer.toArray()) as Buffer[]);
}

async function waitUntilServed(origin: string, { exitCode }: ChildProcess): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (exitCode !== null || Date.now() > until) throw new Error(`Nothing serves ${origin}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Load {
  perSecond: number;
  p99: number;
}

async function load(url: string): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers: HEADERS,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${url} does not answer well.`);
  return { perSecond: requests.average, p99: Math.max(1, latency.p99) };
}

/** One after the other, so that whatever else the machine does falls on both. */
async function compare(
  name: string,
  about: string,
  limits: { requests: number; p99: number },
  loads: [() => Promise<Load>, () => Promise<Load>],
): Promise<Measurement[]> {
  const results: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of [0, 1] as const) results[side].push(await loads[side]());
  }
  const of = (side: 0 | 1, key: keyof Load) => median(results[side].map((result) => result[key]));
  const measure = (unit: string, key: keyof Load, limit: Measurement['limit']): Measurement => ({
    name,
    unit,
    product: of(0, key),
    yardstick: { value: of(1, key), about },
    limit,
    details: results,
  });
  return [
    measure('requests/s', 'perSecond', { kind: 'at-least', value: limits.requests }),
    measure('ms (p99)', 'p99', { kind: 'at-most', value: limits.p99 }),
  ];
}

/** The load, while others have sent half of their headers or bodies. */
async function loadBesideSlowClients(origin: string): Promise<Load> {
  const head = `HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n`;
  const slow = Array.from({ length: SLOW_CLIENTS }, () =>
    [`GET / ${head}`, `POST / ${head}content-length: 1000\r\n\r\n{`].map((half) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => undefined).write(half);
      return socket.resume();
    }),
  ).flat();
  try {
    return await load(origin);
  } finally {
    for (const socket of slow) socket.destroy();
  }
}

async function measure(folder: string, servers: ChildProcess[]): Promise<Measurement[]> {
  const store = path.join(folder, 'store');
  await releaseBuilds(new FolderStore(store), (app) => path.join(REPOSITORY, app, 'dist'));
  const start = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
    const server = spawn(command, args, { cwd: REPOSITORY, env, stdio: ['ignore', 2, 2] });
    servers.push(server);
    return server;
  };
  const [port, nginxPort] = [await findFreePort(0), await findFreePort(1)];
  const origins: [string, string] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${nginxPort}`];
  const pages = start(process.execPath, ['--import', 'tsx', 'delivery/pages/main.ts'], {
    ...process.env,
    STORE: store,
    HOST: '127.0.0.1',
    PORT: String(port),
  });
  await waitUntilServed(origins[0], pages);
  const page = await (await fetch(origins[0])).text();
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'page.html.gz'), await readCompressed(origins[0]));
  await writeFile(path.join(folder, `${script}.gz`), await readCompressed(origins[0] + script));
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfiguration(folder, nginxPort));
  await mkdir(path.join(folder, 'logs'));
  const nginx = start('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')]);
  await waitUntilServed(`${origins[1]}/page.html`, nginx);
  return [
    ...(await compare('the page', NGINX, BESIDE_NGINX, [
      () => load(origins[0]),
      () => load(`${origins[1]}/page.html`),
    ])),
    ...(await compare('a file of a release', NGINX, BESIDE_NGINX, [
      () => load(origins[0] + script),
      () => load(origins[1] + script),
    ])),
    ...(await compare('the page beside slow clients', 'without them', BESIDE_SLOW_CLIENTS, [
      () => loadBesideSlowClients(origins[0]),
      () => load(origins[0]),
    ])),
  ];
}

/** The server of pages over nginx, both with one client at full speed; skipped where there is no nginx. */
export async function benchPages(): Promise<Measurement[]> {
  if (spawnSync('nginx', ['-v']).error) {
    console.log('Pages: not measured, there is no nginx here.');
    return [];
  }
  await buildOnce();
  const folder = await mkdtemp(path.join(tmpdir(), 'syndication-pages-'));
  const servers: ChildProcess[] = [];
  try {
    return await measure(folder, servers);
  } finally {
    for (const server of servers) {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    }
    await rm(folder, { recursive: true });
  }
}
