import { useInvestor, useHost } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Box, EmptyState, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';

import { QueryScreen } from '../../components/query-screen';
import { RulesFirst } from '../../components/rules-first';
import { ownNominationsQuery } from './api/get-own-nominations';
import { OwnNomination } from './own-nomination';

const ROWS = [0, 1, 2, 3];

/** What the member nominated and how far each has come, in every state. */
export function OwnNominations() {
  const { api } = useHost();
  const { member } = useInvestor();
  const isRead = member.isPolicyRead === 1;
  const query = useQuery({ ...ownNominationsQuery(api, member.id), enabled: isRead });
  if (!isRead) return <RulesFirst what="your nominations" />;
  return (
    <QueryScreen
      query={query}
      data={query.data}
      skeleton={
        <SkeletonRegion label="Loading your nominations">
          <Stack gap="3">
            {ROWS.map((row) => (
              <Skeleton key={row} display="block" height="16" />
            ))}
          </Stack>
        </SkeletonRegion>
      }
    >
      {(nominations) =>
        nominations.length === 0 ? (
          <EmptyState title="You have not nominated a company yet">
            Choose Nominate in the header or, on a phone, in your account menu.
          </EmptyState>
        ) : (
          <Box as="ul" listStyleType="none" maxW="prose" aria-label="My nominations">
            {nominations.map((nomination) => (
              <OwnNomination key={nomination.id} nomination={nomination} />
            ))}
          </Box>
        )
      }
    </QueryScreen>
  );
}
