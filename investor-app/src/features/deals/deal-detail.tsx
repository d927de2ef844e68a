import { useHost, usePageTitle } from '@syndication/contract/host';
import { ApiError, describeError } from '@syndication/contract/http/api-error';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Stack, VisuallyHidden } from '@syndication/shared-ui/core';
import { VotePanel } from './vote/vote-panel';
import { VentureProfile, VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';
import { useQuery } from '@syndication/contract/host/query';

import { LoadError } from '../../components/load-error';
import { dealQuery } from './api/get-deal';
import { LeftTheList } from './left-the-list';
import { PrintDeal } from './print-deal';
import { useVote } from './use-vote';

function VotableVenture({ venture }: { venture: Venture }) {
  const { vote, isPending, failure } = useVote();
  return (
    <VentureProfile
      venture={venture}
      aside={
        <Stack gap="4">
          <VotePanel
            venture={venture}
            onVote={(choice) => void vote({ deal: venture, choice })}
            isPending={isPending}
            error={failure}
          />
          <PrintDeal deal={venture} />
        </Stack>
      }
    />
  );
}

/** The title of the screen until the company's name is known. */
const title = (
  <VisuallyHidden asChild>
    <h1>Deal</h1>
  </VisuallyHidden>
);

/** One deal with the vote panel, in whatever state it is. */
export function DealDetail({ id }: { id: string }) {
  const { api } = useHost();
  const { data, error, isFetching, refetch } = useQuery(dealQuery(api, id));
  usePageTitle(data?.companyName);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        {title}
        <Alert status="warning" title={describeError(error)}>
          The deal may have left the list, or it belongs to another group.
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
      {data?.dealStatus === 'removed' && <LeftTheList listedUntil={data.listedUntil} />}
      {data && <VotableVenture venture={data} />}
      {!data && !error && <VentureProfileSkeleton />}
    </Stack>
  );
}
