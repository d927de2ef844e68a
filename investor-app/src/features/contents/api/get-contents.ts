import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getContents } from '@syndication/contract/contents/contents.calls';
import { CONTENTS_LIMIT, CONTENTS_OFFSET } from '@syndication/contract/contents/contents.rules';

/** People write updates, so they are rare: the header's answer serves the following pages. */
const STALE_AFTER_MS = 5 * 60_000;

/** All content that the member may see, newest first and without bodies; of no one active group. */
export const contentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['contents'] as const,
    queryFn: ({ signal }) =>
      api.call(getContents, { query: { offset: CONTENTS_OFFSET, limit: CONTENTS_LIMIT }, signal }),
    staleTime: STALE_AFTER_MS,
  });
