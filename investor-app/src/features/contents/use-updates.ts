import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import { useCallback, useMemo } from 'react';

import { contentsQuery } from './api/get-contents';

/** Tells whether an item belongs to What's New. */
export function useIsSpecialUpdate() {
  const { specialUpdatesGroupId } = useHost().settings;
  return useCallback(
    ({ categories }: Pick<ContentSummary, 'categories'>): boolean =>
      categories.some(({ groups }) =>
        groups.some(({ groupId }) => groupId === specialUpdatesGroupId),
      ),
    [specialUpdatesGroupId],
  );
}

/**
 * The member's updates: one answer, shared by header, list and page. No request is made for a member who has not
 * accepted the policy, since the API would refuse it.
 */
export function useUpdates() {
  const { api } = useHost();
  const { member } = useInvestor();
  const isSpecialUpdate = useIsSpecialUpdate();
  const { data, error, isFetching, isError, refetch } = useQuery({
    ...contentsQuery(api),
    enabled: member.isPolicyRead === 1,
  });

  return {
    contents: data,
    whatsNew: useMemo(() => data?.filter(isSpecialUpdate), [data, isSpecialUpdate]),
    error,
    isFetching,
    retry: () => {
      if (isError) void refetch();
    },
  };
}

export type Updates = ReturnType<typeof useUpdates>;
