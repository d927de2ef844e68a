import { randomUUID } from 'node:crypto';

import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';

import { eq, sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import {
  angelGroups,
  groups,
  memberGroups,
  members,
  nominations,
  policyAcceptances,
  rounds,
  users,
  ventures,
} from '../database/schema';

let start = Date.now();
// The tests of a file may run over midnight.
beforeEach(() => {
  start = Date.now();
});

/** The moment that many days before the test began: the same one each time, as two facts of one row must be. */
export const daysAgo = (days: number) => new Date(start - days * DAY_MS);

/** The single row that an insert returns. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('No row came back.');
  return row;
}

export async function addGroup(db: Database, title: string) {
  return only(await db.insert(groups).values({ title }).returning());
}

export async function addEntrepreneur(db: Database, email = `ceo-${randomUUID()}@company.test`) {
  const person = { email, firstName: 'Eve', lastName: 'Founder', role: 'entrepreneur' as const };
  return only(await db.insert(users).values(person).returning());
}

interface MemberOptions {
  /** The first one is active. */
  groupIds?: readonly string[];
  groupTitle?: string;
  isPolicyRead?: boolean;
  email?: string;
  isStaff?: boolean;
  /** Of the groups, those that the member is an admin of. */
  adminOf?: readonly string[];
}

/** @returns the id of the angel group of this title, made if it is not there */
async function addAngelGroup(db: Database, title: string): Promise<string> {
  const [known] = await db.select().from(angelGroups).where(eq(angelGroups.title, title));
  return (known ?? only(await db.insert(angelGroups).values({ title }).returning())).id;
}

export async function addMember(
  db: Database,
  {
    groupIds = [],
    groupTitle,
    isPolicyRead = true,
    email,
    isStaff = false,
    adminOf = [],
  }: MemberOptions = {},
) {
  const person = {
    email: email ?? `member-${randomUUID()}@angels.test`,
    firstName: 'Ann',
    lastName: 'Angel',
    role: 'investor' as const,
  };
  const user = only(await db.insert(users).values(person).returning());
  const angelGroupId = groupTitle === undefined ? null : await addAngelGroup(db, groupTitle);
  const member = only(
    await db.insert(members).values({ userId: user.id, angelGroupId, isStaff }).returning(),
  );
  for (const [index, groupId] of groupIds.entries()) {
    const isAdmin = adminOf.includes(groupId);
    await db
      .insert(memberGroups)
      .values({ memberId: member.id, groupId, isActive: index === 0, isAdmin });
  }
  if (isPolicyRead) {
    await db
      .insert(policyAcceptances)
      .values({ memberId: member.id, version: FIRST_AGREEMENT_VERSION });
  }
  return { user, member };
}

/** As many members of a group as an association has; analyzed, because the planner goes by statistics. */
export async function addManyMembers(db: Database, groupId: string, count: number): Promise<void> {
  await db.execute(sql`with people as (
      insert into users (email, first_name, last_name, role)
      select 'member-' || n || '@many.test', 'Ann', 'Angel ' || n, 'investor'
      from generate_series(1, ${count}::int) n returning id
    ), added as (insert into members (user_id) select id from people returning id)
    insert into member_groups (member_id, group_id, is_active)
    select id, ${groupId}::uuid, true from added`);
  await db.execute(sql`analyze`);
}

export async function nominate(
  db: Database,
  email: string,
  groupId: string,
  nominatedBy: string | null = null,
  createdAt = new Date(),
) {
  const nomination = { email, groupId, nominatedBy, createdAt };
  return only(await db.insert(nominations).values(nomination).returning());
}

type VentureFacts = Partial<typeof ventures.$inferInsert>;
type RoundFacts = Partial<typeof rounds.$inferInsert>;

/** A venture with one open round; with an owner it is complete. */
export async function addVenture(
  db: Database,
  owner: { id: string; email: string } | null,
  facts: VentureFacts = {},
  roundFacts: RoundFacts = {},
) {
  const venture = only(
    await db
      .insert(ventures)
      .values({
        companyName: 'Acme Robotics',
        ...(owner && {
          ownerId: owner.id,
          emailAddress: owner.email,
          companyWebsite: 'https://acme.example',
          description: 'Robots that sort parcels in small depots.',
          country: 'US',
          state: 'Maine',
          ceoName: 'Eve Founder',
          mobileNumber: '+12075550123',
          dealLeadGroup: 'Maine Angels',
          slideDeckLink: 'https://acme.example/deck',
        }),
        ...facts,
      })
      .returning(),
  );
  const round = only(
    await db
      .insert(rounds)
      .values({
        ventureId: venture.id,
        number: 1,
        amountUsd: 500_000,
        valuationUsd: 4_000_000,
        committed: 'At least (50%)',
        securityType: 'SAFE',
        ...roundFacts,
      })
      .returning(),
  );
  return { venture, round };
}
