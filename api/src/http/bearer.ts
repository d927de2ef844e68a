import type { FastifyRequest } from 'fastify';

import { hashSecretId, isSameSecret } from './secret-id';

const BEARER = /^Bearer (\S{1,4096})$/;

/** The token of `Authorization: Bearer`; null without one. */
export function readBearer({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Whether the request has this token, compared in constant time. */
export function showsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = readBearer(request);
  if (given === null || token === undefined) return false;
  return isSameSecret(hashSecretId(given), hashSecretId(token));
}
