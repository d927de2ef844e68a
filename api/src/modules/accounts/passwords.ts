import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

import { createSecretId } from '../../http/secret-id';

/** Argon2id with 46 MiB and one pass: the library's default algorithm. */
const ARGON2 = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };
const CURRENT_FORM = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`;

/**
 * As many as there are cores: one of them is ready, so that the hashing threads never wait for this one to
 * hand over the next. How many may wait is limited before the database is asked: the calls that hash have a
 * queue of their own (`http/admission.ts`).
 */
const runHash = pLimit(availableParallelism());

export const hashPassword = (password: string): Promise<string> =>
  runHash(() => hash(password, ARGON2));

/** Whether a hash was made with other parameters than new ones are. */
export const isOutdatedHash = (passwordHash: string): boolean =>
  !passwordHash.startsWith(CURRENT_FORM);

let dummyHash: string | undefined;

/**
 * Whether a password is right. Without a hash (an unknown address, an account that has no password) it
 * takes as long as with one.
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
