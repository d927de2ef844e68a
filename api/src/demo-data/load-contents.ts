import { sql } from 'drizzle-orm';

import type { Database } from '../database/database';
import {
  bookmarks,
  contentCategories,
  contentCategoryGroups,
  contentCategoryItems,
  contents,
} from '../database/schema';
import { sanitizeBody } from '../modules/contents/sanitize-body';
import { lookUp, type LoadedPeople } from './load-people';
import type { DemoData } from './read-demo-data';

/** Categories, content items and who has read them. */
export async function loadContents(
  tx: Database,
  data: DemoData,
  { groupIdOf, memberIdOf }: LoadedPeople,
  daysAgo: (days: number) => Date,
): Promise<void> {
  const categories = await tx
    .insert(contentCategories)
    .values(
      data.categories.map(({ title, isSpecialUpdates = false }) => ({ title, isSpecialUpdates })),
    )
    .returning({ id: contentCategories.id, title: contentCategories.title });
  const categoryIdOf = new Map(categories.map(({ id, title }) => [title, id]));
  await tx.insert(contentCategoryGroups).values(
    data.categories.flatMap(({ title, groups }) =>
      groups.map((group) => ({
        categoryId: lookUp(categoryIdOf, title),
        groupId: lookUp(groupIdOf, group),
      })),
    ),
  );
  const items = await tx
    .insert(contents)
    .values(
      data.contents.map((content) => ({
        title: content.title,
        description: content.description,
        body: sanitizeBody(content.body),
        createdAt: daysAgo(content.daysAgo),
        publishedAt: daysAgo(content.daysAgo),
      })),
    )
    .returning({ id: contents.id, title: contents.title });
  const contentIdOf = new Map(items.map(({ id, title }) => [title, id]));
  await tx.insert(contentCategoryItems).values(
    data.contents.flatMap(({ title, categories: titles }) =>
      titles.map((category) => ({
        contentId: lookUp(contentIdOf, title),
        categoryId: lookUp(categoryIdOf, category),
      })),
    ),
  );
  await tx.insert(bookmarks).values(
    data.contents.flatMap(({ title, bookmarkedBy = [] }) =>
      bookmarkedBy.map((email) => ({
        contentId: lookUp(contentIdOf, title),
        memberId: lookUp(memberIdOf, email),
        readAt: sql`now()`,
        keptAt: sql`now()`,
      })),
    ),
  );
}
