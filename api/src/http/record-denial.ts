import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../database/audit';
import { AppError } from './app-error';
import type { ServerSession } from './session';

/** How an access check answers a signed-in user: not allowed, or not there for this user. */
const DENIALS = new Set(['FORBIDDEN', 'NOT_FOUND']);

/** Records in the audit trail that a signed-in user was denied access; the route says to what. */
export async function recordDenial(
  request: FastifyRequest,
  session: ServerSession | null,
  failure: unknown,
): Promise<void> {
  if (!session || !(failure instanceof AppError) || !DENIALS.has(failure.code)) return;
  const { method, routeOptions, server, log } = request;
  const details = { method, route: routeOptions.url ?? '', code: failure.code };
  try {
    await recordAudit(server.context.db, 'access-denied', session.userId, details);
  } catch (err) {
    log.error({ err }, 'A denial could not be recorded.');
  }
}
