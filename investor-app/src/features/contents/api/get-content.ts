import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getContent } from '@syndication/contract/contents/contents.calls';

/** One content item with its body. */
export const contentQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['content', id] as const,
    queryFn: ({ signal }) => api.call(getContent, { params: { id }, signal }),
  });
