import {
  cancelledSignInMessage,
  IDENTITY_PROVIDER_NAMES,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import type { FastifyRequest } from 'fastify';

import { maskEmail, recordAudit } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { Identity } from './read-identity';
import { AccessDenied, ProviderUnavailable, SignInRefused } from './sign-in-problems';

const failedMessage = (name: string) => `Signing in with ${name} did not work. Please try again.`;
const unavailableMessage = (name: string) =>
  `${name} is not responding. Please try again in a moment, or sign in with your password.`;

/** Runs a step of a sign-in; what the provider did wrong becomes an answer, and a line in the audit trail. */
export async function answerProblems<T>(
  { server, log }: FastifyRequest,
  provider: IdentityProvider,
  step: () => Promise<T>,
): Promise<T> {
  const name = IDENTITY_PROVIDER_NAMES[provider];
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      log.warn({ err: error, provider }, 'an identity provider cannot be used');
      throw new AppError('UNAVAILABLE', { message: unavailableMessage(name) });
    }
    if (error instanceof SignInRefused) {
      const { reason } = error;
      await recordAudit(server.context.db, 'sign-in-failed', null, { way: provider, reason });
      const message =
        reason === 'cancelled' ? cancelledSignInMessage(provider) : failedMessage(name);
      throw new AppError('SIGN_IN_FAILED', { message });
    }
    throw error;
  }
}

/** What someone is called whose address the provider keeps to itself. */
const NAMELESS = 'This account';

/** Runs the step that needs investor access; the lack of it is audited outside its transaction. */
export async function answerDenials<T>(
  { server }: FastifyRequest,
  { provider, email }: Identity,
  describe: (email: string) => string,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof AccessDenied)) throw error;
    const { reason, userId } = error;
    await recordAudit(server.context.db, 'sign-in-denied', userId, {
      way: provider,
      reason,
      ...(email !== null && { email: maskEmail(email) }),
    });
    throw new AppError('NO_INVESTOR_ACCESS', { message: describe(email ?? NAMELESS) });
  }
}
