import type { GroupKind } from '@syndication/contract/console-groups/console-groups.rules';
import { inArray } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { angelGroups, groups } from '../../database/schema';

/** Titles of groups of one kind as the trail names them, archived ones too, in order. */
export async function findTitles(
  db: Database,
  kind: GroupKind,
  ids: readonly string[],
): Promise<string[]> {
  const table = kind === 'angel' ? angelGroups : groups;
  const rows = await db
    .select({ title: table.title })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.title);
  return rows.map(({ title }) => title);
}
