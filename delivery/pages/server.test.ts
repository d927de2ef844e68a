import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { createEdge } from './server';

const PAGE = '<!doctype html><script>start()</script><div id="root"></div>';

/** Files that browsers would show as pages of this origin. */
const DOCUMENTS = ['x.svg', 'x.css', 'x.html', 'x.xml'];
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let folder: string;
let api: http.Server;
let edge: FastifyInstance;

const releaseShell = (version: string) =>
  writeFile(path.join(folder, 'registry.json'), JSON.stringify({ shell: { version } }));

/** Answers with the headers that reached it. */
function echo(request: http.IncomingMessage, response: http.ServerResponse): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(request.headers));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  await mkdir(path.join(folder, 'shell/files'), { recursive: true });
  await mkdir(path.join(folder, 'shell/1.0.0'));
  await writeFile(path.join(folder, 'shell/1.0.0/index.html'), PAGE);
  await writeFile(path.join(folder, 'shell/files/shell.js'), 'start()');
  await mkdir(path.join(folder, 'auth-app/files'), { recursive: true });
  await writeFile(path.join(folder, 'auth-app/files/app.js'), 'open()');
  await writeFile(path.join(folder, 'auth-app/files/app.js.map'), '{}');
  await writeFile(path.join(folder, 'auth-app/files/release.json'), '{}');
  for (const file of DOCUMENTS) {
    await writeFile(path.join(folder, 'auth-app/files', file), DRAWING);
    await writeFile(path.join(folder, 'shell/files', file), DRAWING);
  }
  await releaseShell('1.0.0');
  api = http.createServer(echo).listen(0, '127.0.0.1');
  await once(api, 'listening');
  edge = await createEdge({
    storeFolder: folder,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    origins: {
      connect: ['http://localhost:8149'],
      remotes: ['https://remotes.example'],
      overrides: ['http://localhost:3010'],
    },
    settings: {},
  });
  await edge.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await edge.close();
  if (api.listening) await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true });
});

/** What reaches the API of a request from one of this machine's addresses. */
async function forwarded(from: string, headers: Record<string, string> = {}) {
  const { port } = edge.server.address() as AddressInfo;
  const request = http.get({
    host: '127.0.0.1',
    port,
    localAddress: from,
    path: '/api/v1/login',
    headers,
  });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return JSON.parse(body) as IncomingHttpHeaders;
}

describe('what the API is told of the client', () => {
  it('is the address that the connection comes from', async () => {
    expect((await forwarded('127.0.0.1'))['x-forwarded-for']).toBe('127.0.0.1');
    expect((await forwarded('127.0.0.2'))['x-forwarded-for']).toBe('127.0.0.2');
  });

  it('is nothing that the client says about itself', async () => {
    const received = await forwarded('127.0.0.2', {
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '8.8.8.8',
      forwarded: 'for=8.8.8.8;host=evil.example;proto=https',
    });
    expect(received).toMatchObject({
      'x-forwarded-for': '127.0.0.2',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': received.host,
    });
    expect(JSON.stringify(received)).not.toMatch(/8\.8\.8\.8|evil/);
  });
});

describe('headers of the page', () => {
  const headersOf = async (url: string) => (await edge.inject(url)).headers;

  it('let scripts run that are files of this origin or known by their hash, and none else', async () => {
    const policy = String((await headersOf('/'))['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(
      /^'self' https:\/\/remotes\.example http:\/\/localhost:3010 'sha256-[^' ]+'$/,
    );
    expect(policy).toContain("default-src 'self'");
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toMatch(/connect-src [^;]* http:\/\/localhost:3010(;| )/);
    expect(policy).not.toContain('ws:');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default dompurify');
    expect(policy).toContain("img-src 'self' data:;");
  });

  it('say what else the browser must not do', async () => {
    const headers = await headersOf('/deals');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
    }
  });

  it('keep the opener for the callback of the network, which reports to it, and sever it elsewhere', async () => {
    const policyOf = async (url: string) => (await headersOf(url))['cross-origin-opener-policy'];
    expect(await policyOf('/linkedin?code=x&state=y')).toBe('unsafe-none');
    expect(await policyOf('/linkedin')).toBe('unsafe-none');
    for (const url of ['/', '/investor-signin', '/linkedin-x', '/?x=/linkedin', '/auth/google']) {
      expect(await policyOf(url)).toBe('same-origin-allow-popups');
    }
  });

  it('keep files from being read by other sites or taken for something else', async () => {
    for (const url of ['/assets/shell.js', '/remotes/auth-app/files/app.js']) {
      expect(await headersOf(url)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('allow no other origin to read anything', async () => {
    for (const url of ['/', '/registry.json', '/assets/shell.js', '/api/v1/login']) {
      const { headers } = await edge.inject({ url, headers: { origin: 'https://evil.example' } });
      expect(Object.keys(headers).join()).not.toContain('access-control');
    }
  });
});

describe('releases', () => {
  it('are served as they become live, and the last one stays when the registry is spoilt', async () => {
    await mkdir(path.join(folder, 'shell/1.1.0'));
    await writeFile(path.join(folder, 'shell/1.1.0/index.html'), 'the next page');
    await releaseShell('1.1.0');
    expect((await edge.inject('/')).body).toBe('the next page');
    await writeFile(path.join(folder, 'registry.json'), '{"shell":');
    expect((await edge.inject('/')).body).toBe('the next page');
    await releaseShell('1.0.0');
    expect((await edge.inject('/')).body).toBe(PAGE);
  });

  it('answers 304 to who knows the registry', async () => {
    const { headers } = await edge.inject('/registry.json');
    const again = () =>
      edge.inject({ url: '/registry.json', headers: { 'if-none-match': String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await releaseShell('1.1.0');
    expect((await again()).statusCode).toBe(200);
    await releaseShell('1.0.0');
  });

  it('serves what browsers run, and nothing else of the store', async () => {
    expect((await edge.inject('/remotes/auth-app/files/app.js')).statusCode).toBe(200);
    for (const url of [
      '/remotes/auth-app/files/app.js.map',
      '/remotes/auth-app/files/release.json',
      ...DOCUMENTS.flatMap((file) => [`/assets/${file}`, `/remotes/auth-app/files/${file}`]),
      '/remotes/shell/1.0.0/index.html',
      '/remotes/registry.json',
      '/remotes/auth-app/..%2f..%2fregistry.json',
      '/assets/..%2f1.0.0%2findex.html',
    ]) {
      const answer = await edge.inject(url);
      expect([url, answer.statusCode === 404 || answer.body === PAGE]).toEqual([url, true]);
    }
  });
});

it('says that the API is away, which nobody may keep', async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  const answer = await edge.inject('/api/v1/ventures');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
});
