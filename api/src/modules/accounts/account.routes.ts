import {
  forgotPassword,
  setPassword,
  signUp,
} from '@syndication/contract/accounts/accounts.endpoints';

import type { RegisterModule } from '../../app-context';
import { perAddress, perEmail } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { createAccount } from './create-account';
import { knowBrowser } from './known-browser';
import { requestReset, resetPassword } from './reset-password';

const LIMITS = { rateLimits: [perAddress(20), perEmail(5)] };
const HASHING = { ...LIMITS, queue: 'passwords' } as const;

export const registerAccounts: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(app, signUp, ({ body }) => createAccount(context, body), HASHING);

  registerEndpoint(
    app,
    forgotPassword,
    async ({ body }) => {
      const message = await requestReset(context, body.email);
      return message === null ? { data: null } : { data: null, error: { message } };
    },
    LIMITS,
  );

  registerEndpoint(
    app,
    setPassword,
    async ({ body, reply }) => {
      // Whoever reads the account's mail is its owner: nobody's guessing slows this browser down.
      knowBrowser(reply, await resetPassword(context, body));
    },
    HASHING,
  );
};
