import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files with a hash in their names may be kept: every story loads the same bundles again. */
const HASHED = /\.[0-9a-f]{8,}\./;

/** Not at the root of its origin, as where pages are published beside others. */
const BASE = '/design';

/** Serves a folder on a free port of this machine, below a path. */
export async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : '/none';
    const file = path.join(folder, path.normalize(decodeURIComponent(name)));
    readFile(file).then(
      (content) => {
        response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', HASHED.test(file) ? 'max-age=3600' : 'no-cache');
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${BASE}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
