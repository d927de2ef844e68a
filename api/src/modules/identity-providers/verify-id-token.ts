import { jwtVerify, type JWTPayload } from 'jose';

import type { AppContext } from '../../app-context';
import type { ConnectProvider, ProviderConnection } from './connect-provider';
import { takeRequestOfNonce, type Bearer } from './identity-requests';
import { pinAlgorithms } from './provider-facts';
import { readIdentity, type Identity } from './read-identity';
import { explainProtocolError } from './sign-in-problems';

/** Clocks may differ by this much; the same as `openid-client` allows for codes. */
const CLOCK_TOLERANCE_SECONDS = 30;

async function checkToken(
  { configuration, findKey }: ProviderConnection,
  idToken: string,
  currentDate: Date,
): Promise<JWTPayload> {
  const metadata = configuration.serverMetadata();
  try {
    const { payload } = await jwtVerify(idToken, findKey, {
      algorithms: pinAlgorithms(metadata.id_token_signing_alg_values_supported),
      issuer: metadata.issuer,
      audience: configuration.clientMetadata().client_id,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate,
    });
    return payload;
  } catch (cause) {
    throw explainProtocolError(cause);
  }
}

/**
 * Reads the identity from an id token that the browser itself holds: signature, issuer, audience and
 * expiry are checked, and its nonce must be one that this browser was given and has not used.
 * @throws SignInRefused, ProviderUnavailable
 */
export async function verifyIdToken(
  context: AppContext,
  connect: ConnectProvider,
  bearer: Bearer,
  idToken: string,
): Promise<Identity> {
  const connection = await connect(bearer.provider);
  const payload = await checkToken(connection, idToken, context.now());
  const identity = readIdentity(
    bearer.provider,
    connection.configuration.clientMetadata().client_id,
    payload,
  );
  await takeRequestOfNonce(context, bearer, String(payload['nonce']));
  return identity;
}
