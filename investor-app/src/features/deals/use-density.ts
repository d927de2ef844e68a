import { useInvestor } from '@syndication/contract/host';
import { queryOptions, useQuery, useQueryClient } from '@syndication/contract/host/query';
import type { DealDensity } from '@syndication/contract/member-deals/member-deals.rules';
import { useState } from 'react';

/** The member's row height; the session has the value from its start. */
const densityOptions = (memberId: string, initialData: DealDensity) =>
  queryOptions({
    queryKey: ['deal-density', memberId],
    queryFn: () => initialData,
    initialData,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The member's choice of row height on this page; the menu in which it is made keeps it for the next visit. */
export function useDensity() {
  const { id, dealDensity } = useInvestor().member;
  const cache = useQueryClient();
  const options = densityOptions(id, dealDensity);
  const { data: kept } = useQuery(options);
  // The cache reports a change a moment later: until then, the choice would jump back.
  const [chosen, setChosen] = useState(kept);
  return {
    density: chosen,
    setDensity: (next: DealDensity) => {
      setChosen(next);
      cache.setQueryData(options.queryKey, next);
    },
  };
}
