import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
  getAnonymousUser,
  getInvestorLogin,
  googleAuth,
  googleAuthCallback,
  linkedinAuth,
  saveEntrepreneurToken,
  saveInvestorToken,
  signIn,
} from '@syndication/contract/accounts/accounts.endpoints';
import { normalizeEmail, type Role } from '@syndication/contract/accounts/accounts.rules';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { RegisterModule } from '../../app-context';
import { users } from '../../database/schema';
import { AppError } from '../../http/app-error';
import {
  PRE_SESSION_COOKIE,
  readCookie,
  removeCookie,
  SESSION_COOKIE,
  writeCookie,
} from '../../http/cookies';
import { perAddress, perEmail } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { beginPreSession, writeXsrfToken } from '../../http/xsrf';
import { findMemberSession } from '../members/member-repository';
import { maskEmail, recordAudit } from './audit';
import { verifyPassword } from './passwords';
import { createSession, deleteSession } from './session-repository';
import { createSignInToken, spendSignInToken } from './sign-in-token';

const SIGN_IN_LIMITS = [perAddress(60), perEmail(20)];
const BEARER = /^Bearer (\S{1,4096})$/;

export const registerSignIn: RegisterModule = (app) => {
  const { db, now } = app.context;

  /** Exchanges a token for a session with a new id; the browser's earlier session ends. */
  async function beginSession(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    role: Role,
  ) {
    const earlierId = readCookie(request, SESSION_COOKIE);
    const { userId, sessionId } = await db.transaction(async (tx) => {
      const holder = await spendSignInToken(app.context, tx, token, role);
      if (earlierId) await deleteSession(tx, earlierId);
      await recordAudit(tx, 'signed-in', holder.userId, { way: 'password' });
      const userAgent = request.headers['user-agent'];
      return { ...holder, sessionId: await createSession(tx, holder.userId, now(), userAgent) };
    });
    writeCookie(reply, SESSION_COOKIE, sessionId);
    removeCookie(reply, PRE_SESSION_COOKIE);
    writeXsrfToken(reply, sessionId);
    return userId;
  }

  async function endSession({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) {
    const id = readCookie(request, SESSION_COOKIE);
    if (!id) return;
    await db.transaction(async (tx) => {
      const ended = await deleteSession(tx, id);
      if (ended) await recordAudit(tx, 'signed-out', ended.userId);
    });
    removeCookie(reply, SESSION_COOKIE);
    // The second call of the pair needs a token that is not bound to what has just ended.
    beginPreSession(reply);
  }

  registerEndpoint(
    app,
    signIn,
    async ({ body }) => {
      const email = normalizeEmail(body.email);
      const [user] = await db.select().from(users).where(eq(users.email, email));
      const isRight = await verifyPassword(user?.passwordHash ?? null, body.password);
      if (!user || !isRight) {
        await recordAudit(db, 'sign-in-failed', user?.id ?? null, { email: maskEmail(email) });
        throw new AppError('SIGN_IN_FAILED');
      }
      return { token: await createSignInToken(app.context, { ...user, userId: user.id }) };
    },
    { rateLimits: SIGN_IN_LIMITS },
  );

  registerEndpoint(app, saveEntrepreneurToken, async ({ body, request, reply }) => {
    await beginSession(request, reply, body.token, 'entrepreneur');
  });

  registerEndpoint(app, saveInvestorToken, async ({ request, reply }) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new AppError('SIGN_IN_FAILED');
    return findMemberSession(db, await beginSession(request, reply, token, 'investor'));
  });

  registerEndpoint(app, getInvestorLogin, ({ session }) => findMemberSession(db, session.userId));

  registerEndpoint(app, getAnonymousUser, async ({ session }) => {
    const { userId: id, email, firstName, lastName, role } = session;
    return { id, email, firstName, lastName, name: `${firstName} ${lastName}`, role };
  });

  registerEndpoint(app, deleteEntrepreneurLogin, endSession);
  registerEndpoint(app, deleteInvestorLogin, endSession);

  // Google and the professional network need an identity provider; none can be configured yet.
  const refuse = async () => {
    throw new AppError('PROVIDER_NOT_CONFIGURED');
  };
  registerEndpoint(app, linkedinAuth, refuse);
  registerEndpoint(app, googleAuth, refuse);
  registerEndpoint(app, googleAuthCallback, refuse);
};
