import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { CONTENTS_LIMIT } from './contents.rules';
import { bookmarkSchema, contentSchema, contentSummarySchema } from './contents.schemas';

export const getContents = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/contents',
  access: 'investor-with-policy',
  summary: "Content of the member's groups and of the special updates group, newest first",
  query: z.object({
    offset: z.coerce.number().check(z.int(), z.minimum(0)),
    limit: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CONTENTS_LIMIT)),
  }),
  response: z.array(contentSummarySchema),
});

export const getContent = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/contents/{id}',
  access: 'investor-with-policy',
  summary: 'One content item with its body; 404 when the member may not see it',
  params: z.object({ id: idSchema }),
  response: contentSchema,
});

export const putContentRead = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/contents/{id}/read',
  access: 'investor-with-policy',
  summary: 'Mark a content item as read; twice is the same as once',
  params: z.object({ id: idSchema }),
});

const memberParams = z.object({ memberId: idSchema });

export const getBookmarks = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/member/{memberId}/bookmarks',
  access: 'investor-with-policy',
  summary: "The member's own bookmarks, oldest first",
  params: memberParams,
  response: z.array(bookmarkSchema),
});

export const postBookmark = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/member/{memberId}/bookmarks',
  access: 'investor-with-policy',
  summary: 'Bookmark a content item; twice is the same as once',
  params: memberParams,
  body: bookmarkSchema,
  response: bookmarkSchema,
});

export const deleteBookmark = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/member/{memberId}/bookmarks/{bookmarkableId}',
  access: 'investor-with-policy',
  summary: 'Take a bookmark back; twice is the same as once',
  params: z.extend(memberParams, bookmarkSchema.shape),
});
