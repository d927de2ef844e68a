import { useParams } from '@syndication/contract/host/router';

import { DealPage } from '../features/deal-page/deal-page';

/** `/ventures/{id}` and `/deals/{id}` for an investor. */
export default function VenturePage() {
  const { id = '' } = useParams();
  return <DealPage id={id} />;
}
