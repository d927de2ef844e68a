import { useNavigate } from '@syndication/contract/host/router';

import type { FromDeals } from '../../components/back-to-deals';
import { useShortcuts } from '../../components/use-shortcuts';
import type { Neighbours } from './use-neighbours';

/** `j` to the next deal, `k` to the previous one, `n` to the next one without a vote. */
export function useDealKeys(neighbours: Neighbours | null, state: FromDeals): void {
  const navigate = useNavigate();
  const goTo = (deal: { id: string } | null | undefined) => {
    if (deal) void navigate(`/ventures/${deal.id}`, { state });
  };
  useShortcuts({
    j: () => goTo(neighbours?.next),
    k: () => goTo(neighbours?.previous),
    n: () => goTo(neighbours?.nextWithoutVote),
  });
}
