import { mayUseConsole } from '../console/console.rules';
import type { AnonymousUser } from '../accounts/accounts.schemas';
import type { MemberSession } from '../members/members.schemas';

export interface SignedOut {
  role: null;
}
export interface InvestorSession {
  role: 'investor';
  member: MemberSession['deMember'];
  /** The same member under the second service's id. */
  beeId: string;
}
export interface EntrepreneurSession {
  role: 'entrepreneur';
  user: AnonymousUser;
}
export type ClientSession = SignedOut | InvestorSession | EntrepreneurSession;

export const SIGNED_OUT: SignedOut = { role: null };

/** Whether the console exists for the signed-in user. */
export const isConsoleUser = (session: ClientSession): boolean =>
  session.role === 'investor' && mayUseConsole(session.member);

export function toInvestorSession({ deMember, beeMember }: MemberSession): InvestorSession {
  return { role: 'investor', member: deMember, beeId: beeMember.id };
}

export function toEntrepreneurSession(user: AnonymousUser): EntrepreneurSession {
  return { role: 'entrepreneur', user };
}
