import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';

import type { Database } from '../database/database';
import {
  angelGroups,
  groups,
  memberGroups,
  members,
  policyAcceptances,
  users,
} from '../database/schema';
import type { DemoData } from './read-demo-data';

/** Ids by what the data names things with. */
export interface LoadedPeople {
  groupIdOf: Map<string, string>;
  userIdOf: Map<string, string>;
  memberIdOf: Map<string, string>;
}

/** @throws Error when the data names something that it does not have */
export function lookUp(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The demo data names ${name}, which it does not have.`);
  return id;
}

async function loadUsers(
  tx: Database,
  data: DemoData,
  passwordHash: string,
  daysAgo: (days: number) => Date,
) {
  const entrepreneurs = [...data.entrepreneurs, ...data.ventures.map(({ owner }) => owner)];
  const people = [
    ...data.members.map(({ policyAcceptedDaysAgo: days, ...person }) => ({
      ...person,
      role: 'investor' as const,
      // Members who accepted the agreement were signed in to do so.
      lastSignedInAt: days === null ? null : daysAgo(days),
    })),
    ...entrepreneurs.map((person) => ({
      ...person,
      role: 'entrepreneur' as const,
      lastSignedInAt: null,
    })),
  ];
  const rows = await tx
    .insert(users)
    .values(
      people.map(({ email, firstName, lastName, role, lastSignedInAt }) => ({
        email,
        firstName,
        lastName,
        role,
        lastSignedInAt,
        passwordHash,
      })),
    )
    .returning({ id: users.id, email: users.email });
  return new Map(rows.map(({ id, email }) => [email, id]));
}

async function loadAngelGroups(tx: Database, data: DemoData): Promise<Map<string, string>> {
  const titles = new Set(data.members.flatMap(({ group }) => (group === null ? [] : [group])));
  const rows = await tx
    .insert(angelGroups)
    .values([...titles].map((title) => ({ title })))
    .returning();
  return new Map(rows.map(({ id, title }) => [title, id]));
}

async function loadMembers(tx: Database, data: DemoData, userIdOf: Map<string, string>) {
  const angelGroupIdOf = await loadAngelGroups(tx, data);
  const rows = await tx
    .insert(members)
    .values(
      data.members.map(({ email, group, isStaff = false }) => ({
        userId: lookUp(userIdOf, email),
        angelGroupId: group === null ? null : lookUp(angelGroupIdOf, group),
        isStaff,
      })),
    )
    .returning({ id: members.id, userId: members.userId });
  const idOfUser = new Map(rows.map(({ id, userId }) => [userId, id]));
  return new Map(
    data.members.map(({ email }) => [email, lookUp(idOfUser, lookUp(userIdOf, email))]),
  );
}

/** Groups, accounts with one password, and who belongs where. */
export async function loadPeople(
  tx: Database,
  data: DemoData,
  passwordHash: string,
  daysAgo: (days: number) => Date,
): Promise<LoadedPeople> {
  await tx.insert(groups).values(data.groups);
  const groupIdOf = new Map(data.groups.map(({ id, title }) => [title, id]));
  const userIdOf = await loadUsers(tx, data, passwordHash, daysAgo);
  const memberIdOf = await loadMembers(tx, data, userIdOf);
  await tx.insert(memberGroups).values(
    data.members.flatMap(({ email, groups: titles, adminOf = [] }) =>
      titles.map((title, index) => ({
        memberId: lookUp(memberIdOf, email),
        groupId: lookUp(groupIdOf, title),
        isActive: index === 0,
        isAdmin: adminOf.includes(title),
      })),
    ),
  );
  await tx.insert(policyAcceptances).values(
    data.members.flatMap(({ email, policyAcceptedDaysAgo: days }) =>
      days === null
        ? []
        : [
            {
              memberId: lookUp(memberIdOf, email),
              version: FIRST_AGREEMENT_VERSION,
              acceptedAt: daysAgo(days),
            },
          ],
    ),
  );
  return { groupIdOf, userIdOf, memberIdOf };
}
