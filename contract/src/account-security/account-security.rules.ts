import { IDENTITY_PROVIDERS } from '../identity-providers/identity-providers.rules';

/** Path of the page where people see and end their sessions; served by the shell for every role. */
export const ACCOUNT_PATH = '/account';

/** How a session began. */
export const SIGN_IN_WAYS = ['password', 'passkey', ...IDENTITY_PROVIDERS] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** Texts of the account page that the API answers. */
export const ACCOUNT_SECURITY_MESSAGES = {
  wrongCurrentPassword: 'This is not your current password.',
  endsBySigningOut: 'This is where you are signed in now. Sign out to end it.',
  commonPassword: 'This password is too common. Please choose another one.',
  contextPassword:
    'Please choose a password without your address or the name of this platform in it.',
} as const;
