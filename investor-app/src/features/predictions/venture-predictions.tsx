import { useHost, usePageTitle } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { ApiError, describeError } from '@syndication/contract/http/api-error';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { Alert, Stack, VisuallyHidden } from '@syndication/shared-ui/core';

import { LoadError } from '../../components/load-error';
import { venturePredictionsQuery } from './api/get-venture-predictions';
import { VenturePredictionsSkeleton } from './predictions-skeleton';
import { VotersOfDeal } from './voters-of-deal';

/** The title of the screen until the company's name is known. */
const title = (
  <VisuallyHidden asChild>
    <h1>Predictions</h1>
  </VisuallyHidden>
);

/** Who of a group voted what on one deal, in whatever state it is. */
export function VenturePredictions({ id, group }: { id: string; group: SyndicationGroup }) {
  const { api } = useHost();
  const { data, error, isFetching, refetch } = useQuery(venturePredictionsQuery(api, group.id, id));
  usePageTitle(data && `${data.companyName} predictions`);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        {title}
        <Alert status="warning" title={describeError(error)}>
          The deal is not one of {group.title}.
        </Alert>
      </>
    );
  }
  return (
    <Stack gap="4">
      {!data && title}
      {error && (
        <LoadError
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isDataKept={data !== undefined}
        />
      )}
      {data && <VotersOfDeal predictions={data} />}
      {!data && !error && <VenturePredictionsSkeleton />}
    </Stack>
  );
}
