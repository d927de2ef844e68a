import type { Access } from '@syndication/contract/http/endpoint';

import { AppError } from './app-error';
import type { EntrepreneurSession, InvestorSession, ServerSession } from './session';

/** What a handler may rely on, by the access that its endpoint declares. */
export interface SessionByAccess {
  anyone: ServerSession | null;
  'signed-in': ServerSession;
  investor: InvestorSession;
  'investor-with-policy': InvestorSession;
  entrepreneur: EntrepreneurSession;
  'member-or-entrepreneur': ServerSession;
  /** Null for a machine that showed its token. */
  'staff-or-machine': InvestorSession | null;
}

function requireSession(session: ServerSession | null): ServerSession {
  if (!session) throw new AppError('NOT_SIGNED_IN');
  return session;
}

function requireRole<R extends ServerSession['role']>(session: ServerSession | null, role: R) {
  const found = requireSession(session);
  if (found.role !== role) throw new AppError('FORBIDDEN');
  return found as Extract<ServerSession, { role: R }>;
}

function requireStaff(session: ServerSession | null): InvestorSession {
  const found = requireSession(session);
  if (found.role !== 'investor' || !found.isStaff) throw new AppError('FORBIDDEN');
  return found;
}

function requirePolicy<S extends ServerSession>(session: S): S {
  if (session.role === 'investor' && !session.isPolicyRead)
    throw new AppError('POLICY_NOT_ACCEPTED');
  return session;
}

const CHECKS: { [A in Access]: (session: ServerSession | null) => SessionByAccess[A] } = {
  anyone: (session) => session,
  'signed-in': requireSession,
  investor: (session) => requireRole(session, 'investor'),
  'investor-with-policy': (session) => requirePolicy(requireRole(session, 'investor')),
  entrepreneur: (session) => requireRole(session, 'entrepreneur'),
  'member-or-entrepreneur': (session) => requirePolicy(requireSession(session)),
  'staff-or-machine': requireStaff,
};

/** @throws AppError when the session may not make a call of this access */
export function checkAccess<A extends Access>(
  access: A,
  session: ServerSession | null,
): SessionByAccess[A] {
  return CHECKS[access](session);
}
