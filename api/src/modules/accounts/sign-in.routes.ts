import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
  getAnonymousUser,
  getInvestorLogin,
  saveEntrepreneurToken,
  saveInvestorToken,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { normalizeEmail, type Role } from '@syndication/contract/accounts/accounts.rules';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { readBearer } from '../../http/bearer';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { findMemberSession } from '../members/members.repository';
import { beginBrowserSession, endBrowserSession, type BrowserCall } from './browser-session';
import { checkPassword } from './check-password';
import { fullName } from './full-name';
import { createSignInToken, spendSignInToken } from './sign-in-token';
import { findUser } from './users.repository';

const SIGN_INS_PER_MINUTE = 60;

export const registerSignIn: RegisterModule = (app) => {
  const { db } = app.context;

  registerEndpoint(
    app,
    signIn,
    async ({ body, request }) => {
      const email = normalizeEmail(body.email);
      const user = await findUser(db, email);
      const holder = { email, user: user ?? null };
      const passwordHash = await checkPassword(request, holder, body.password);
      if (!user || user.deactivatedAt || passwordHash === null) {
        throw new AppError('SIGN_IN_FAILED');
      }
      const { id: userId, role } = user;
      return { token: await createSignInToken(app.context, { userId, email, role, passwordHash }) };
    },
    { rateLimits: [perAddress(SIGN_INS_PER_MINUTE)], queue: 'passwords' },
  );

  const exchange = (call: BrowserCall, token: string, role: Role) =>
    beginBrowserSession(call, 'password', (tx) => spendSignInToken(app.context, tx, token, role));

  const beginning = { queue: 'sessions' } as const;

  registerEndpoint(
    app,
    saveEntrepreneurToken,
    async (call) => {
      await exchange(call, call.body.token, 'entrepreneur');
    },
    beginning,
  );

  registerEndpoint(
    app,
    saveInvestorToken,
    async (call) => {
      const token = readBearer(call.request);
      if (!token) throw new AppError('SIGN_IN_FAILED');
      return findMemberSession(db, await exchange(call, token, 'investor'));
    },
    beginning,
  );

  // The session checks: they tell any caller who is signed in; nobody is a valid answer.
  registerEndpoint(app, getInvestorLogin, async ({ session }) =>
    session?.role === 'investor'
      ? findMemberSession(db, session.userId)
      : { deMember: null, beeMember: null },
  );

  registerEndpoint(app, getAnonymousUser, async ({ session }) => {
    if (session?.role !== 'entrepreneur') return null;
    const { userId: id, email, firstName, lastName, role } = session;
    return { id, email, firstName, lastName, name: fullName(firstName, lastName), role };
  });

  registerEndpoint(app, deleteEntrepreneurLogin, endBrowserSession);
  registerEndpoint(app, deleteInvestorLogin, endBrowserSession);
};
