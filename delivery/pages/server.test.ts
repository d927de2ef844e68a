import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { REFUSAL_HEADERS, refusalBody } from '@syndication/contract/http/public-server';
import type { FastifyInstance } from 'fastify';

import { createPages } from './server';

const PAGE = '<!doctype html><script>start()</script><div id="root"></div>';
const NAMED_PAGE =
  '<!doctype html><title>{{brand}}</title><meta name="description" content="{{associationName}}">';

/** Files that browsers would show as pages of this origin. */
const DOCUMENTS = ['x.svg', 'x.css', 'x.html', 'x.xml'];
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let folder: string;
let pages: FastifyInstance;

/** Replaces the previous one atomically, as the store does. */
async function writeRegistry(text: string): Promise<void> {
  const draft = path.join(folder, `registry.${text.length}`);
  await writeFile(draft, text);
  await rename(draft, path.join(folder, 'registry.json'));
}

const releaseShell = (version: string) => writeRegistry(JSON.stringify({ shell: { version } }));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'shell/files'), { recursive: true });
  await mkdir(path.join(folder, 'shell/1.0.0'));
  await writeFile(path.join(folder, 'shell/1.0.0/index.html'), PAGE);
  await mkdir(path.join(folder, 'shell/1.0.1'));
  await writeFile(path.join(folder, 'shell/1.0.1/index.html'), NAMED_PAGE);
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
  pages = await createPages({
    storeFolder: folder,
    origins: {
      connect: ['http://localhost:8149'],
      remotes: ['https://remotes.example'],
      overrides: ['http://localhost:3010'],
    },
    settings: {},
  });
  await pages.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await pages.close();
  await rm(folder, { recursive: true });
});

describe('headers of the page', () => {
  const headersOf = async (url: string) => (await pages.inject(url)).headers;

  it('tell browsers to come back by https, where the origin is https', async () => {
    const secure = await createPages({
      storeFolder: folder,
      publicOrigin: 'HTTPS://deals.example/',
      settings: {},
    });
    const name = 'strict-transport-security';
    const { headers } = await secure.inject('/deals');
    expect(headers[name]).toBe('max-age=31536000; includeSubDomains');
    expect(await headersOf('/deals')).not.toHaveProperty(name);
    await secure.close();
  });

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
    for (const url of ['/', '/registry.json', '/assets/shell.js']) {
      const { headers } = await pages.inject({ url, headers: { origin: 'https://evil.example' } });
      expect(Object.keys(headers).join()).not.toContain('access-control');
    }
  });
});

describe('what others show of the site', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml', '<svg '],
    ['/favicon.ico', 'image/x-icon', '\0\0\x01\0\x01\0'],
  ])('is a picture at %s, and never a page', async (url, type, begin) => {
    const { statusCode, headers, rawPayload } = await pages.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(rawPayload.toString('latin1').startsWith(begin)).toBe(true);
  });

  it("names the association in the page's head, as text and nothing else", async () => {
    await releaseShell('1.0.1');
    const settings = { brand: 'Harbor </title><script>', associationName: 'The "Harbor" & Co' };
    const named = await createPages({ storeFolder: folder, settings });
    expect((await named.inject('/')).body).toBe(
      '<!doctype html><title>Harbor &lt;/title&gt;&lt;script&gt;</title>' +
        '<meta name="description" content="The &quot;Harbor&quot; &amp; Co">',
    );
    await named.close();
    expect((await pages.inject('/')).body).toContain('<title>ACA Syndication</title>');
    await releaseShell('1.0.0');
  });
});

describe('releases', () => {
  it('are served as they become live', async () => {
    await mkdir(path.join(folder, 'shell/1.1.0'));
    await writeFile(path.join(folder, 'shell/1.1.0/index.html'), 'the next page');
    await releaseShell('1.1.0');
    expect((await pages.inject('/')).body).toBe('the next page');
    await releaseShell('1.0.0');
    expect((await pages.inject('/')).body).toBe(PAGE);
  });

  it('answers 304 to who knows the registry', async () => {
    const { headers } = await pages.inject('/registry.json');
    const again = () =>
      pages.inject({ url: '/registry.json', headers: { 'if-none-match': String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await releaseShell('1.1.0');
    expect((await again()).statusCode).toBe(200);
    await releaseShell('1.0.0');
  });

  it('serves what browsers run, and nothing else of the store', async () => {
    expect((await pages.inject('/remotes/auth-app/files/app.js')).statusCode).toBe(200);
    for (const url of [
      '/remotes/auth-app/files/app.js.map',
      '/remotes/auth-app/files/release.json',
      ...DOCUMENTS.flatMap((file) => [`/assets/${file}`, `/remotes/auth-app/files/${file}`]),
      '/remotes/shell/1.0.0/index.html',
      '/remotes/registry.json',
      '/remotes/auth-app/..%2f..%2fregistry.json',
      '/assets/..%2f1.0.0%2findex.html',
    ]) {
      const answer = await pages.inject(url);
      expect([url, answer.statusCode === 404 || answer.body === PAGE]).toEqual([url, true]);
    }
  });
});

describe('encodings', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
  ])('for those who take "%s": %s', async (taken, encoding) => {
    const answer = await pages.inject({ url: '/', headers: { 'accept-encoding': taken } });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  it('are those that a file has', async () => {
    await writeFile(path.join(folder, 'shell/files/empty.js'), '');
    for (const file of ['shell.js', 'empty.js']) {
      const headers = { 'accept-encoding': 'br, gzip' };
      const answer = await pages.inject({ url: `/assets/${file}`, headers });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    }
  });
});

describe('a registry that cannot be used', () => {
  const spoilt = ['{"shell":', '{}', 'null', '[]', '{"shell":{"version":"9.9.9"}}'];

  it.each(spoilt)('%s leaves the last good one, with one alarm in the log', async (text) => {
    const good = (await pages.inject('/registry.json')).body;
    const logged = jest.spyOn(pages.log, 'error').mockImplementation();
    await writeRegistry(text);
    for (let request = 0; request < 3; request += 1) {
      expect((await pages.inject('/')).body).toBe(PAGE);
      expect((await pages.inject('/registry.json')).body).toBe(good);
    }
    expect(logged).toHaveBeenCalledTimes(1);
    expect(String(logged.mock.calls[0]?.[1])).toMatch(/ALARM/);
    logged.mockRestore();
    await releaseShell('1.0.0');
  });

  it('is told again when it is lost again', async () => {
    const logged = jest.spyOn(pages.log, 'error').mockImplementation();
    for (let loss = 1; loss <= 2; loss += 1) {
      await rm(path.join(folder, 'registry.json'));
      expect((await pages.inject('/')).body).toBe(PAGE);
      expect(logged).toHaveBeenCalledTimes(loss);
      await releaseShell('1.0.0');
      await pages.inject('/');
    }
    logged.mockRestore();
  });

  it('takes nothing but pages away where there has been no good one, and shows no inside', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'pages-'));
    const server = await createPages({ storeFolder: empty, settings: {}, healthPath: '/health' });
    const logged = jest.spyOn(server.log, 'error').mockImplementation();
    for (const url of ['/', '/registry.json', '/health']) {
      const answer = await server.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([500, refusalBody('INTERNAL')]);
    }
    expect(logged.mock.calls.map(([, text]) => text)).toEqual([expect.stringMatching(/ALARM/)]);
    logged.mockRestore();
    await server.close();
    await rm(empty, { recursive: true });
  });
});

describe('odd requests', () => {
  /** What comes back on a connection of its own for these bytes. */
  async function send(text: string): Promise<string> {
    const { port } = pages.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(text);
    return Buffer.concat((await socket.toArray()) as Buffer[]).toString();
  }
  const host = 'host: localhost\r\nconnection: close\r\n';

  it.each([
    [400, 'a path that cannot be read', `GET /% HTTP/1.1\r\n${host}\r\n`],
    [400, 'one below the files', `GET /assets/% HTTP/1.1\r\n${host}\r\n`],
    [400, 'a method that nobody knows', `FOO / HTTP/1.1\r\n${host}\r\n`],
    [400, 'no HTTP', 'hello\r\n\r\n'],
    [417, 'an expectation', `GET / HTTP/1.1\r\n${host}expect: miracles\r\n\r\n`],
    [431, 'long headers', `GET / HTTP/1.1\r\n${host}x: ${'x'.repeat(20_000)}\r\n\r\n`],
    [404, 'a write', `POST / HTTP/1.1\r\n${host}content-length: 2\r\n\r\n{}`],
    [
      404,
      'a compressed body',
      `POST / HTTP/1.1\r\n${host}content-encoding: gzip\r\ncontent-length: 2\r\n\r\n{}`,
    ],
  ])('answers %i to %s, in the shape and with the headers of the API', async (status, _, text) => {
    const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(REFUSAL_HEADERS)) {
      expect(head.toLowerCase()).toContain(`\r\n${name}: ${value}`);
    }
    expect(JSON.parse(body)).toEqual(
      refusalBody(status === 404 ? 'NOT_FOUND' : 'MALFORMED_REQUEST'),
    );
  });

  it.each(['/%', '/%E0%A4%A?x=1', '/assets/%'])(
    'sends the page to a browser that asks for %s, since a person reads it',
    async (url) => {
      const { port } = pages.server.address() as AddressInfo;
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
      const missing = await fetch(`http://127.0.0.1:${port}/assets/none.js`, { headers });
      expect(missing.status).toBe(404);
    },
  );

  it('closes halves of requests in the end', () => {
    expect(pages.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 30_000 });
  });

  it('sends the answers that were begun before it closes', async () => {
    const large = 'x'.repeat(8_000_000);
    await writeFile(path.join(folder, 'shell/files/large.js'), large);
    const server = await createPages({ storeFolder: folder, settings: {} });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`${origin}/assets/large.js`)),
    );
    const closed = server.close();
    for (const answer of answers) expect((await answer.text()).length).toBe(large.length);
    await closed;
  });
});
