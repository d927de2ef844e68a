import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

import { AppError } from '../../http/app-error';
import { createSecretId } from '../../http/secret-id';

/** Argon2id with 46 MiB and one pass: the library's default algorithm. */
const ARGON2 = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
const CURRENT_FORM = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`;

/** One core stays for everything else, however many people sign in. */
const limitHashing = pLimit(Math.max(1, availableParallelism() - 1));
/** Whoever would wait behind more than so many is told that the service is busy. */
const LONGEST_QUEUE = 100;

async function runHash<T>(work: () => Promise<T>): Promise<T> {
  if (limitHashing.pendingCount >= LONGEST_QUEUE) throw new AppError('UNAVAILABLE');
  return limitHashing(work);
}

/** @throws AppError `UNAVAILABLE` when too many wait already */
export const hashPassword = (password: string): Promise<string> =>
  runHash(() => hash(password, ARGON2));

/** Whether a hash was made with other parameters than new ones are. */
export const isOutdatedHash = (passwordHash: string): boolean =>
  !passwordHash.startsWith(CURRENT_FORM);

let dummyHash: string | undefined;

/**
 * Whether a password is right. Without a hash (an unknown address, an account that has no password) it
 * takes as long as with one.
 * @throws AppError `UNAVAILABLE` when too many wait already
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  dummyHash ??= await hashPassword(createSecretId());
  const against = passwordHash ?? dummyHash;
  const isRight = await runHash(() => verify(against, password));
  return isRight && passwordHash !== null;
}
