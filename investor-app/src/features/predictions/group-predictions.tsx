import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { useDeferredArrival } from '@syndication/shared-ui/core';

import { QueryScreen } from '../../components/query-screen';
import { groupPredictionsQuery } from './api/get-group-predictions';
import { PredictionList } from './prediction-list';
import { PredictionListSkeleton } from './predictions-skeleton';

/** The predictions of a group, in every state. */
export function GroupPredictions({ groupId }: { groupId: string }) {
  const { api } = useHost();
  const query = useQuery(groupPredictionsQuery(api, groupId));
  const shown = useDeferredArrival(query.data);
  return (
    <QueryScreen query={query} data={shown} skeleton={<PredictionListSkeleton />}>
      {(predictions) => <PredictionList predictions={predictions} />}
    </QueryScreen>
  );
}
