import { SESSION_ABSOLUTE_DAYS } from '@syndication/contract/accounts/accounts.rules';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'session';
/** Binds XSRF tokens to a browser that is not signed in. */
export const PRE_SESSION_COOKIE = 'pre-session';
/** Marks a browser in which someone has signed in before; it grants no access. */
export const KNOWN_BROWSER_COOKIE = 'known-browser';
/** The name that axios reads; scripts of the page can read it. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

const DAY_SECONDS = 86_400;
const KNOWN_BROWSER_DAYS = 180;

const isSecure = ({ context }: FastifyInstance): boolean =>
  context.config.PUBLIC_ORIGIN.startsWith('https:');

/**
 * Over https a name with `__Host-`: browsers accept such a cookie only from this host, so that no neighbouring host
 * can plant one.
 */
export const cookieName = (app: FastifyInstance, name: string): string =>
  isSecure(app) && name !== XSRF_COOKIE ? `__Host-${name}` : name;

function optionsFor({ server }: FastifyReply, name: string): CookieSerializeOptions {
  const days = name === KNOWN_BROWSER_COOKIE ? KNOWN_BROWSER_DAYS : SESSION_ABSOLUTE_DAYS;
  return {
    path: '/',
    httpOnly: name !== XSRF_COOKIE,
    sameSite: 'lax',
    secure: isSecure(server),
    maxAge: days * DAY_SECONDS,
  };
}

export function readCookie(request: FastifyRequest, name: string): string | null {
  return request.cookies[cookieName(request.server, name)] || null;
}

export function writeCookie(reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(cookieName(reply.server, name), value, optionsFor(reply, name));
}

export function removeCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(cookieName(reply.server, name), { ...optionsFor(reply, name), maxAge: 0 });
}
