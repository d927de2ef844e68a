import { queryOptions, skipToken, useQuery } from '@syndication/contract/host/query';
import type { ComponentType } from 'react';

/** The notice of unsent votes for screens without voting. Voting code provides it, as it could not be loaded offline. */
export const unsentVotesPart = queryOptions<{ Part: ComponentType }>({
  queryKey: ['unsent-votes'],
  queryFn: skipToken,
});

/** Shows that notice, on every screen. */
export function UnsentVotesSlot() {
  const { data } = useQuery(unsentVotesPart);
  return data && <data.Part />;
}
