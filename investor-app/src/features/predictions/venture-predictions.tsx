import { useHost, usePageTitle } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';

import { QueryScreen } from '../../components/query-screen';
import { venturePredictionsQuery } from './api/get-venture-predictions';
import { VenturePredictionsSkeleton } from './predictions-skeleton';
import { VotersOfDeal } from './voters-of-deal';

/** How each member of a group voted on one deal, in every state. */
export function VenturePredictions({ id, group }: { id: string; group: SyndicationGroup }) {
  const { api } = useHost();
  const query = useQuery(venturePredictionsQuery(api, group.id, id));
  usePageTitle(query.data && `${query.data.companyName} predictions`);
  return (
    <QueryScreen
      query={query}
      data={query.data}
      skeleton={<VenturePredictionsSkeleton />}
      title="Predictions"
      missing={`${group.title} does not have this deal.`}
    >
      {(predictions) => <VotersOfDeal predictions={predictions} />}
    </QueryScreen>
  );
}
