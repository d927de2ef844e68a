import { defineCall } from '../http/call';
import type * as endpoints from './contents.endpoints';

export const getContents = defineCall<typeof endpoints.getContents>('GET', '/api/v1', '/contents');
export const getContent = defineCall<typeof endpoints.getContent>(
  'GET',
  '/api/v1',
  '/contents/{id}',
);
export const putContentRead = defineCall<typeof endpoints.putContentRead>(
  'PUT',
  '/api/v1',
  '/contents/{id}/read',
);
export const getBookmarks = defineCall<typeof endpoints.getBookmarks>(
  'GET',
  '/api/v1',
  '/member/{memberId}/bookmarks',
);
export const postBookmark = defineCall<typeof endpoints.postBookmark>(
  'POST',
  '/api/v1',
  '/member/{memberId}/bookmarks',
);
export const deleteBookmark = defineCall<typeof endpoints.deleteBookmark>(
  'DELETE',
  '/api/v1',
  '/member/{memberId}/bookmarks/{bookmarkableId}',
);
