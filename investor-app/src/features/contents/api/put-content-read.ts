import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { putContentRead } from '@syndication/contract/contents/contents.calls';

import { tellOtherTabs } from '../reads-in-other-tabs';
import { contentQuery } from './get-content';
import { contentsQuery } from './get-contents';

/** Shows an item as read or unread, wherever it is shown. */
export function showRead(api: ApiClient, cache: QueryClient, id: string, isRead: boolean): void {
  cache.setQueryData(contentQuery(api, id).queryKey, (item) => item && { ...item, isRead });
  cache.setQueryData(contentsQuery(api).queryKey, (items) =>
    items?.map((item) => (item.contentId === id ? { ...item, isRead } : item)),
  );
}

/** An opened item shows as read at once, and as unread again if that could not be saved. */
export const contentReadMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => api.call(putContentRead, { params: { id }, keepalive: true }),
    onMutate: (id) => showRead(api, cache, id, true),
    onSuccess: (_answer, id) => {
      showRead(api, cache, id, true);
      tellOtherTabs(id);
    },
    onError: (_error, id) => showRead(api, cache, id, false),
  });
