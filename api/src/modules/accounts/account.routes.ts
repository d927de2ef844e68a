import {
  forgotPassword,
  setPassword,
  signUp,
} from '@syndication/contract/accounts/accounts.endpoints';
import {
  renewNominationLink,
  signUpByNomination,
} from '@syndication/contract/nominations/nominations.endpoints';

import type { RegisterModule } from '../../app-context';
import { perAddress, perEmail } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { createAccount, createAccountByNomination, mailNewNominationLink } from './create-account';
import { knowBrowser } from './known-browser';
import { requestReset, resetPassword } from './reset-password';

const LIMITS = { rateLimits: [perAddress(20), perEmail(5)] };
/** Each one sends a mail. */
const RENEWALS_PER_MINUTE = 5;
const HASHING = { ...LIMITS, queue: 'passwords' } as const;

export const registerAccounts: RegisterModule = (app) => {
  const { context } = app;

  registerEndpoint(app, signUp, ({ body }) => createAccount(context, body), HASHING);

  registerEndpoint(
    app,
    signUpByNomination,
    (call) => createAccountByNomination(call, call.body),
    HASHING,
  );

  registerEndpoint(
    app,
    renewNominationLink,
    ({ body }) => mailNewNominationLink(context, body.token),
    { rateLimits: [perAddress(RENEWALS_PER_MINUTE)] },
  );

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
      // Someone who reads the account's mail is its owner: guesses by others do not slow this browser down.
      knowBrowser(reply, await resetPassword(context, body));
    },
    HASHING,
  );
};
