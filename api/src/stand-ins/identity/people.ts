import { createHash } from 'node:crypto';

import { asc, desc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { members, users } from '../../database/schema';

/** Someone who has an account at the network that is played. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  isEmailVerified: boolean;
  /** Why this person is kept out; null for members. */
  note: string | null;
}

/** These stand first; without demo data the list is that of the first members. */
const DEMO_EMAILS = [
  'investor@demo.test',
  'new-investor@demo.test',
  'northeast-fallback@demo.test',
  'group-admin@demo.test',
  'staff@demo.test',
];
const MAX_MEMBERS = 10;

/** People whose sign-in fails, so that every text of section 8 can be reached. */
const WITHOUT_ACCESS: readonly Person[] = [
  {
    email: 'outsider@demo.test',
    firstName: 'Olga',
    lastName: 'Outsider',
    isEmailVerified: true,
    note: 'No access',
  },
  {
    email: 'unverified@demo.test',
    firstName: 'Uwe',
    lastName: 'Unverified',
    isEmailVerified: false,
    note: 'Not verified',
  },
];

const rankOf = (email: string) => {
  const index = DEMO_EMAILS.indexOf(email);
  return index < 0 ? DEMO_EMAILS.length : index;
};

/** The demo members, or some members if there are none, and two people without access. */
export async function listPeople(db: Database): Promise<Person[]> {
  const found = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .orderBy(desc(inArray(users.email, DEMO_EMAILS)), asc(users.createdAt), asc(users.email))
    .limit(MAX_MEMBERS);
  const hasDemo = found.some(({ email }) => DEMO_EMAILS.includes(email));
  const isKeptOut = (email: string) => WITHOUT_ACCESS.some((person) => person.email === email);
  const shown = found
    .filter(({ email }) => (hasDemo ? DEMO_EMAILS.includes(email) : !isKeptOut(email)))
    .sort((a, b) => rankOf(a.email) - rankOf(b.email))
    .map((member) => ({ ...member, isEmailVerified: true, note: null }));
  return [...shown, ...WITHOUT_ACCESS];
}

/** A person's `sub` at a network: the same after a restart, another one at another network. */
export function subjectOf(network: string, email: string): string {
  return createHash('sha256').update(`${network} ${email}`).digest('hex').slice(0, 24);
}
