import { defineRemoteApp } from '@syndication/contract/host';

import { PATHS } from './paths';
import { EntrepreneurSignIn } from './routes/entrepreneur-sign-in';
import { InvestorSignIn } from './routes/investor-sign-in';
import { Landing } from './routes/landing';

export default defineRemoteApp({
  name: 'auth-app',
  routes: [
    { path: PATHS.landing, title: 'Sign in', Component: Landing },
    {
      path: PATHS.entrepreneurSignIn,
      title: 'Entrepreneur Sign In',
      Component: EntrepreneurSignIn,
    },
    { path: PATHS.investorSignIn, title: 'Investor Sign In', Component: InvestorSignIn },
    {
      path: PATHS.entrepreneurSignUp,
      title: 'Create an account',
      load: () => import('./routes/entrepreneur-sign-up'),
    },
    {
      path: PATHS.forgotPassword,
      title: 'Request New Password',
      load: () => import('./routes/forgot-password'),
    },
    {
      path: PATHS.resetPassword,
      title: 'Set Password',
      load: () => import('./routes/reset-password'),
    },
    {
      path: PATHS.googleCallback,
      title: 'Google Sign In',
      load: () => import('./routes/google-callback'),
    },
    {
      path: PATHS.networkCallback,
      title: 'LinkedIn Sign In',
      load: () => import('./routes/network-callback'),
    },
  ],
});
