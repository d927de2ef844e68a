import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from './app-error';

/** How often a call may be made per minute and key. */
export interface RateLimit {
  maxPerMinute: number;
  /** What is counted: an address, an account; nothing is counted for null. */
  keyOf: (request: FastifyRequest) => string | null;
}

/** Tests and people who try things out sign in often, and from one address. */
const FACTOR_OUTSIDE_PRODUCTION = 10;

export const perAddress = (maxPerMinute: number): RateLimit => ({
  maxPerMinute,
  keyOf: (request) => request.ip,
});

export const perEmail = (maxPerMinute: number): RateLimit => ({
  maxPerMinute,
  keyOf: ({ body }) => {
    const email = (body as { email?: unknown } | null | undefined)?.email;
    return typeof email === 'string' ? email.trim().toLowerCase() : null;
  },
});

/** @returns a check that throws `TOO_MANY_REQUESTS` once the limit is used up */
export function limitRate(
  app: FastifyInstance,
  { maxPerMinute, keyOf }: RateLimit,
): (request: FastifyRequest) => Promise<void> {
  const isProduction = app.context.config.NODE_ENV === 'production';
  const check = app.createRateLimit({
    max: maxPerMinute * (isProduction ? 1 : FACTOR_OUTSIDE_PRODUCTION),
    timeWindow: '1 minute',
    keyGenerator: (request) => keyOf(request) ?? '',
  });
  return async (request) => {
    if (keyOf(request) === null) return;
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) throw new AppError('TOO_MANY_REQUESTS');
  };
}
