import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Link } from '@syndication/contract/host/router';
import {
  ButtonLink,
  EmptyState,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@syndication/shared-ui/core';

import { QueryScreen } from '../../components/query-screen';
import { RulesFirst } from '../../components/rules-first';
import { ownVotesQuery } from './api/get-own-votes';
import { OwnVotesList } from './own-votes-list';

const ROWS = [0, 1, 2, 3, 4];

function OwnVotesSkeleton() {
  return (
    <SkeletonRegion label="Loading your votes">
      <Stack gap="5">
        <Skeleton display="block" height="11" maxW="33rem" />
        {ROWS.map((row) => (
          <Skeleton key={row} display="block" height="14" />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

/** What the member voted on the deals of all groups, in every state. */
export function OwnVotes() {
  const { api } = useHost();
  const { member } = useInvestor();
  const hasAgreed = member.isPolicyRead === 1;
  const query = useQuery({ ...ownVotesQuery(api, member.id), enabled: hasAgreed });
  if (!hasAgreed) return <RulesFirst what="your votes" />;
  return (
    <QueryScreen query={query} data={query.data} skeleton={<OwnVotesSkeleton />}>
      {(votes) =>
        votes.length === 0 ? (
          <EmptyState title="No votes on your groups’ deals yet">
            <Text>Your votes appear here, with your earlier choices.</Text>
            <ButtonLink asChild>
              <Link to="/">Go to the deals</Link>
            </ButtonLink>
          </EmptyState>
        ) : (
          <OwnVotesList votes={votes} />
        )
      }
    </QueryScreen>
  );
}
