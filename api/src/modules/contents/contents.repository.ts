import type { Content, ContentSummary } from '@syndication/contract/contents/contents.schemas';
import type { Settings } from '@syndication/contract/settings/settings.rules';
import { and, eq, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { bookmarks } from '../../database/schema';
import { isoMoment } from '../../database/sql-text';
import { currentMemberships } from '../members/memberships';

interface ContentRow {
  contentId: string;
  title: string;
  description: string;
  createdAt: string;
  isRead: boolean;
  categories: { id: string; title: string; isSpecial: boolean; groupIds: string[] | null }[];
}

/** Who reads, and when. */
export interface Reader {
  memberId: string;
  now: Date;
}

/**
 * What the member may see, of what is published: an item in a category of one of the member's groups, or of the special
 * updates group. Categories that the member may not see are not mentioned, nor are groups that the
 * member is not in.
 */
const visibleTo = ({ memberId, now }: Reader): SQL => sql`
  from (select * from contents
    where published_at <= ${now.toISOString()}::timestamptz and taken_back_at is null) c
  join lateral (
    select json_agg(json_build_object(
        'id', k.id, 'title', k.title, 'isSpecial', k.is_special_updates,
        'groupIds', own.group_ids
      ) order by k.title) as categories
    from content_category_items i
    join content_categories k on k.id = i.category_id
    cross join lateral (
      select json_agg(g.group_id order by g.group_id) as group_ids
      from content_category_groups g
      join ${currentMemberships} m on m.group_id = g.group_id
      where g.category_id = k.id and m.member_id = ${memberId}
    ) own
    where i.content_id = c.id and (k.is_special_updates or own.group_ids is not null)
  ) visible on visible.categories is not null`;

const summaryColumns = (
  memberId: string,
): SQL => sql`c.id::text as "contentId", c.title, c.description,
  ${isoMoment(sql`c.created_at`)} as "createdAt",
  exists (select 1 from bookmarks b where b.content_id = c.id and b.member_id = ${memberId}
    and b.read_at is not null) as "isRead",
  visible.categories`;

function toSummary(row: ContentRow, specialUpdatesGroupId: string): ContentSummary {
  const categories = row.categories.map(({ id, title, isSpecial, groupIds }) => ({
    id,
    title,
    groups: [...(isSpecial ? [specialUpdatesGroupId] : []), ...(groupIds ?? [])].map((groupId) => ({
      groupId,
    })),
  }));
  return { ...row, categories };
}

/** How the special updates group is called: a category belongs to it by a mark of its own. */
type SpecialGroup = Pick<Settings, 'specialUpdatesGroupId'>;

/** Newest first, without bodies. */
export async function findContents(
  db: Database,
  reader: Reader,
  { offset, limit }: { offset: number; limit: number },
  { specialUpdatesGroupId }: SpecialGroup,
): Promise<ContentSummary[]> {
  const rows = await queryRows<ContentRow>(
    db,
    sql`select ${summaryColumns(reader.memberId)} ${visibleTo(reader)}
      order by c.created_at desc, c.id offset ${offset} limit ${limit}`,
  );
  return rows.map((row) => toSummary(row, specialUpdatesGroupId));
}

/** One item with its body as it was stored; undefined when the member may not see it. */
export async function findContent(
  db: Database,
  reader: Reader,
  contentId: string,
  { specialUpdatesGroupId }: SpecialGroup,
): Promise<Content | undefined> {
  const [row] = await queryRows<ContentRow & { body: string }>(
    db,
    sql`select ${summaryColumns(reader.memberId)}, c.body ${visibleTo(reader)} where c.id = ${contentId}`,
  );
  return row && { ...toSummary(row, specialUpdatesGroupId), contentBody: row.body };
}

/** What the member keeps and may still see, in the order of keeping. */
export async function findBookmarkedIds(db: Database, reader: Reader): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select c.id::text as id ${visibleTo(reader)}
      join bookmarks b on b.content_id = c.id and b.member_id = ${reader.memberId}
      where b.kept_at is not null order by b.kept_at, c.id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Records when an item was first read or kept; twice is the same as once.
 * @returns false when there is no such item for this member
 */
async function recordMoment(
  db: Database,
  reader: Reader,
  contentId: string,
  column: 'read_at' | 'kept_at',
): Promise<boolean> {
  const name = sql.identifier(column);
  const found = await queryRows(
    db,
    sql`with seen as (select c.id ${visibleTo(reader)} where c.id = ${contentId}),
      recorded as (insert into bookmarks as b (member_id, content_id, ${name})
        select ${reader.memberId}, id, ${reader.now.toISOString()}::timestamptz from seen
        on conflict (member_id, content_id) do update set ${name} = excluded.${name}
        where b.${name} is null)
      select id::text from seen`,
  );
  return found.length > 0;
}

export const markRead = (db: Database, reader: Reader, contentId: string): Promise<boolean> =>
  recordMoment(db, reader, contentId, 'read_at');

export const addBookmark = (db: Database, reader: Reader, contentId: string): Promise<boolean> =>
  recordMoment(db, reader, contentId, 'kept_at');

/**
 * What was read stays read. Twice is the same as once.
 * @returns false when there is no such item for this member
 */
export function removeBookmark(db: Database, reader: Reader, contentId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seen = await queryRows(
      tx,
      sql`select c.id::text ${visibleTo(reader)} where c.id = ${contentId}`,
    );
    if (seen.length === 0) return false;
    const own = and(eq(bookmarks.memberId, reader.memberId), eq(bookmarks.contentId, contentId));
    // The lock keeps a reading of the same moment from being lost with the row.
    const [kept] = await tx.select().from(bookmarks).where(own).for('update');
    if (kept?.readAt) await tx.update(bookmarks).set({ keptAt: null }).where(own);
    else if (kept) await tx.delete(bookmarks).where(own);
    return true;
  });
}
