import { sharedQueryKeys } from '@syndication/contract/host';
import type { ApiClient } from '@syndication/contract/http/client';
import { getVenture } from '@syndication/contract/ventures/ventures.calls';
import { queryOptions } from '@syndication/contract/host/query';

/** One venture by its id; 404 for another's. */
export const ventureOptions = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: sharedQueryKeys.venture(id),
    queryFn: ({ signal }) => api.call(getVenture, { params: { id }, signal }),
  });
