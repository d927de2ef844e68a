import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { useDeferredArrival } from '@syndication/shared-ui/core';

import { QueryScreen } from '../../components/query-screen';
import { firstDealsQuery, dealsQuery } from '../../components/deal-data/get-deals';
import { RulesFirst } from '../../components/rules-first';
import { DealList } from './deal-list';
import { DealListSkeleton } from './table/deal-list-skeleton';

/** The deals of the active group, in every state. */
export function GroupDeals({ title }: { title: string }) {
  const { api, activeGroup } = useHost();
  const { member } = useInvestor();
  const hasAgreed = member.isPolicyRead === 1;
  const groupId = activeGroup?.id ?? null;
  const query = useQuery({
    ...dealsQuery(api, groupId),
    enabled: hasAgreed,
  });
  const { data: beginning } = useQuery(firstDealsQuery(groupId));
  const whole = useDeferredArrival(query.data);
  const deals = whole ?? beginning;

  if (!hasAgreed) return <RulesFirst what="deals" />;
  return (
    <QueryScreen query={query} data={deals} skeleton={<DealListSkeleton />}>
      {(shown) => (
        <DealList deals={shown} isWhole={whole !== undefined} title={title} groupId={groupId} />
      )}
    </QueryScreen>
  );
}
