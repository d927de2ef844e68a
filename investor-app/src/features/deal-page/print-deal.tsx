import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { PrintPage } from '../../components/print-page';

/** Print, and what is printed: the deal on one page. */
export function PrintDeal({ deal }: { deal: Venture }) {
  return <PrintPage renderSheet={({ DealPrint }) => <DealPrint deal={deal} />} />;
}
