import { useHost, usePageTitle } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Stack } from '@syndication/shared-ui/core';
import { VentureProfile, VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';

import { QueryScreen } from '../../components/query-screen';
import { dealQuery } from './api/get-deal';
import { LeftTheList } from './left-the-list';
import { PrintDeal } from './print-deal';
import { useVote } from './use-vote';
import { VotePanel } from './vote/vote-panel';

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

/** One deal with the vote panel, in whatever state it is. */
export function DealDetail({ id }: { id: string }) {
  const { api } = useHost();
  const query = useQuery(dealQuery(api, id));
  usePageTitle(query.data?.companyName);
  return (
    <QueryScreen
      query={query}
      data={query.data}
      skeleton={<VentureProfileSkeleton />}
      title="Deal"
      missing="The deal may have left the list, or it belongs to another group."
    >
      {(venture) => (
        <>
          {venture.dealStatus === 'removed' && <LeftTheList listedUntil={venture.listedUntil} />}
          <VotableVenture venture={venture} />
        </>
      )}
    </QueryScreen>
  );
}
