import { emailSchema } from '@syndication/contract/accounts/accounts.schemas';
import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import * as z from 'zod/mini';

import { SignInRefused } from './sign-in-problems';

/** Who someone is, in the words of a provider whose signature was checked. */
export interface Identity {
  provider: IdentityProvider;
  /** Its `sub`: never given to another person, unlike an address. */
  subject: string;
  /** Normalised; null when the provider states none that can be used. */
  email: string | null;
  isEmailVerified: boolean;
}

const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

const claimsSchema = z.object({
  // OpenID Connect allows 255 characters.
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  /** The party that the token was issued to, beside those it is meant for. */
  azp: z.optional(z.string()),
  email: z.catch(z.optional(emailSchema), undefined),
  // LinkedIn has sent both.
  email_verified: z.catch(z.optional(z.union([z.boolean(), z.literal('true')])), undefined),
});

/**
 * Lower case makes some letters equal to others outside ASCII (the Kelvin sign becomes k): an address with
 * such letters counts only as it is.
 */
function readEmail(email: string | undefined): string | null {
  if (email === undefined) return null;
  const normalized = normalizeEmail(email);
  return PRINTABLE_ASCII.test(email) || email === normalized ? normalized : null;
}

/** @throws SignInRefused when the claims name nobody, or were issued to another client */
export function readIdentity(
  provider: IdentityProvider,
  clientId: string,
  claims: unknown,
): Identity {
  const result = z.safeParse(claimsSchema, claims);
  if (!result.success) throw new SignInRefused('bad-token', { cause: result.error });
  const { sub, azp = clientId, email, email_verified: verified } = result.data;
  if (azp !== clientId) throw new SignInRefused('bad-token');
  return {
    provider,
    subject: sub,
    email: readEmail(email),
    isEmailVerified: verified === true || verified === 'true',
  };
}
