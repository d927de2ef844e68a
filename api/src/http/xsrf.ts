import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from './app-error';
import {
  PRE_SESSION_COOKIE,
  readCookie,
  SESSION_COOKIE,
  writeCookie,
  XSRF_COOKIE,
} from './cookies';
import { createSecretId, isSameSecret, signText } from './secret-id';

const XSRF_HEADER = 'x-xsrf-token';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The public origin itself; on a developer's machine also its other loopback names. */
function isOwnOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const [given, own] = [new URL(origin), new URL(publicOrigin)];
  return (
    LOOPBACK.has(given.hostname) &&
    LOOPBACK.has(own.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port
  );
}

function isSameSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, publicOrigin);
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** Gives the browser the XSRF token of a session or pre-session id. */
export function writeXsrfToken(reply: FastifyReply, boundTo: string): string {
  const token = signText(reply.server.context.secrets.xsrfKey, boundTo);
  if (reply.request.cookies[XSRF_COOKIE] !== token) writeCookie(reply, XSRF_COOKIE, token);
  return token;
}

/** Gives a signed-out browser an id to bind its token to. */
export function beginPreSession(reply: FastifyReply): string {
  const preSessionId = createSecretId();
  writeCookie(reply, PRE_SESSION_COOKIE, preSessionId);
  return writeXsrfToken(reply, preSessionId);
}

/** The id of this browser, signed in or not, to which its XSRF token is bound. */
export function findBrowserId(request: FastifyRequest): string | null {
  return readCookie(request, SESSION_COOKIE) ?? readCookie(request, PRE_SESSION_COOKIE);
}

/** The token that belongs to the session, else to the pre-session, which begins here if need be. */
function findToken(request: FastifyRequest, reply: FastifyReply): string {
  const id = findBrowserId(request);
  return id === null ? beginPreSession(reply) : writeXsrfToken(reply, id);
}

/**
 * Sends the token with every answer, and requires it and our own `Origin` for every write under the service bases,
 * sign-in included.
 */
export function protectFromForgery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.endpoint) return;
    const token = findToken(request, reply);
    if (READS.has(request.method)) return;
    const given = request.headers[XSRF_HEADER];
    const isGenuine =
      typeof given === 'string' &&
      isSameSecret(given, token) &&
      isSameSite(request, app.context.config.PUBLIC_ORIGIN);
    if (!isGenuine) throw new AppError('XSRF_REJECTED');
  });
}
