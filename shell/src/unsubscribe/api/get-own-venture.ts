import { queryOptions } from '@tanstack/react-query';

import { sharedQueryKeys } from '@syndication/contract/host';
import { getVentures } from '@syndication/contract/ventures/ventures.calls';

import { api } from '../../session/api';

/** The venture that the user created, or null (section 7). */
export const ownVentureQuery = (userId: string) =>
  queryOptions({
    queryKey: sharedQueryKeys.ventures(null),
    queryFn: ({ signal }) => api.call(getVentures, { query: {}, signal }),
    select: (ventures) => ventures.find(({ createdBy }) => createdBy === userId) ?? null,
  });
