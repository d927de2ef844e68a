import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';

import { BODY_LIMIT_BYTES } from '@syndication/contract/http/endpoint';
import {
  isBuildPath,
  REGISTRY_PATH,
  REMOTE_FILES_PATH,
  SHELL_FILES_PATH,
} from '@syndication/contract/release/registry.rules';

import {
  ASSET_HEADERS,
  FRESH_HEADERS,
  pageHeaders,
  REFUSAL_HEADERS,
  type AllowedOrigins,
} from './headers';
import { LivePages } from './live-page';

export interface EdgeOptions {
  /** Folder of the release store (docs/decisions/013-releases.md). */
  storeFolder: string;
  /** Origin of the API, for example `http://127.0.0.1:3001`; null when its calls are answered before they come here. */
  apiOrigin: string | null;
  /** Origins besides the page's own that the page may have to do with; none by default. */
  origins?: Partial<AllowedOrigins>;
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

/**
 * What browsers run of a build; never its manifest, its types or a source map, and nothing that would be a document
 * of this origin: pictures and styles stand inside of the scripts.
 */
const PUBLIC_FILE = /^\/?[^/]+\.(js|woff2|LICENSE\.txt)$/;
const PUBLIC_REMOTE_FILE = /^\/?(?!shell\/)[a-z][a-z-]*\/[^/]+\/[^/]+\.(js|LICENSE\.txt)$/;

const TOO_LARGE = {
  error: {
    code: 'PAYLOAD_TOO_LARGE',
    message: `A request may carry at most ${BODY_LIMIT_BYTES / 1024 / 1024} MB.`,
  },
};

/**
 * The edge for one machine: static builds, the registry inline in the page, and the API behind the same
 * origin.
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  const origins: AllowedOrigins = { connect: [], remotes: [], overrides: [], ...options.origins };
  const pages = new LivePages(options.storeFolder, {
    '/settings.json': options.settings,
    '/remote-origins.json': { remotes: origins.remotes, overrides: origins.overrides },
  });

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

  if (options.apiOrigin !== null) await serveApi(app, options.apiOrigin);

  const files = {
    preCompressed: true,
    cacheControl: false,
    setHeaders: setAssetHeaders,
    // Another team's release may come at any time, so nothing is looked up in advance.
    wildcard: true,
  };
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(options.storeFolder, 'shell/files'),
    prefix: SHELL_FILES_PATH,
    allowedPath: (file) => PUBLIC_FILE.test(file),
  });
  await app.register(fastifyStatic, {
    ...files,
    root: options.storeFolder,
    prefix: REMOTE_FILES_PATH,
    decorateReply: false,
    allowedPath: (file) => PUBLIC_REMOTE_FILE.test(file),
  });

  app.get(REGISTRY_PATH, async (request, reply) => {
    const { text, tag } = await pages.readRegistry();
    void reply.headers({ ...FRESH_HEADERS, etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !isBuildPath(request.url);
    if (!isPage) {
      return reply.code(404).headers(FRESH_HEADERS).type('text/plain').send('Not found');
    }
    const { html, scriptHashes } = await pages.read();
    return reply
      .headers(pageHeaders(request.url, scriptHashes, origins))
      .type('text/html; charset=utf-8')
      .send(html);
  });
  return app;
}

async function serveApi(app: FastifyInstance, upstream: string): Promise<void> {
  // Fetched for those who need it: it brings an HTTP client, for which a release under trial would wait.
  const { default: proxy } = await import('@fastify/http-proxy');
  await app.register(proxy, {
    upstream,
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
