import type { AuditedChange } from '../../database/audit';
import type { Database } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findMemberGroups } from '../members/members.repository';
import { lockPerson } from './people.repository';

type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** @throws AppError NOT_FOUND for a person who is not there, or was deleted */
export async function lockKnownPerson(tx: Database, memberId: string): Promise<LockedPerson> {
  const person = await lockPerson(tx, memberId);
  if (!person || person.user.deletedAt) throw new AppError('NOT_FOUND');
  return person;
}

/** A person whom the session can act on: anyone for staff, members of their own groups for group admins. */
export async function lockOwnPerson(
  tx: Database,
  session: InvestorSession,
  memberId: string,
): Promise<LockedPerson> {
  const person = await lockKnownPerson(tx, memberId);
  if (session.isStaff) return person;
  const groups = await findMemberGroups(tx, memberId);
  if (!groups.some(({ id }) => session.adminGroupIds.includes(id))) throw new AppError('NOT_FOUND');
  return person;
}

export const targetOf = (memberId: string): AuditedChange['target'] => ({
  type: 'person',
  id: memberId,
});
