import { useHost, usePageTitle } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { useDeferredArrival } from '@syndication/shared-ui/core';
import { VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';

import { useFromDeals } from '../../components/back-to-deals';
import { dealQuery } from '../../components/deal-data/get-deal';
import { QueryScreen } from '../../components/query-screen';
import { DealSheet } from './deal-sheet';
import { DealSteps } from './deal-steps';
import { UnavailableDeal } from './unavailable-deal';
import { useNeighbours } from './use-neighbours';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** One deal in every state, with the way back to the list and on to the deals beside it. */
export function DealPage({ id }: { id: string }) {
  const { api } = useHost();
  const query = useQuery(dealQuery(api, id));
  const deal = useDeferredArrival(query.data);
  const { dealsSearch } = useFromDeals();
  // The deal comes first; what is beside it can wait.
  const neighbours = useNeighbours(id, dealsSearch, deal !== undefined);
  usePageTitle(query.data?.companyName);
  if (isMissing(query.error)) return <UnavailableDeal error={query.error} />;
  return (
    <>
      <DealSteps id={id} neighbours={neighbours} />
      <QueryScreen
        query={query}
        data={deal}
        skeleton={<VentureProfileSkeleton asideOnPhone="below" />}
        title="Deal"
      >
        {(shown) => <DealSheet deal={shown} />}
      </QueryScreen>
    </>
  );
}
