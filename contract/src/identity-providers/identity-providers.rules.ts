/** Outside services that say who someone is, by OpenID Connect (section 2, investor sign-in). */
export const IDENTITY_PROVIDERS = ['google', 'linkedin'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** What they are called on screen and in mails. */
export const IDENTITY_PROVIDER_NAMES: Record<IdentityProvider, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};

/** Where each provider sends the browser back to; registered with it as redirect URI (section 2). */
export const CALLBACK_PATHS = {
  google: '/auth/google',
  linkedin: '/linkedin',
} as const satisfies Record<IdentityProvider, string>;

/** How long someone may take at the provider, in minutes. */
export const IDENTITY_REQUEST_MINUTES = 10;

/** What the Google callback page stores locally on success (section 2). */
export const SIGNED_IN_EMAIL_STORAGE_KEY = 'email';
export const SIGNED_IN_NAME_STORAGE_KEY = 'firstName';

/** `type` of the message that the network's callback popup posts to its opener. */
export const NETWORK_MESSAGE_TYPE = 'network-sign-in';

/** What the popup reads from its query and posts, to its own origin only (section 2). */
export interface NetworkMessage {
  type: typeof NETWORK_MESSAGE_TYPE;
  code: string | null;
  state: string | null;
  error: string | null;
  /** Issuer of the answer (RFC 9207), where the network states it. */
  iss: string | null;
}

/** Errors of a provider that mean that someone closed or refused its page. */
export const CANCELLED_SIGN_IN_ERRORS: readonly string[] = [
  'user_cancelled_login',
  'user_cancelled_authorize',
  'access_denied',
];

/** Not a failure: the user wanted to cancel. */
export function cancelledSignInMessage(provider: IdentityProvider): string {
  return `You cancelled the sign-in with ${IDENTITY_PROVIDER_NAMES[provider]}. Nothing has changed.`;
}

/** 'Failed to receive auth code.' when the popup sends none (section 8). */
export const NO_AUTH_CODE_MESSAGE = 'Failed to receive auth code.';

/** What someone sees whose Google or network identity has no investor access (section 8). */
export function noInvestorAccessMessage(email: string): string {
  return `${email} does not currently have investor access. Use the link below to request access.`;
}

/** The same on the Google callback page, which has no such link (section 8). */
export function noInvestorAccessCallbackMessage(email: string): string {
  return `${email} does not currently have investor access. Go to login page by clicking below to use the link present on investor tab of login to request access.`;
}
