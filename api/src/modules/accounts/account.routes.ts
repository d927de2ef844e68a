import {
  forgotPassword,
  setPassword,
  signUp,
} from '@syndication/contract/accounts/accounts.endpoints';
import {
  ACCOUNT_MESSAGES,
  normalizeEmail,
  notInvitedMessage,
  RESET_LINK_MINUTES,
} from '@syndication/contract/accounts/accounts.rules';
import { and, eq, gt } from 'drizzle-orm';

import type { RegisterModule } from '../../app-context';
import { isUniqueViolation } from '../../database/database-error';
import { nominations, resetTokens, sessions, users } from '../../database/schema';
import { AppError } from '../../http/app-error';
import { perAddress, perEmail } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { createSecretId, hashSecretId } from '../../http/secret-id';
import { enqueueMails } from '../../mail/outbox';
import { recordAudit } from './audit';
import { writeResetMail, writeSignUpMail } from './password-mails';
import { hashPassword, refuseCommonPassword } from './passwords';

const LIMITS = { rateLimits: [perAddress(20), perEmail(5)] };
const MINUTE_MS = 60_000;

export const registerAccounts: RegisterModule = (app) => {
  const { db, now, config } = app.context;

  async function isNominated(email: string): Promise<boolean> {
    const found = await db
      .select({ id: nominations.id })
      .from(nominations)
      .where(eq(nominations.email, email))
      .limit(1);
    return found.length > 0;
  }

  async function findUserId(email: string): Promise<string | null> {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return user?.id ?? null;
  }

  registerEndpoint(
    app,
    signUp,
    async ({ body }) => {
      const email = normalizeEmail(body.email);
      refuseCommonPassword(body.password);
      if (await findUserId(email)) throw new AppError('EMAIL_TAKEN');
      if (!(await isNominated(email))) {
        throw new AppError('FORBIDDEN', { message: ACCOUNT_MESSAGES.notNominated });
      }
      const passwordHash = await hashPassword(body.password);
      const { firstName, lastName } = body;
      try {
        return await db.transaction(async (tx) => {
          const [user] = await tx
            .insert(users)
            .values({ email, firstName, lastName, role: 'entrepreneur', passwordHash })
            .returning({ id: users.id });
          if (!user) throw new AppError('INTERNAL');
          await recordAudit(tx, 'signed-up', user.id);
          return user;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_email_unique')) throw new AppError('EMAIL_TAKEN');
        throw error;
      }
    },
    LIMITS,
  );

  registerEndpoint(
    app,
    forgotPassword,
    async ({ body }) => {
      const email = normalizeEmail(body.email);
      const userId = await findUserId(email);
      if (userId) {
        const token = createSecretId();
        const link = {
          tokenHash: hashSecretId(token),
          createdAt: now(),
          expiresAt: new Date(now().getTime() + RESET_LINK_MINUTES * MINUTE_MS),
        };
        await db.transaction(async (tx) => {
          await tx
            .insert(resetTokens)
            .values({ userId, ...link })
            .onConflictDoUpdate({ target: resetTokens.userId, set: link });
          await enqueueMails(tx, [writeResetMail(email, config.PUBLIC_ORIGIN, token)]);
        });
        return { data: null };
      }
      if (await isNominated(email)) {
        await enqueueMails(db, [writeSignUpMail(email, config.PUBLIC_ORIGIN)]);
        return { data: null };
      }
      return { data: null, error: { message: notInvitedMessage(config.SUPPORT_EMAIL) } };
    },
    LIMITS,
  );

  registerEndpoint(
    app,
    setPassword,
    async ({ body }) => {
      refuseCommonPassword(body.password);
      const isToken = eq(resetTokens.tokenHash, hashSecretId(body.token));
      const [known] = await db
        .select({ userId: resetTokens.userId })
        .from(resetTokens)
        .innerJoin(users, eq(users.id, resetTokens.userId))
        .where(
          and(
            isToken,
            gt(resetTokens.expiresAt, now()),
            eq(users.email, normalizeEmail(body.email)),
          ),
        );
      if (!known) throw new AppError('RESET_LINK_INVALID');
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const spent = await tx.delete(resetTokens).where(isToken).returning();
        if (spent.length === 0) throw new AppError('RESET_LINK_INVALID');
        await tx.update(users).set({ passwordHash }).where(eq(users.id, known.userId));
        await tx.delete(sessions).where(eq(sessions.userId, known.userId));
        await recordAudit(tx, 'password-reset', known.userId);
      });
    },
    LIMITS,
  );
};
