import { useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Stack } from '@syndication/shared-ui/core';

import { LoadError } from '../../components/load-error';
import { groupPredictionsQuery } from './api/get-group-predictions';
import { PredictionList } from './prediction-list';
import { PredictionListSkeleton } from './predictions-skeleton';

/** The predictions of a group, in whatever state they are. */
export function GroupPredictions({ groupId }: { groupId: string }) {
  const { api } = useHost();
  const { data, error, isFetching, refetch } = useQuery(groupPredictionsQuery(api, groupId));
  return (
    <Stack gap="4">
      {error && (
        <LoadError
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isDataKept={data !== undefined}
        />
      )}
      {data && <PredictionList predictions={data} />}
      {!data && !error && <PredictionListSkeleton />}
    </Stack>
  );
}
