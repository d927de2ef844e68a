import { PROOF_MINUTES } from '@syndication/contract/accounts/accounts.rules';
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
  staff: InvestorSession;
  console: InvestorSession;
  /** Null for a machine with its token. */
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

function requirePasskey(session: InvestorSession): InvestorSession {
  if (session.lacksPasskey) throw new AppError('PASSKEY_REQUIRED');
  return session;
}

function requireStaff(session: ServerSession | null): InvestorSession {
  const found = requireSession(session);
  if (found.role !== 'investor' || !found.isStaff) throw new AppError('FORBIDDEN');
  return requirePasskey(found);
}

function requireConsole(session: ServerSession | null): InvestorSession {
  const found = requireRole(session, 'investor');
  if (!found.isStaff && found.adminGroupIds.length === 0) throw new AppError('FORBIDDEN');
  return requirePasskey(found);
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
  staff: requireStaff,
  console: requireConsole,
  'staff-or-machine': requireStaff,
};

/**
 * Refuses an action on another group's data, as if it did not exist.
 * @param groupId null: of no group, so only for staff
 * @throws AppError NOT_FOUND
 */
export function requireGroup(
  { isStaff, adminGroupIds }: Pick<InvestorSession, 'isStaff' | 'adminGroupIds'>,
  groupId: string | null,
): void {
  const isOwn = groupId !== null && adminGroupIds.includes(groupId);
  if (!isStaff && !isOwn) throw new AppError('NOT_FOUND');
}

/** @throws AppError PROOF_REQUIRED if the user's last proof is too old, or is dated by a clock that was ahead */
export function requireProof({ provedAt }: ServerSession, now: Date): void {
  const ageMs = Math.abs(now.getTime() - provedAt.getTime());
  if (ageMs > PROOF_MINUTES * 60_000) throw new AppError('PROOF_REQUIRED');
}

/** @throws AppError when the session may not make a call of this access */
export function checkAccess<A extends Access>(
  access: A,
  session: ServerSession | null,
): SessionByAccess[A] {
  return CHECKS[access](session);
}
