import { CALLBACK_PATHS } from '@syndication/contract/identity-providers/identity-providers.rules';
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';

import type { AppContext } from '../../app-context';
import type { ProviderConnection } from './connect-provider';
import { rememberRequest } from './identity-requests';
import { returnsNonce, SIGN_IN_PARAMETERS } from './provider-facts';

/**
 * Remembers the request for this browser.
 * @param responseType `id_token` for clients that post the token themselves
 * @returns where to send the browser, and the state that its answer will carry
 */
export async function startSignIn(
  context: AppContext,
  { provider, configuration }: ProviderConnection,
  browserId: string,
  responseType: 'code' | 'id_token' = 'code',
): Promise<{ url: string; state: string }> {
  const metadata = configuration.serverMetadata();
  // LinkedIn, which does not list it, refuses a code that comes with a verifier.
  const usesPkce = responseType === 'code' && metadata.supportsPKCE('S256');
  const request = await rememberRequest(context, { provider, browserId, usesPkce });
  const url = buildAuthorizationUrl(configuration, {
    ...SIGN_IN_PARAMETERS[provider],
    response_type: responseType,
    redirect_uri: new URL(CALLBACK_PATHS[provider], context.config.PUBLIC_ORIGIN).href,
    state: request.state,
    ...(returnsNonce(metadata.issuer) && { nonce: request.nonce }),
    ...(request.codeVerifier !== null && {
      code_challenge: await calculatePKCECodeChallenge(request.codeVerifier),
      code_challenge_method: 'S256',
    }),
  });
  return { url: url.href, state: request.state };
}
