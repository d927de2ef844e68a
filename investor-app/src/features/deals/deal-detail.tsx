import { useHost } from '@syndication/contract/host';
import { ApiError, describeError } from '@syndication/contract/http/api-error';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';
import { VotePanel } from '@syndication/shared-ui/deals';
import { VentureProfile } from '@syndication/shared-ui/venture-profile';
import { useQuery } from '@syndication/contract/host/query';

import { dealQuery } from './api/get-deal';
import { LoadError } from './load-error';
import { useVote } from './use-vote';

function VotableVenture({ venture }: { venture: Venture }) {
  const { mutate, isPending, error } = useVote();
  return (
    <VentureProfile
      venture={venture}
      aside={
        <VotePanel
          venture={venture}
          onVote={(choice) => mutate({ deal: venture, choice })}
          isPending={isPending}
          error={error && describeError(error)}
        />
      }
    />
  );
}

function DetailSkeleton() {
  return (
    <SkeletonRegion label="Loading the deal">
      <Stack gap="6">
        <Stack gap="3">
          <Skeleton height="2.125rem" width="50%" />
          <Skeleton width="70%" />
        </Stack>
        <Skeleton height="10rem" />
        <Skeleton height="14rem" />
      </Stack>
    </SkeletonRegion>
  );
}

/** One deal with the vote panel, in whatever state it is. */
export function DealDetail({ id }: { id: string }) {
  const { api } = useHost();
  const { data, error, isFetching, refetch } = useQuery(dealQuery(api, id));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Alert status="warning" title={describeError(error)}>
        The deal may have left the list, or it belongs to another group.
      </Alert>
    );
  }
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
      {data && <VotableVenture venture={data} />}
      {!data && !error && <DetailSkeleton />}
    </Stack>
  );
}
