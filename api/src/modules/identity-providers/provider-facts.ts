import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';

/**
 * What each provider is asked for. Google always shows its account chooser, so that nobody is signed in
 * without choosing to (section 4: its auto-select is disabled).
 */
export const SIGN_IN_PARAMETERS: Record<IdentityProvider, Record<string, string>> = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  linkedin: { scope: 'openid profile email' },
};

/** Issuers whose id tokens never carry a nonce, contrary to OpenID Connect. */
const ISSUERS_WITHOUT_NONCE: readonly string[] = ['https://www.linkedin.com/oauth'];

/** Of every other issuer the nonce is demanded; of these, an id token that carries one is refused. */
export function returnsNonce(issuer: string): boolean {
  return !ISSUERS_WITHOUT_NONCE.includes(issuer);
}

/** Signatures that only the provider can make. `none` and shared secrets are never among them. */
const ASYMMETRIC_ALGORITHMS: readonly string[] = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** The algorithms that a provider says it signs with; RS256 when it says nothing. */
export function pinAlgorithms(listed: readonly string[] = ['RS256']): string[] {
  return listed.filter((algorithm) => ASYMMETRIC_ALGORITHMS.includes(algorithm));
}
