import { queryOptions } from '@tanstack/react-query';

import { getAccount } from '@syndication/contract/account-security/account-security.calls';

import { api } from '../../session/api';

/** The user's account and its sessions; fetched again at every visit. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api.call(getAccount, { signal }),
  staleTime: 0,
});
