import { SPECIAL_UPDATES_GROUP_ID } from '@syndication/contract/contents/contents.rules';
import type { Content, ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { eq, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { bookmarks } from '../../database/schema';

interface ContentRow {
  contentId: string;
  title: string;
  description: string;
  createdAt: string;
  categories: { id: string; title: string; isSpecial: boolean; groupIds: string[] | null }[];
}

/**
 * What the member may see: an item in a category of one of the member's groups, or of the special
 * updates group. Categories that the member may not see are not mentioned either.
 */
const visibleTo = (memberId: string): SQL => sql`
  from contents c
  join lateral (
    select json_agg(json_build_object(
        'id', k.id, 'title', k.title, 'isSpecial', k.is_special_updates,
        'groupIds', (select json_agg(g.group_id order by g.group_id)
          from content_category_groups g where g.category_id = k.id)
      ) order by k.title) as categories
    from content_category_items i
    join content_categories k on k.id = i.category_id
    where i.content_id = c.id and (k.is_special_updates or exists (
      select 1 from content_category_groups g
      join member_groups m on m.group_id = g.group_id
      where g.category_id = k.id and m.member_id = ${memberId}))
  ) visible on visible.categories is not null`;

const summaryColumns = sql`c.id::text as "contentId", c.title, c.description,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  visible.categories`;

function toSummary(row: ContentRow): ContentSummary {
  const categories = row.categories.map(({ id, title, isSpecial, groupIds }) => ({
    id,
    title,
    groups: [...(isSpecial ? [SPECIAL_UPDATES_GROUP_ID] : []), ...(groupIds ?? [])].map(
      (groupId) => ({ groupId }),
    ),
  }));
  return { ...row, categories };
}

/** Newest first, without bodies. */
export async function findContents(
  db: Database,
  memberId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ContentSummary[]> {
  const rows = await queryRows<ContentRow>(
    db,
    sql`select ${summaryColumns} ${visibleTo(memberId)}
      order by c.created_at desc, c.id offset ${offset} limit ${limit}`,
  );
  return rows.map(toSummary);
}

/** One item with its body as it was stored; undefined when the member may not see it. */
export async function findContent(
  db: Database,
  memberId: string,
  contentId: string,
): Promise<Content | undefined> {
  const [row] = await queryRows<ContentRow & { body: string }>(
    db,
    sql`select ${summaryColumns}, c.body ${visibleTo(memberId)} where c.id = ${contentId}`,
  );
  return row && { ...toSummary(row), contentBody: row.body };
}

export async function findBookmarkedIds(db: Database, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ contentId: bookmarks.contentId })
    .from(bookmarks)
    .where(eq(bookmarks.memberId, memberId))
    .orderBy(bookmarks.createdAt, bookmarks.contentId);
  return rows.map(({ contentId }) => contentId);
}

/**
 * Twice is the same as once.
 * @returns false when there is no such item for this member
 */
export async function addBookmark(
  db: Database,
  memberId: string,
  contentId: string,
): Promise<boolean> {
  const found = await queryRows(
    db,
    sql`with seen as (select c.id ${visibleTo(memberId)} where c.id = ${contentId}),
      added as (insert into bookmarks (member_id, content_id)
        select ${memberId}, id from seen on conflict do nothing)
      select id::text from seen`,
  );
  return found.length > 0;
}
