import {
  PUBLIC_SERVER,
  REFUSAL_HEADERS,
  refusalBody,
  prepareServer,
} from '@syndication/contract/http/public-server';
import {
  REGISTRY_PATH,
  REMOTE_FILES_PATH,
  SHELL_FILES_PATH,
} from '@syndication/contract/release/registry.rules';
import fastify, {
  LogController,
  type FastifyError,
  type FastifyPluginAsync,
  type FastifyReply,
} from 'fastify';

import { sendContent } from './content';
import { HEADERS, HTTPS_ONLY, pageHeaders, type AllowedOrigins } from './headers';
import { ICONS } from './icons';
import { LiveSettings } from './live-settings';
import { LivePages, NothingLive } from './live-page';
import { ReleaseFiles } from './release-files';

export interface PagesOptions {
  /** Folder of the release store (docs/decisions/013-releases.md). */
  storeFolder: string;
  /** Origin of the page; if it is https, pages are sent with HSTS. */
  publicOrigin?: string | undefined;
  /** Other origins that the page may use; none by default. */
  origins?: Partial<AllowedOrigins>;
  /** Settings that the page gets inline until the API has sent its own; missing ones have defaults. */
  settings: Record<string, unknown>;
  /** Origin of the API, which has the current settings; without it they never change. */
  apiOrigin?: string | undefined;
  /** Path of the health check: 200 while there is a page to serve. */
  healthPath?: string;
}

const CODES: Record<number, 'NOT_FOUND' | 'INTERNAL'> = { 404: 'NOT_FOUND', 500: 'INTERNAL' };

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers(REFUSAL_HEADERS)
    .send(refusalBody(CODES[status] ?? 'MALFORMED_REQUEST'));

/** Any other status than 4xx becomes 500, without details. */
const refuseFailed = ({ statusCode = 500 }: FastifyError, reply: FastifyReply): FastifyReply =>
  refuse(reply, statusCode < 500 ? statusCode : 500);

const servePages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const files = new ReleaseFiles(options.storeFolder);
  const pages = new LivePages(
    options.storeFolder,
    { connect: [], remotes: [], overrides: [], ...options.origins },
    new LiveSettings(options.settings, options.apiOrigin),
    (err) => app.log.error({ err }, 'ALARM: unusable registry; the last good one stays, if any'),
  );

  // Nothing here reads a body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  app.setErrorHandler((err: FastifyError, request, reply) => {
    const isNew = !(err instanceof NothingLive) && (err.statusCode ?? 500) >= 500;
    if (isNew) request.log.error({ err }, 'a page failed');
    return refuseFailed(err, reply);
  });

  for (const folder of [SHELL_FILES_PATH, REMOTE_FILES_PATH] as const) {
    app.get<{ Params: { '*': string } }>(`${folder}*`, async ({ params }, reply) => {
      const content = await files.find(folder, params['*']);
      if (!content) return refuse(reply, 404);
      sendContent(reply.hijack(), content, HEADERS.build);
    });
  }
  for (const [address, icon] of Object.entries(ICONS)) {
    app.get(address, async (_request, reply) => {
      sendContent(reply.hijack(), icon, HEADERS.icon);
    });
  }
  app.get(REGISTRY_PATH, async (_request, reply) => {
    const { registry } = await pages.read();
    sendContent(reply.hijack(), registry, HEADERS.fresh);
  });
  if (options.healthPath !== undefined) {
    app.get(options.healthPath, async (_request, reply) => {
      await pages.read();
      return reply.headers(REFUSAL_HEADERS).send({ status: 'ok' });
    });
  }
  const transport = /^https:/i.test(options.publicOrigin ?? '') ? HTTPS_ONLY : {};
  app.get('/*', async (request, reply) => {
    const { page, policy } = await pages.read();
    sendContent(reply.hijack(), page, { ...pageHeaders(request.url, policy), ...transport });
  });
};

/** A server for pages only. @param logLevel without one it is silent */
export async function createPages(options: PagesOptions, logLevel?: string) {
  const app = fastify({
    ...PUBLIC_SERVER,
    logger: logLevel !== undefined && { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    // A path that cannot be decoded: a browser gets the page, which says that there is nothing there.
    frameworkErrors: (error, { headers, raw, server }, reply) => {
      const isRead = headers.accept?.includes('text/html');
      if (isRead) server.routing(Object.assign(raw, { url: '/' }), reply.raw);
      else refuseFailed(error, reply);
    },
  });
  prepareServer(app.server);
  await app.register(servePages, options);
  await app.ready();
  return app;
}
