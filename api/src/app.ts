import type { Writable } from 'node:stream';
import { constants } from 'node:zlib';

import { BODY_LIMIT_BYTES } from '@syndication/contract/http/endpoint';
import { PUBLIC_SERVER, prepareServer } from '@syndication/contract/http/public-server';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance } from 'fastify';

import type { AppContext, RegisterModule } from './app-context';
import { limitAdmission } from './http/admission';
import { isOwnProxy } from './http/client-address';
import { handleErrors, refuseUnroutable } from './http/handle-errors';
import { logRequests, loggerOptions } from './http/logging';
import { refuseBodies } from './http/refuse-bodies';
import { requireEndpoints } from './http/register-endpoint';
import { protectFromForgery } from './http/xsrf';
import { modules } from './modules';
import { loadSessions } from './modules/accounts/load-session';
import { publishOpenApi } from './open-api/publish-open-api';

/** The API serves no pages, so its answers may load nothing. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
};

/** An email address is the longest path parameter. */
const MAX_PARAM_LENGTH = 300;

/** The whole API, ready to listen or to be injected into. Closing it does not close the database. */
export async function buildApp(
  context: AppContext,
  parts: readonly RegisterModule[] = modules,
  logStream?: Writable,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy: context.config.PROXY_HOPS === '1' && isOwnProxy,
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOptions(context.config, logStream),
    ...PUBLIC_SERVER,
    frameworkErrors: (error, _request, reply) => void refuseUnroutable(error, reply),
  });
  app.decorate('context', context);
  app.decorate('endpoints', []);
  app.removeContentTypeParser('text/plain');

  handleErrors(app);
  prepareServer(app.server);
  limitAdmission(app);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    customTypes: /^application\/json\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    frameguard: { action: 'deny' },
    hsts: context.config.PUBLIC_ORIGIN.startsWith('https:'),
  });
  refuseBodies(app);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
  logRequests(app);
  requireEndpoints(app);
  loadSessions(app);
  protectFromForgery(app);
  for (const register of parts) register(app);
  await publishOpenApi(app);
  await app.ready();
  return app;
}
