import { CALLBACK_PATHS } from '@syndication/contract/identity-providers/identity-providers.rules';

/** Paths of this remote's screens (section 2). */
export const PATHS = {
  landing: '/login',
  entrepreneurSignIn: '/entrepreneur-signin',
  investorSignIn: '/investor-signin',
  entrepreneurSignUp: '/entrepreneur-signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  googleCallback: CALLBACK_PATHS.google,
  networkCallback: CALLBACK_PATHS.linkedin,
} as const;
export type AuthPath = (typeof PATHS)[keyof typeof PATHS];
