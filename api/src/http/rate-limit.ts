import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';

import type { Config } from '../config';
import { rateLimits } from '../database/schema';
import { tooManyRequests } from './app-error';
import { clientOf } from './client-address';
import { signText } from './secret-id';

/** How often a call may be made per minute and key. */
export interface RateLimit {
  maxPerMinute: number;
  /** The key to count: an address, an account; null is not counted. */
  keyOf: (request: FastifyRequest) => string | null;
}

/** Tests and developers sign in often, and from one address. */
const FACTOR_OUTSIDE_PRODUCTION = 10;
const WINDOW_SECONDS = 60;
/** Replicas' clocks may differ, by less than a window. */
const LONGEST_WAIT_MS = 2 * WINDOW_SECONDS * 1_000;

/** The limit under these settings. */
export const limitIn = ({ NODE_ENV }: Pick<Config, 'NODE_ENV'>, limit: number): number =>
  limit * (NODE_ENV === 'production' ? 1 : FACTOR_OUTSIDE_PRODUCTION);

export const perAddress = (maxPerMinute: number): RateLimit => ({
  maxPerMinute,
  keyOf: (request) => `address ${clientOf(request.ip)}`,
});

export const perEmail = (maxPerMinute: number): RateLimit => ({
  maxPerMinute,
  keyOf: ({ body }) => {
    const email = (body as { email?: unknown } | null | undefined)?.email;
    return typeof email === 'string' ? `email ${normalizeEmail(email)}` : null;
  },
});

/** The rest of a used-up window; null if the call is within its limit. */
async function consume(limiter: RateLimiterDrizzle, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/**
 * Counts calls in the database, so that all replicas count together; a key that has used its limit up is
 * refused from memory until the minute is over.
 * @param call names what is counted, the same in every replica
 * @returns a check that throws `TOO_MANY_REQUESTS` once the limit is used up
 */
export function limitRate(
  { context: { db, config, secrets } }: FastifyInstance,
  call: string,
  { maxPerMinute, keyOf }: RateLimit,
): (request: FastifyRequest) => Promise<void> {
  const points = limitIn(config, maxPerMinute);
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: 'call',
    points,
    duration: WINDOW_SECONDS,
    inMemoryBlockOnConsumed: points + 1,
    // Its timer would outlive the app; `forget-expired.ts` does this.
    clearExpiredByTimeout: false,
  });
  return async (request) => {
    const given = keyOf(request);
    if (given === null) return;
    const key = signText(secrets.attemptKey, `${call} ${given}`);
    let refusal = await consume(limiter, key);
    if (refusal && refusal.msBeforeNext > LONGEST_WAIT_MS) {
      // A window cannot be that long: it was counted by a clock that was ahead.
      await limiter.delete(key);
      refusal = await consume(limiter, key);
    }
    if (refusal) throw tooManyRequests(refusal.msBeforeNext);
  };
}
