import { hash, verify } from '@node-rs/argon2';
import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';

import { AppError } from '../../http/app-error';
import { isCommonPassword } from './common-passwords';
import { createSecretId } from '../../http/secret-id';

/** Argon2id with 46 MiB and one pass: the library's default algorithm. */
const ARGON2 = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

let dummyHash: Promise<string> | undefined;

/**
 * Whether a password is right. For an unknown address (`null`) it takes as long as for a known one.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(createSecretId());
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return isRight && passwordHash !== null;
}

/** @throws AppError for a password that everyone tries first */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('VALIDATION_FAILED', {
    message: ACCOUNT_MESSAGES.password,
    fields: { password: 'This password is too common. Please choose another one.' },
  });
}
