import { SESSION_ABSOLUTE_DAYS } from '@syndication/contract/accounts/accounts.rules';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'session';
/** Binds XSRF tokens to a browser that is not signed in. */
export const PRE_SESSION_COOKIE = 'pre-session';
/** Name that axios reads; scripts of the page may see it. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

const DAY_SECONDS = 86_400;

function optionsFor(reply: FastifyReply): CookieSerializeOptions {
  const { PUBLIC_ORIGIN } = reply.server.context.config;
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: PUBLIC_ORIGIN.startsWith('https:'),
    maxAge: SESSION_ABSOLUTE_DAYS * DAY_SECONDS,
  };
}

export function readCookie(request: FastifyRequest, name: string): string | null {
  return request.cookies[name] || null;
}

export function writeCookie(reply: FastifyReply, name: string, value: string): void {
  reply.setCookie(name, value, { ...optionsFor(reply), httpOnly: name !== XSRF_COOKIE });
}

export function removeCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { ...optionsFor(reply), maxAge: 0 });
}
