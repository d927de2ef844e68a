import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { startTransition, useEffect, useState } from 'react';

import type { DealActions } from './deal-actions';
import { DealCard } from './deal-card';
import { DealRow } from './deal-row';
import { dealCardsRecipe, dealTableRecipe } from './deal.recipe';
import { useIsNarrow } from './use-is-narrow';

const TableFrame = chakra('table', { base: dealTableRecipe });
const CardsFrame = chakra('ul', { base: dealCardsRecipe });

/** What the first screen shows on a phone, and most of it at a desk. */
const FIRST_DEALS = 4;
/** Few enough that putting them into the page holds up nobody. */
const NEXT_DEALS = 8;

/** The first deals at once, the rest in steps: the page answers to its reader meanwhile. */
function useShownDeals(deals: readonly Venture[]) {
  const [count, setCount] = useState(FIRST_DEALS);
  const hasMore = count < deals.length;
  useEffect(() => {
    if (hasMore) startTransition(() => setCount(count + NEXT_DEALS));
  }, [hasMore, count]);
  return {
    shown: hasMore ? deals.slice(0, count) : deals,
    // Keeps the footer away until its place is known; see the frame's recipe.
    loading: hasMore ? '' : undefined,
  };
}

export interface DealTableProps {
  deals: readonly Venture[];
  actions: DealActions;
  /** Names the table for screen readers: the title of the list. */
  caption: string;
}

/** The deals list: a table where there is room, cards where there is not. */
export function DealTable({ deals, actions, caption }: DealTableProps) {
  const isNarrow = useIsNarrow();
  const { shown, loading } = useShownDeals(deals);
  if (isNarrow) {
    return (
      <CardsFrame aria-label={caption} data-loading={loading}>
        {shown.map((deal) => (
          <DealCard key={deal.id} deal={deal} actions={actions} />
        ))}
      </CardsFrame>
    );
  }
  return (
    <TableFrame data-loading={loading}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Round</th>
          <th scope="col">Documents and contacts</th>
          <th scope="col">Vote</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((deal) => (
          <DealRow key={deal.id} deal={deal} actions={actions} />
        ))}
      </tbody>
    </TableFrame>
  );
}
