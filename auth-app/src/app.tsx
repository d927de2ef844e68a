import { defineRemoteApp } from '@syndication/contract/host';
import { lazy } from 'react';

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
      Component: lazy(() => import('./routes/entrepreneur-sign-up')),
    },
    {
      path: PATHS.forgotPassword,
      title: 'Request New Password',
      Component: lazy(() => import('./routes/forgot-password')),
    },
    {
      path: PATHS.resetPassword,
      title: 'Set Password',
      Component: lazy(() => import('./routes/reset-password')),
    },
  ],
});
