import { MINUTE_MS } from '@syndication/contract/fields/durations.rules';
import {
  IDENTITY_REQUEST_MINUTES,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import { randomPKCECodeVerifier } from 'openid-client';

import type { AppContext } from '../../app-context';
import { createSecretId, hashSecretId } from '../../http/secret-id';
import {
  addIdentityRequest,
  removeExpiredIdentityRequests,
  takeIdentityRequest,
} from './identities.repository';
import { SignInRefused } from './sign-in-problems';

/** The nonce follows from the state, so that neither has to be stored. */
const nonceOf = (state: string): string => hashSecretId(`nonce ${state}`);

interface NewRequest {
  provider: IdentityProvider;
  /** Session or pre-session id of the browser. */
  browserId: string;
  usesPkce: boolean;
}

export interface IdentityRequest {
  state: string;
  nonce: string;
  codeVerifier: string | null;
}

/** Stores that this browser goes to a provider, and deletes expired requests. */
export async function rememberRequest(
  { db, now }: AppContext,
  { provider, browserId, usesPkce }: NewRequest,
): Promise<IdentityRequest> {
  const state = createSecretId();
  const nonce = nonceOf(state);
  const codeVerifier = usesPkce ? randomPKCECodeVerifier() : null;
  const at = now();
  await removeExpiredIdentityRequests(db, at);
  await addIdentityRequest(db, {
    provider,
    stateHash: hashSecretId(state),
    nonceHash: hashSecretId(nonce),
    browserHash: hashSecretId(browserId),
    codeVerifier,
    expiresAt: new Date(at.getTime() + IDENTITY_REQUEST_MINUTES * MINUTE_MS),
  });
  return { state, nonce, codeVerifier };
}

/** Who brings a provider's answer. */
export interface Bearer {
  provider: IdentityProvider;
  browserId: string | null;
}

/** Deletes the request in any case, and returns whether it belongs to the caller. */
async function take(
  { db, now }: AppContext,
  bearer: Bearer,
  named: Parameters<typeof takeIdentityRequest>[1],
) {
  const taken = await takeIdentityRequest(db, named);
  const isOwn =
    taken !== undefined &&
    bearer.browserId !== null &&
    taken.provider === bearer.provider &&
    taken.browserHash === hashSecretId(bearer.browserId) &&
    taken.expiresAt > now();
  if (!isOwn) throw new SignInRefused('unknown-request');
  return taken;
}

/**
 * Spends the request that a redirect's state names.
 * @throws SignInRefused when it is unknown, spent, expired, of another browser or of another provider
 */
export async function takeRequestOfState(
  context: AppContext,
  bearer: Bearer,
  state: string | undefined,
): Promise<IdentityRequest> {
  if (state === undefined) throw new SignInRefused('unknown-request');
  const { codeVerifier } = await take(context, bearer, { stateHash: hashSecretId(state) });
  return { state, nonce: nonceOf(state), codeVerifier };
}

/**
 * Spends the request that an id token's nonce names.
 * @throws SignInRefused as above
 */
export async function takeRequestOfNonce(
  context: AppContext,
  bearer: Bearer,
  nonce: string,
): Promise<void> {
  await take(context, bearer, { nonceHash: hashSecretId(nonce) });
}
