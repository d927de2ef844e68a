import { IDENTITY_PROVIDERS } from '../identity-providers/identity-providers.rules';

/** Path of the page where people see and end their sessions; served by the shell for every role. */
export const ACCOUNT_PATH = '/account';

/** How a session began. */
export const SIGN_IN_WAYS = ['password', 'passkey', ...IDENTITY_PROVIDERS] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** Texts of the account page that the API answers. */
export const ACCOUNT_SECURITY_MESSAGES = {
  wrongCurrentPassword: 'This is not your current password.',
  endsBySigningOut: 'You are signed in here now. Log out to end it.',
  commonPassword: 'This password is too common. Please choose another one.',
  contextPassword:
    'Please choose a password that does not contain your email address or the name of this platform.',
} as const;
