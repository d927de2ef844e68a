import { queryOptions, skipToken, useQuery } from '@syndication/contract/host/query';
import type { ComponentType } from 'react';

/** What tells of unsent votes on screens that do not vote. The voting brings it: without a connection it would not come. */
export const unsentVotesPart = queryOptions<{ Part: ComponentType }>({
  queryKey: ['unsent-votes'],
  queryFn: skipToken,
});

/** Its place, on every screen. */
export function UnsentVotesSlot() {
  const { data } = useQuery(unsentVotesPart);
  return data && <data.Part />;
}
