import { sharedQueryKeys } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';
import { getVentures } from '@syndication/contract/ventures/ventures.calls';
import { queryOptions } from '@syndication/contract/host/query';

/** The venture of the list that the user created, or null (section 7). */
export const ownVentureOptions = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: sharedQueryKeys.ventures(null),
    queryFn: ({ signal }) => api.call(getVentures, { query: {}, signal }),
    select: (ventures) => ventures.find(({ createdBy }) => createdBy === userId) ?? null,
  });
