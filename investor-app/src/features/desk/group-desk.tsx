import { useHost, useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';

import { firstDealsQuery, dealsQuery } from '../../components/deal-data/get-deals';
import { QueryScreen } from '../../components/query-screen';
import { RulesFirst } from '../../components/rules-first';
import { Desk } from './desk';

/** The voting desk of the active group, in every state. */
export function GroupDesk() {
  const { api, activeGroup } = useHost();
  const hasAgreed = useInvestor().member.isPolicyRead === 1;
  const groupId = activeGroup?.id ?? null;
  const query = useQuery({ ...dealsQuery(api, groupId), enabled: hasAgreed });
  const { data: beginning } = useQuery(firstDealsQuery(groupId));
  if (!hasAgreed) return <RulesFirst what="deals" level={1} />;
  return (
    <QueryScreen
      query={query}
      data={query.data ?? beginning}
      skeleton={<VentureProfileSkeleton />}
      title="Vote"
    >
      {(deals) => <Desk deals={deals} isWhole={query.data !== undefined} />}
    </QueryScreen>
  );
}
