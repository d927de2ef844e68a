import { useSearchParams } from '@syndication/contract/host/router';
import { isUnanswered } from '@syndication/contract/ventures/deal-tabs.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useEffect, useMemo, useState } from 'react';

import { isOpenForVotes } from '../../components/voting/is-open-for-votes';
import { useGivenVotes } from '../../components/voting/votes-store';

const DEAL_PARAM = 'deal';
/** In place of a deal when the last one was voted on. */
const END = 'end';

/**
 * The requested deal. The router lags: the deal is shown first, its URL changes later. URLs of deals that
 * were left meanwhile are ignored; one that was not requested here (Back, a link) is followed.
 */
function useRequestedDeal(address: string | null) {
  const [place, setPlace] = useState({
    address,
    wanted: address,
    /** The deal whose URL the router has yet to reach. */
    expected: null as string | null,
  });
  if (place.address !== address) {
    const { wanted, expected } = place;
    setPlace(
      expected === null
        ? { address, wanted: address, expected }
        : { address, wanted, expected: address === expected ? null : expected },
    );
  }
  const goTo = (id: string) =>
    setPlace((before) => ({ ...before, wanted: id, expected: id === before.address ? null : id }));
  return { wanted: place.wanted, goTo };
}

/**
 * The desk's current deal: the one in the URL while it takes votes, else the first without a vote. Null if none is
 * left.
 */
export function useDesk(deals: readonly Venture[]) {
  const [params, setParams] = useSearchParams();
  const address = params.get(DEAL_PARAM);
  const { wanted, goTo: wantDeal } = useRequestedDeal(address);
  const open = useMemo(() => deals.filter(isOpenForVotes), [deals]);
  const { votedIds } = useGivenVotes();
  const hasVote = (deal: Venture) => !isUnanswered(deal) || votedIds.has(deal.id);
  const unvoted = open.filter((deal) => !hasVote(deal));
  const current = open.find(({ id }) => id === wanted) ?? unvoted[0] ?? null;
  const index = current ? open.indexOf(current) : -1;

  const goTo = (id: string | null) => {
    wantDeal(id ?? END);
    setParams({ [DEAL_PARAM]: id ?? END }, { preventScrollReset: true });
  };

  // It stays on the desk when it is voted on in another tab.
  const found = current?.id ?? null;
  useEffect(() => {
    if (!found || found === wanted || wanted === END) return;
    setParams({ [DEAL_PARAM]: found }, { replace: true, preventScrollReset: true });
  }, [found, wanted, setParams]);

  const following = [...open.slice(index + 1), ...open.slice(0, Math.max(index, 0))];
  const nextUnvoted = following.find((deal) => !hasVote(deal)) ?? null;
  return {
    current,
    /** All that take votes. */
    count: open.length,
    /** Those of them without the member's vote. */
    leftCount: unvoted.length,
    previous: open[index - 1] ?? null,
    next: open[index + 1] ?? null,
    /** The next one without a vote, other than the current one; after the last one comes the first. */
    nextUnvoted,
    /** Puts a deal on the desk; null when the last one has its vote. */
    goTo,
  };
}
