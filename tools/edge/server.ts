import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';

import { BODY_LIMIT_BYTES } from '@syndication/contract/http/endpoint';
import { REMOTE_NAMES, type RemoteName } from '@syndication/contract/release/registry.rules';

import { ASSET_HEADERS, pageHeaders, REFUSAL_HEADERS, FRESH_HEADERS } from './headers';
import { fillIncludes, inlineScriptHashes, readRegistry } from './page';

export interface EdgeOptions {
  /** Build folder of the shell. */
  shellFolder: string;
  /** Build folder of each remote. */
  remoteFolder: (remote: RemoteName) => string;
  /** Origin of the API, for example `http://127.0.0.1:3001`. */
  apiOrigin: string;
  /** Origins besides the page's own that the page may talk to. */
  connectOrigins: string[];
  /** Settings that the page gets inline; defaults apply to what is missing. */
  settings: Record<string, unknown>;
}

/** Answer of the edge while the API does not: the error shape of section 7. */
const UNAVAILABLE = {
  error: {
    code: 'UNAVAILABLE',
    message: 'The service is not available right now. Please try again.',
  },
};

const TOO_LARGE = {
  error: {
    code: 'PAYLOAD_TOO_LARGE',
    message: `A request may carry at most ${BODY_LIMIT_BYTES / 1024 / 1024} MB.`,
  },
};

/**
 * The edge for one machine: static builds, the registry inline in the page, and the API behind the same
 * origin. In containers nginx does the same (docker/edge).
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });

  // The API would cut the connection in the middle of such a body, before its answer can be read.
  app.addHook('onRequest', async (request, reply) => {
    if (Number(request.headers['content-length']) > BODY_LIMIT_BYTES) {
      return reply.code(413).headers(REFUSAL_HEADERS).send(TOO_LARGE);
    }
  });

  // The API's JSON and the page; built files come compressed already.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    customTypes: /^(application\/json|text\/html)\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  await app.register(proxy, {
    upstream: options.apiOrigin,
    prefix: '/api',
    rewritePrefix: '/api',
    http2: false,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) =>
        describeClient(request as FastifyRequest, headers as IncomingHttpHeaders),
      onError: (reply) =>
        void (reply as FastifyReply).code(503).headers(REFUSAL_HEADERS).send(UNAVAILABLE),
    },
  });

  await app.register(fastifyStatic, {
    root: path.join(options.shellFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: setAssetHeaders,
  });
  for (const remote of REMOTE_NAMES) {
    await app.register(fastifyStatic, {
      root: options.remoteFolder(remote),
      prefix: `/remotes/${remote}/:version/`,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: setAssetHeaders,
    });
  }

  app.get('/registry.json', async (_, reply) => {
    void reply.headers(FRESH_HEADERS);
    return readRegistry(options.remoteFolder);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(assets|remotes)\//.test(request.url);
    if (!isPage) {
      return reply.code(404).headers(FRESH_HEADERS).type('text/plain').send('Not found');
    }
    const template = await readFile(path.join(options.shellFolder, 'index.html'), 'utf8');
    const html = fillIncludes(template, {
      '/registry.json': await readRegistry(options.remoteFolder),
      '/settings.json': options.settings,
    });
    return reply
      .headers(pageHeaders(request.url, inlineScriptHashes(html), options.connectOrigins))
      .type('text/html; charset=utf-8')
      .send(html);
  });
  return app;
}

function setAssetHeaders(response: { setHeader: (name: string, value: string) => void }): void {
  for (const [name, value] of Object.entries(ASSET_HEADERS)) response.setHeader(name, value);
}

/** What the API learns of the client is what this connection shows; what a client claims is dropped. */
function describeClient(
  { socket, protocol }: FastifyRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const { forwarded: _, 'x-real-ip': __, ...kept } = headers;
  return {
    ...kept,
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-proto': protocol,
    'x-forwarded-host': headers.host ?? '',
  };
}
