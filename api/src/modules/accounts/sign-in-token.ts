import {
  SIGN_IN_TOKEN_SECONDS,
  TOKEN_ROLE_OF,
  TOKEN_ROLES,
} from '@syndication/contract/accounts/accounts.rules';
import type { Role, TokenRole } from '@syndication/contract/accounts/accounts.rules';
import { jwtVerify, SignJWT } from 'jose';

import type { AppContext } from '../../app-context';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import { createSecretId, hashSecretId } from '../../http/secret-id';
import { addUsedSignInToken } from './tokens.repository';
import { lockPasswordHash } from './users.repository';

const ALGORITHM = 'HS256';
const ISSUER = 'deal-syndication';
const AUDIENCE = 'sign-in';

const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

interface TokenHolder {
  userId: string;
  email: string;
  role: Role;
  /** Of the password that was shown. */
  passwordHash: string;
}

/** The token of the first sign-in step: signed, valid for 60 s or until the password changes, good for one exchange. */
export function createSignInToken(
  { secrets, now }: AppContext,
  { userId, email, role, passwordHash }: TokenHolder,
): Promise<string> {
  const issuedAt = toSeconds(now());
  const password = hashSecretId(passwordHash);
  return new SignJWT({ email, role: TOKEN_ROLE_OF[role], password })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(createSecretId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SIGN_IN_TOKEN_SECONDS)
    .sign(secrets.signInTokenKey);
}

async function verifyToken({ secrets, now }: AppContext, token: string) {
  try {
    const { payload } = await jwtVerify(token, secrets.signInTokenKey, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'jti', 'exp', 'role', 'password'],
      currentDate: now(),
    });
    return payload;
  } catch {
    throw new AppError('SIGN_IN_FAILED');
  }
}

/**
 * Takes a sign-in token, within the transaction that begins the session.
 * @returns the id of its holder
 * @throws AppError when it is forged, expired, spent, of another role, or of an earlier password
 */
export async function spendSignInToken(
  context: AppContext,
  tx: Database,
  token: string,
  role: Role,
): Promise<string> {
  const { sub, jti, exp, role: claim, password } = await verifyToken(context, token);
  const isKnownRole = TOKEN_ROLES.includes(claim as TokenRole);
  if (!isKnownRole || claim !== TOKEN_ROLE_OF[role]) throw new AppError('SIGN_IN_FAILED');
  const used = { tokenId: String(jti), expiresAt: new Date(Number(exp) * 1000) };
  if (!(await addUsedSignInToken(tx, used))) throw new AppError('SIGN_IN_FAILED');
  // A change of the password ends all sessions, so none may begin with the earlier one.
  const passwordHash = await lockPasswordHash(tx, String(sub));
  if (passwordHash === null || hashSecretId(passwordHash) !== password) {
    throw new AppError('SIGN_IN_FAILED');
  }
  return String(sub);
}
