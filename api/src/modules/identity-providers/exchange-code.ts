import {
  CALLBACK_PATHS,
  CANCELLED_SIGN_IN_ERRORS,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import { authorizationCodeGrant } from 'openid-client';

import type { AppContext } from '../../app-context';
import type { ConnectProvider } from './connect-provider';
import { takeRequestOfState, type Bearer } from './identity-requests';
import { returnsNonce } from './provider-facts';
import { readIdentity, type Identity } from './read-identity';
import { explainProtocolError, SignInRefused } from './sign-in-problems';

/** What a provider's redirect carries. */
export interface RedirectAnswer {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  /** RFC 9207; demanded of a provider that says that it sends it. */
  iss?: string | undefined;
}

/**
 * Exchanges the code of a redirect for an identity: state, issuer, PKCE, and of the id token signature,
 * issuer, audience, expiry and nonce.
 * @throws SignInRefused, ProviderUnavailable
 */
export async function exchangeCode(
  context: AppContext,
  connect: ConnectProvider,
  bearer: Bearer,
  { code, state, error, iss }: RedirectAnswer,
): Promise<Identity> {
  const { provider } = bearer;
  const request = await takeRequestOfState(context, bearer, state);
  if (error !== undefined) {
    const isCancelled = CANCELLED_SIGN_IN_ERRORS.includes(error);
    throw new SignInRefused(isCancelled ? 'cancelled' : 'provider-error');
  }
  if (code === undefined) throw new SignInRefused('no-code');
  const { configuration } = await connect(provider);
  const redirect = new URL(CALLBACK_PATHS[provider], context.config.PUBLIC_ORIGIN);
  redirect.search = new URLSearchParams({
    code,
    state: request.state,
    ...(iss !== undefined && { iss }),
  }).toString();
  try {
    const tokens = await authorizationCodeGrant(configuration, redirect, {
      expectedState: request.state,
      idTokenExpected: true,
      ...(returnsNonce(configuration.serverMetadata().issuer) && { expectedNonce: request.nonce }),
      ...(request.codeVerifier !== null && { pkceCodeVerifier: request.codeVerifier }),
    });
    return readIdentity(provider, configuration.clientMetadata().client_id, tokens.claims());
  } catch (cause) {
    throw cause instanceof SignInRefused ? cause : explainProtocolError(cause);
  }
}
