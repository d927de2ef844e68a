import { queryOptions } from '@tanstack/react-query';

import { getUpdateLink } from '@syndication/contract/update-links/update-links.calls';

import { api } from '../../session/api';

/** Whose profile a link is about, and what can be answered with it. */
export const updateLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['update-link', token],
    queryFn: ({ signal }) => api.call(getUpdateLink, { query: { token }, signal }),
    staleTime: 0,
  });
