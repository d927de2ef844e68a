import { getInvitationLink } from '@syndication/contract/accounts/accounts.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';

/** Asked once, when the page opens; null for a page without a link's token. */
export const invitationLinkOptions = (api: ApiClient, token: string | null) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: ({ signal }) => api.call(getInvitationLink, { query: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Infinity,
  });
