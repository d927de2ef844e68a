import { useHost, useInvestor, usePageTitle } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Stack, Text } from '@syndication/shared-ui/core';
import { VentureProfile, VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';

import { QueryScreen } from '../../components/query-screen';
import { dealQuery } from '../../components/deal-data/get-deal';
import { useVoting } from '../../components/voting/use-voting';
import { VoteNotice } from '../../components/voting/vote-notice';
import { VotePanel } from '../../components/voting/vote-panel';
import { LeftTheList } from './left-the-list';
import { PrintDeal } from './print-deal';

function VotableVenture({ venture }: { venture: Venture }) {
  const { vote } = useVoting();
  const { isStaff, syndicationGroups } = useInvestor().member;
  // Staff may look at the deals of all groups.
  const isOfOwnGroup = venture.nominations.some(({ syndicationGroup }) =>
    syndicationGroups.some(({ id }) => id === syndicationGroup.id),
  );
  const isVoter = !isStaff || isOfOwnGroup;
  return (
    <VentureProfile
      venture={venture}
      aside={
        <Stack gap="4">
          {isVoter ? (
            <VotePanel venture={venture} onVote={(choice) => vote(venture, choice)} />
          ) : (
            <Text tone="muted">Only members of its groups vote on this deal.</Text>
          )}
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
          <VoteNotice placement="floating" />
        </>
      )}
    </QueryScreen>
  );
}
