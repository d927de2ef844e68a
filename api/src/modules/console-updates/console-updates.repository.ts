import {
  UPDATES_PER_PAGE,
  type UpdateState,
} from '@syndication/contract/console-updates/console-updates.rules';
import type { ConsoleUpdateWithBody } from '@syndication/contract/console-updates/console-updates.schemas';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import {
  contentCategories,
  contentCategoryGroups,
  contentCategoryItems,
  contents,
  groups,
} from '../../database/schema';
import { containing, fullNameOf, idSet, isoMoment } from '../../database/sql-text';
import { currentMemberships } from '../members/memberships';

/** The category whose items every member reads. */
const FOR_ALL_TITLE = 'Updates for all members';
/** How the category is called that the console keeps for a group. */
const titleFor = (group: string) => `Updates for ${group}`;

export interface UpdatesFilter {
  search?: string | undefined;
  groupId?: string | undefined;
  id?: string | undefined;
  state?: UpdateState | undefined;
  offset?: string | undefined;
}

/** Groups whose members read the update `c`. */
const audienceGroups = sql`(select g.group_id from content_category_items i
  join content_category_groups g on g.category_id = i.category_id where i.content_id = c.id)`;
const isForAll = sql`exists (select from content_category_items i
  join content_categories k on k.id = i.category_id
  where i.content_id = c.id and k.is_special_updates)`;

const stateAt = (now: Date): SQL => sql`case
  when c.taken_back_at is not null then 'taken-back'
  when c.published_at is null then 'draft'
  when c.published_at > ${now.toISOString()}::timestamptz then 'scheduled'
  else 'published' end`;

/** True of updates `c` that only these groups read. */
const isOnlyOf = (ownGroupIds: readonly string[]): SQL => sql`(not ${isForAll}
  and exists (select from ${audienceGroups} a where a.group_id in ${idSet(ownGroupIds)})
  and not exists (select from ${audienceGroups} a where a.group_id not in ${idSet(ownGroupIds)}))`;

type UpdateRow = ConsoleUpdateWithBody & { total: number };

/**
 * Updates that were changed or published last first, a page at a time.
 * @param ownGroupIds those that an admin manages: updates that other groups read too are not shown; null for staff
 */
export async function findUpdates(
  db: Database,
  ownGroupIds: readonly string[] | null,
  { search = '', groupId, state, offset = '0', id }: UpdatesFilter,
  now: Date,
): Promise<UpdateRow[]> {
  const conditions = [
    ...(ownGroupIds === null ? [] : [isOnlyOf(ownGroupIds)]),
    ...(id === undefined ? [] : [sql`c.id = ${id}::uuid`]),
    ...(groupId === undefined ? [] : [sql`${groupId}::uuid in ${audienceGroups}`]),
    ...(state === undefined ? [] : [sql`${stateAt(now)} = ${state}`]),
    ...(search.trim()
      ? [sql`lower(c.title || ' ' || c.description) like ${containing(search)}`]
      : []),
  ];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  return queryRows<UpdateRow>(
    db,
    sql`with page as materialized (
        select c.*, ${isForAll} as is_for_all, ${stateAt(now)} as state,
          count(*) over ()::int as total
        from contents c where ${where}
        order by c.created_at desc, c.id offset ${Number(offset)} limit ${UPDATES_PER_PAGE}
      ), people as not materialized (
        select m.id from members m join users u on u.id = m.user_id
        where u.deactivated_at is null and u.deleted_at is null
      ), readers as (
        -- Members of several of its groups are one reader.
        select distinct c.id as content_id, p.id as member_id from page c
        cross join lateral ${audienceGroups} a
        join ${currentMemberships} mg on mg.group_id = a.group_id
        join people p on p.id = mg.member_id where not c.is_for_all
      ), counts as (
        select r.content_id, count(*)::int as audience, count(b.read_at)::int as read_by
        from readers r left join bookmarks b
          on b.content_id = r.content_id and b.member_id = r.member_id
        group by r.content_id
        union all
        select c.id, (select count(*)::int from people), count(b.read_at)::int
        from page c left join (bookmarks b join people p on p.id = b.member_id)
          on b.content_id = c.id
        where c.is_for_all group by c.id
      )
      select c.id::text, c.title, c.description, c.body, c.state, c.version, c.total,
        ${isoMoment(sql`c.published_at`)} as "publishedAt", c.is_for_all as "isForAll",
        coalesce((select json_agg(json_build_object('id', g.id, 'title', g.title) order by g.title)
          from groups g where g.id in ${audienceGroups}), '[]') as groups,
        coalesce(n.audience, 0) as audience, coalesce(n.read_by, 0) as "readBy",
        ${fullNameOf('by')} as "writtenBy"
      from page c left join counts n on n.content_id = c.id
      left join users by on by.id = c.written_by
      order by c.created_at desc, c.id`,
  );
}

/** An update; its id is locked until the transaction ends, also while there is no such update. */
export async function lockUpdate(tx: Database, id: string) {
  await lockName(tx, id);
  const [update] = await tx.select().from(contents).where(eq(contents.id, id)).for('update');
  return update;
}

export interface Audience {
  isForAll: boolean;
  groupIds: string[];
}

/** Who reads it: the groups by title. */
export async function findAudience(db: Database, contentId: string): Promise<Audience> {
  const [row] = await queryRows<Audience>(
    db,
    sql`select ${isForAll} as "isForAll", coalesce((select json_agg(g.id order by g.title)
        from groups g where g.id in ${audienceGroups}), '[]') as "groupIds"
      from contents c where c.id = ${contentId}::uuid`,
  );
  return row ?? { isForAll: false, groupIds: [] };
}

/** Titles, by id, of groups that an update may be for: those that are not archived, and those that it is for already. */
export async function findReaderTitles(
  db: Database,
  groupIds: readonly string[],
  already: readonly string[],
) {
  const rows = await db
    .select({ id: groups.id, title: groups.title })
    .from(groups)
    .where(
      and(
        inArray(groups.id, [...groupIds]),
        or(isNull(groups.archivedAt), inArray(groups.id, [...already])),
      ),
    );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function categoryFor(
  tx: Database,
  group: { id: string; title: string } | null,
): Promise<string> {
  const [found] = await tx
    .select()
    .from(contentCategories)
    .where(
      group
        ? eq(contentCategories.ownGroupId, group.id)
        : eq(contentCategories.isSpecialUpdates, true),
    )
    .orderBy(contentCategories.title)
    .limit(1);
  if (found) return found.id;
  // A category of another origin may have the title.
  const wanted = group ? titleFor(group.title) : FOR_ALL_TITLE;
  const isTaken = (await tx.$count(contentCategories, eq(contentCategories.title, wanted))) > 0;
  const title = isTaken ? `${wanted} (${group?.id.slice(0, 8) ?? 'all'})` : wanted;
  const [added] = await tx
    .insert(contentCategories)
    .values({ title, isSpecialUpdates: group === null, ownGroupId: group?.id ?? null })
    .returning({ id: contentCategories.id });
  if (group) {
    await tx.insert(contentCategoryGroups).values({ categoryId: added!.id, groupId: group.id });
  }
  return added!.id;
}

/** Puts an update before these readers and nobody else. */
export async function setAudience(
  tx: Database,
  contentId: string,
  { isForAll: forAll, titles }: { isForAll: boolean; titles: ReadonlyMap<string, string> },
): Promise<void> {
  // Two first updates for the same readers would both make their category.
  await lockName(tx, 'content categories');
  await tx.delete(contentCategoryItems).where(eq(contentCategoryItems.contentId, contentId));
  const wanted = forAll
    ? [null]
    : [...titles].map(([id, title]) => ({ id, title })).sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const group of wanted) {
    const categoryId = await categoryFor(tx, group);
    await tx.insert(contentCategoryItems).values({ contentId, categoryId });
  }
}

export async function addUpdate(
  tx: Database,
  update: Pick<typeof contents.$inferInsert, 'id' | 'title' | 'description' | 'body' | 'writtenBy'>,
): Promise<void> {
  await tx.insert(contents).values({ ...update, publishedAt: null });
}

export async function changeUpdate(
  tx: Database,
  id: string,
  change: Partial<typeof contents.$inferInsert>,
): Promise<void> {
  await tx
    .update(contents)
    .set({ ...change, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, id));
}
