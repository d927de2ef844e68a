import type { FastifyReply, FastifyRequest } from 'fastify';

import { KNOWN_BROWSER_COOKIE, readCookie, writeCookie } from '../../http/cookies';
import { createSecretId, isSameSecret, signText } from '../../http/secret-id';

/*
 * A browser that has signed in keeps a signed cookie that names its user ("device cookie"). Failures in it
 * are counted separately, so guesses from other browsers do not slow the owner down.
 */

const sign = (key: Uint8Array, nonce: string, userId: string): string =>
  signText(key, `known browser ${nonce} ${userId}`);

/** Makes this browser a known one of the user; it lasts half a year. */
export function knowBrowser(reply: FastifyReply, userId: string): void {
  const { attemptKey } = reply.server.context.secrets;
  const nonce = createSecretId();
  writeCookie(reply, KNOWN_BROWSER_COOKIE, `${nonce}.${sign(attemptKey, nonce, userId)}`);
}

/** What identifies a browser in which this user has signed in before; null in any other. */
export function findKnownBrowser(request: FastifyRequest, userId: string | null): string | null {
  if (userId === null) return null;
  const [nonce, signature] = (readCookie(request, KNOWN_BROWSER_COOKIE) ?? '').split('.');
  if (!nonce || !signature) return null;
  const { attemptKey } = request.server.context.secrets;
  return isSameSecret(signature, sign(attemptKey, nonce, userId)) ? nonce : null;
}
