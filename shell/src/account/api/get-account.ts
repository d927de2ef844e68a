import { queryOptions } from '@tanstack/react-query';

import { getAccount } from '@syndication/contract/account-security/account-security.calls';

import { api } from '../../session/api';

/** The own account and where it is signed in; asked anew at every visit. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api.call(getAccount, { signal }),
  staleTime: 0,
});
