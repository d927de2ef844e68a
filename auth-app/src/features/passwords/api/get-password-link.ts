import { getPasswordLink } from '@syndication/contract/accounts/accounts.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';

/** Asked once, when the page opens; null for a page without a link's token. */
export const passwordLinkOptions = (api: ApiClient, token: string | null) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => api.call(getPasswordLink, { query: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Infinity,
  });
