/** Why a sign-in failed, for the audit trail; what people read is in `answer-problems.ts`. */
export type RefusalReason =
  'cancelled' | 'provider-error' | 'no-code' | 'unknown-request' | 'bad-token';

/** The provider's answer does not prove anything to this browser. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';

  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    super(`The sign-in was refused: ${reason}.`, options);
  }
}

/** The provider does not answer, or its answer violates OpenID Connect. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(options?: ErrorOptions) {
    super('The identity provider cannot be used.', options);
  }
}

export type DenialReason = 'no-address' | 'unverified-address' | 'no-investor' | 'another-identity';

/** The provider identified the person, who has no investor access. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';

  constructor(
    readonly reason: DenialReason,
    /** Whose account could not be signed in to, if there is one. */
    readonly userId: string | null = null,
  ) {
    super(`The sign-in was denied: ${reason}.`);
  }
}

/** Codes of `openid-client` that blame the token or the code, not the provider's health. */
const REFUSED_BY_CLIENT: readonly string[] = [
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
  'OAUTH_UNSUPPORTED_OPERATION',
];

/** The same of `jose`. */
const REFUSED_BY_VERIFIER: readonly string[] = [
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWS_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWT_EXPIRED',
  'ERR_JWT_INVALID',
];

/** The token endpoint refused the code. That it does not know this product is no fault of the person. */
function isCodeRefused(error: { code?: unknown; error?: unknown }): boolean {
  return error.code === 'OAUTH_RESPONSE_BODY_ERROR' && error.error !== 'invalid_client';
}

/** Tells a bad answer from an unusable provider; anything not known to be the first counts as the second. */
export function explainProtocolError(cause: unknown): SignInRefused | ProviderUnavailable {
  const error = (cause ?? {}) as { code?: unknown };
  const isRefused =
    [...REFUSED_BY_CLIENT, ...REFUSED_BY_VERIFIER].some((code) => code === error.code) ||
    isCodeRefused(error);
  return isRefused ? new SignInRefused('bad-token', { cause }) : new ProviderUnavailable({ cause });
}
