import type { FastifyRequest } from 'fastify';

import type { AppContext } from '../../app-context';
import { maskEmail, recordAudit } from '../../database/audit';
import { clientOf } from '../../http/client-address';
import { signText } from '../../http/secret-id';
import {
  claimAttempt,
  forgetFailures,
  giveAttemptBack,
  type AttemptCounter,
  type ClaimedAttempt,
} from './failed-attempts.repository';
import { findKnownBrowser } from './known-browser';
import { hashPassword, isOutdatedHash, verifyPassword } from './passwords';
import { replacePasswordHash } from './users.repository';

/** Whose password is asked for; `user` is null when nobody has the address. */
export interface PasswordHolder {
  email: string;
  user: { id: string; passwordHash: string | null } | null;
}

const MINUTE_SECONDS = 60;

/**
 * What failures are counted for. In a known browser it is that browser alone. Anywhere else it is the
 * account from this client, and the account from everywhere with a short wait: a stranger can slow guessing
 * down, not lock the owner out. Unknown addresses are counted in the same way.
 */
function countersFor(request: FastifyRequest, { email, user }: PasswordHolder): AttemptCounter[] {
  const { attemptKey } = request.server.context.secrets;
  const keyOf = (what: string) => `failures:${signText(attemptKey, `failures ${what}`)}`;
  const browser = findKnownBrowser(request, user?.id ?? null);
  const own = { freeFailures: 5, longestWaitSeconds: 15 * MINUTE_SECONDS };
  if (browser !== null) return [{ key: keyOf(`browser ${browser}`), ...own }];
  return [
    { key: keyOf(`account ${email} client ${clientOf(request.ip)}`), ...own },
    { key: keyOf(`account ${email}`), freeFailures: 50, longestWaitSeconds: MINUTE_SECONDS },
  ];
}

async function recordFailure(
  { db }: AppContext,
  { email, user }: PasswordHolder,
  { nextWaitSeconds }: ClaimedAttempt,
): Promise<void> {
  const userId = user?.id ?? null;
  const details = { email: maskEmail(email) };
  await recordAudit(db, 'sign-in-failed', userId, details);
  if (nextWaitSeconds === 0) return;
  const waitSeconds = String(nextWaitSeconds);
  await recordAudit(db, 'sign-in-throttled', userId, { ...details, waitSeconds });
}

/**
 * Whether a password is right. Wrong ones are recorded, and after a few of them the next has to wait.
 * @returns the hash that is stored of it now; null for a wrong password
 * @throws AppError `TOO_MANY_REQUESTS` while it has to, without looking at the password
 */
export async function checkPassword(
  request: FastifyRequest,
  holder: PasswordHolder,
  password: string,
): Promise<string | null> {
  const { context } = request.server;
  const { db } = context;
  const attempt = await claimAttempt(db, countersFor(request, holder), context.now());
  const passwordHash = holder.user?.passwordHash ?? null;
  let isRight: boolean;
  try {
    isRight = await verifyPassword(passwordHash, password);
  } catch (error) {
    await giveAttemptBack(db, attempt);
    throw error;
  }
  if (!isRight || !holder.user || passwordHash === null) {
    await recordFailure(context, holder, attempt);
    return null;
  }
  await forgetFailures(db, attempt);
  if (!isOutdatedHash(passwordHash)) return passwordHash;
  // With today's parameters, while the password is at hand.
  const renewed = await hashPassword(password);
  const isReplaced = await replacePasswordHash(db, holder.user.id, passwordHash, renewed);
  return isReplaced ? renewed : passwordHash;
}
