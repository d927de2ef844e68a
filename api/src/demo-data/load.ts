import { DAY_MS } from '@syndication/contract/fields/durations.rules';

import { groups, users } from '../database/schema';
import type { Database } from '../database/database';
import { hashPassword } from '../modules/accounts/passwords';
import { loadContents } from './load-contents';
import { loadPeople } from './load-people';
import { loadVentures } from './load-ventures';
import { readDemoData } from './read-demo-data';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Passw0rd';

/**
 * Loads the demo data into an empty database, all of it or nothing; dates count back from `now`.
 * @returns false when the database has people or groups already, and was left alone
 * @throws Error in production
 */
export async function loadDemoData(db: Database, now: Date = new Date()): Promise<boolean> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('Demo data is never loaded in production.');
  }
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    const [anyone] = await tx.select({ id: users.id }).from(users).limit(1);
    const [anyGroup] = await tx.select({ id: groups.id }).from(groups).limit(1);
    if (anyone || anyGroup) return false;
    const data = readDemoData();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const people = await loadPeople(tx, data, passwordHash, daysAgo);
    await loadVentures(tx, data, people, daysAgo);
    await loadContents(tx, data, people, daysAgo);
    return true;
  });
}
