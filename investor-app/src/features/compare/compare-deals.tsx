import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { Link as RouterLink, useSearchParams } from '@syndication/contract/host/router';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import {
  Alert,
  Box,
  EmptyState,
  Link,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@syndication/shared-ui/core';

import { BackToDeals, useFromDeals } from '../../components/back-to-deals';
import { dealsQuery } from '../../components/deal-data/get-deals';
import { QueryScreen } from '../../components/query-screen';
import { RulesFirst } from '../../components/rules-first';
import { useVoting } from '../../components/voting/use-voting';
import { VoteNotice } from '../../components/voting/vote-notice';
import { CompareTable } from './compare-table';

/** As many as fit side by side on a printed sheet. */
const MOST = 3;
/** Links are left out on paper. */
const ON_SCREEN = { display: 'inline-flex', '@media print': { display: 'none' } };
const REMOVE_LINK = {
  ...ON_SCREEN,
  alignItems: 'center',
  minH: '6',
  // The name is above it.
  '@media (pointer: coarse)': { minH: '11' },
};
const addressOf = (ids: readonly string[]) => `/compare?deals=${ids.join(',')}`;

interface ComparisonProps {
  /** All of the group. */
  deals: readonly Venture[];
  ids: readonly string[];
}

function Comparison({ deals, ids }: ComparisonProps) {
  const { vote } = useVoting();
  const fromDeals = useFromDeals();
  const found = ids.flatMap((id) => deals.find((deal) => deal.id === id) ?? []);
  const missing = ids.length - found.length;
  return (
    <Stack gap="5">
      {missing > 0 && (
        <Alert
          status="warning"
          title={
            missing === 1 ? 'One deal is not on your list' : `${missing} deals are not on your list`
          }
        >
          {missing === 1
            ? 'It may have left the list or belong to another group.'
            : 'They may have left the list or belong to another group.'}
        </Alert>
      )}
      {found.length === 0 ? (
        <EmptyState title="Nothing to compare">
          <Text>Press Compare on two or three deals in your list.</Text>
        </EmptyState>
      ) : (
        <CompareTable
          deals={found}
          onVote={vote}
          renderDealLink={({ id, companyName }) => (
            <RouterLink to={`/ventures/${id}`} state={fromDeals}>
              {companyName}
            </RouterLink>
          )}
          renderRemove={({ id, companyName }) =>
            found.length > 1 && (
              <Link asChild css={REMOVE_LINK}>
                <RouterLink
                  to={addressOf(found.filter((deal) => deal.id !== id).map((deal) => deal.id))}
                  state={fromDeals}
                  aria-label={`Remove ${companyName}`}
                  replace
                >
                  Remove
                </RouterLink>
              </Link>
            )
          }
        />
      )}
      {found.length === 1 && (
        <Text tone="muted">
          Press Compare on another deal in your list to see it beside this one.
        </Text>
      )}
      <VoteNotice placement="floating" />
    </Stack>
  );
}

/** The deals that the address names, beside each other: `?deals=a,b,c`. */
export function CompareDeals() {
  const { api, activeGroup } = useHost();
  const { member } = useInvestor();
  const [params] = useSearchParams();
  const ids = [...new Set((params.get('deals') ?? '').split(',').filter(Boolean))].slice(0, MOST);
  const hasAgreed = member.isPolicyRead === 1;
  const query = useQuery({ ...dealsQuery(api, activeGroup?.id ?? null), enabled: hasAgreed });
  if (!hasAgreed) return <RulesFirst what="deals" />;
  return (
    <Stack gap="5">
      <Box css={ON_SCREEN}>
        <BackToDeals />
      </Box>
      <QueryScreen
        query={query}
        data={query.data}
        skeleton={
          <SkeletonRegion label="Loading the comparison">
            <Skeleton height="24rem" />
          </SkeletonRegion>
        }
      >
        {(deals) => <Comparison deals={deals} ids={ids} />}
      </QueryScreen>
    </Stack>
  );
}
