import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Stack, useDeferredArrival } from '@syndication/shared-ui/core';

import { LoadError } from '../../components/load-error';
import { groupPredictionsQuery } from './api/get-group-predictions';
import { PredictionList } from './prediction-list';
import { PredictionListSkeleton } from './predictions-skeleton';

/** The predictions of a group, in whatever state they are. */
export function GroupPredictions({ groupId }: { groupId: string }) {
  const { api } = useHost();
  const { data, error, isFetching, refetch } = useQuery(groupPredictionsQuery(api, groupId));
  const shown = useDeferredArrival(data);
  return (
    <Stack gap="4">
      {error && (
        <LoadError
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isDataKept={shown !== undefined}
        />
      )}
      {shown && <PredictionList predictions={shown} />}
      {!shown && !error && <PredictionListSkeleton />}
    </Stack>
  );
}
