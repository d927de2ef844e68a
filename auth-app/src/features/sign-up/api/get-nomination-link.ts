import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { getNominationLink } from '@syndication/contract/nominations/nominations.calls';

export const nominationLinkOptions = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['nomination-link', token],
    queryFn: ({ signal }) => api.call(getNominationLink, { query: { token }, signal }),
  });
