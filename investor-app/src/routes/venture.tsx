import { useInvestor } from '@syndication/contract/host';
import { useParams } from '@syndication/contract/host/router';

import { RulesFirst } from '../components/rules-first';
import { DealPage } from '../features/deal-page/deal-page';

/** `/ventures/{id}` and `/deals/{id}` for an investor. */
export default function VenturePage() {
  const { id = '' } = useParams();
  const { member } = useInvestor();
  if (member.isPolicyRead === 0) return <RulesFirst level={1} what="deals" />;
  return <DealPage id={id} />;
}
