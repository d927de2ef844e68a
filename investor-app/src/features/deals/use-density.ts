import { useHost, useInvestor } from '@syndication/contract/host';
import { queryOptions, useQuery, useQueryClient } from '@syndication/contract/host/query';
import { putDealDensity } from '@syndication/contract/member-deals/member-deals.calls';
import type { DealDensity } from '@syndication/contract/member-deals/member-deals.rules';

/** How tall rows are for a member; the session knows how they were when it began. */
const densityOptions = (memberId: string, initialData: DealDensity) =>
  queryOptions({
    queryKey: ['deal-density', memberId],
    queryFn: () => initialData,
    initialData,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The member's choice of row height: at once on the screen, and kept for the next visit if it can be. */
export function useDensity() {
  const { api } = useHost();
  const { id, dealDensity } = useInvestor().member;
  const cache = useQueryClient();
  const options = densityOptions(id, dealDensity);
  const { data: density } = useQuery(options);
  return {
    density,
    setDensity: (next: DealDensity) => {
      cache.setQueryData(options.queryKey, next);
      // It stands on this page either way, and nobody types anything that could be lost.
      api.call(putDealDensity, { body: { density: next }, keepalive: true }).catch(() => undefined);
    },
  };
}
