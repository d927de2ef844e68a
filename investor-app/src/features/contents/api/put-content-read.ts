import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { putContentRead } from '@syndication/contract/contents/contents.calls';

import { contentQuery } from './get-content';
import { contentsQuery } from './get-contents';

/** An opened item shows as read at once, and as unread again if that could not be saved. */
export const contentReadMutation = (api: ApiClient, cache: QueryClient) => {
  const { queryKey: listKey } = contentsQuery(api);
  const show = (id: string, isRead: boolean) => {
    cache.setQueryData(contentQuery(api, id).queryKey, (item) => item && { ...item, isRead });
    cache.setQueryData(listKey, (items) =>
      items?.map((item) => (item.contentId === id ? { ...item, isRead } : item)),
    );
  };
  return mutationOptions({
    mutationFn: (id: string) => api.call(putContentRead, { params: { id }, keepalive: true }),
    onMutate: (id) => show(id, true),
    onSuccess: (_answer, id) => {
      show(id, true);
      // A list that is still under way may have been read before this was written.
      if (cache.isFetching({ queryKey: listKey }) > 0) {
        void cache.invalidateQueries({ queryKey: listKey });
      }
    },
    onError: (_error, id) => show(id, false),
  });
};
