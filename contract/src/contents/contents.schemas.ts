import * as z from 'zod/mini';

const categorySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  groups: z.array(z.object({ groupId: z.uuid() })),
});

/** A content item in a list: without its body (section 3). */
export const contentSummarySchema = z.object({
  contentId: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** ISO date-time. */
  createdAt: z.string(),
  categories: z.array(categorySchema),
  /** Whether the asking member has opened it. */
  isRead: z.boolean(),
});
export type ContentSummary = z.output<typeof contentSummarySchema>;

/** A content item with its sanitised HTML body. */
export const contentSchema = z.extend(contentSummarySchema, { contentBody: z.string() });
export type Content = z.output<typeof contentSchema>;

export const bookmarkSchema = z.object({ bookmarkableId: z.uuid() });
