import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';

const categorySchema = z.object({
  id: idSchema,
  title: z.string(),
  groups: z.array(z.object({ groupId: idSchema })),
});

/** A content item in a list: without its body (section 3). */
export const contentSummarySchema = z.object({
  contentId: idSchema,
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

export const bookmarkSchema = z.object({ bookmarkableId: idSchema });
