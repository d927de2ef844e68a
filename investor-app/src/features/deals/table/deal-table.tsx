import { chakra } from '@syndication/shared-ui/styling';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { startTransition, useEffect, useState } from 'react';

import type { DealDensity } from '@syndication/contract/member-deals/member-deals.rules';

import type { DealActions } from './deal-actions';
import { DealCard } from './deal-card';
import { DealRow } from './deal-row';
import { dealCardsRecipe, dealTableRecipe } from './deal-table.recipe';
import { useIsNarrow, useIsTouch } from '../use-media';

const TableFrame = chakra('table', { base: dealTableRecipe });
const CardsFrame = chakra('ul', { base: dealCardsRecipe });

/** What the first screen shows on a phone, and most of it at a desk. */
const FIRST_DEALS = 4;
/** Few enough that rendering them does not block the page. */
const NEXT_DEALS = 8;

interface Progress {
  deals: readonly Venture[];
  /** How many are shown, from the first on. */
  count: number;
  /** They are in the page already, so all are shown. */
  kept: ReadonlySet<string>;
}

const isShown =
  ({ count, kept }: Progress) =>
  ({ id }: Venture, index: number) =>
    index < count || kept.has(id);

const begin = (deals: readonly Venture[], kept: readonly Venture[]): Progress => ({
  deals,
  count: FIRST_DEALS,
  kept: new Set(kept.map(({ id }) => id)),
});

/**
 * Renders the first deals at once and the rest in steps, so that the page stays responsive: when it is opened, and
 * when order, filter or page change.
 */
function useShownDeals(deals: readonly Venture[], firstId: string | null | undefined) {
  const [progress, setProgress] = useState(() => {
    const { count, ...rest } = begin(deals, []);
    const index = deals.findIndex(({ id }) => id === firstId);
    return { ...rest, count: Math.max(count, index + FIRST_DEALS) };
  });
  const current =
    progress.deals === deals ? progress : begin(deals, progress.deals.filter(isShown(progress)));
  if (current !== progress) setProgress(current);
  const shown = deals.filter(isShown(current));
  const hasMore = shown.length < deals.length;
  useEffect(() => {
    if (!hasMore) return;
    startTransition(() =>
      setProgress((latest) => ({ ...latest, count: latest.count + NEXT_DEALS })),
    );
  }, [hasMore, current]);
  return {
    shown,
    // Hides the footer until its position is known; see the frame's recipe.
    loading: hasMore ? '' : undefined,
  };
}

export interface DealTableProps {
  deals: readonly Venture[];
  actions: DealActions;
  /** Names the table for screen readers: the title of the list. */
  caption: string;
  density?: DealDensity;
  /** Ids of the deals that stay in the tab though they were just voted on. */
  decided?: ReadonlySet<string> | undefined;
  /** Ids of the deals that are chosen for the comparison. */
  compared?: readonly string[];
  /** Id of the deal that is looked at beside the list. */
  currentId?: string | undefined;
  /** Id of the deal that must be rendered at once, with all before it: the member returns to it. */
  firstId?: string | null;
}

/** The deals list: a table where there is room, cards where there is not. */
export function DealTable(props: DealTableProps) {
  const { deals, actions, caption, density, decided, compared, currentId, firstId } = props;
  const isNarrow = useIsNarrow();
  // Everything that is pressed is tall there: all links of a deal would be half a screen.
  const isTouch = useIsTouch();
  const { shown, loading } = useShownDeals(deals, firstId);
  const rowStateOf = ({ id, ownVote }: Venture) => ({
    isDecided: ownVote !== null && (decided?.has(id) ?? false),
    isCompared: compared?.includes(id) ?? false,
  });
  if (isNarrow) {
    return (
      <CardsFrame aria-label={caption} data-loading={loading}>
        {shown.map((deal) => (
          <DealCard key={deal.id} deal={deal} actions={actions} {...rowStateOf(deal)} />
        ))}
      </CardsFrame>
    );
  }
  const isBrief = density === 'compact' || isTouch;
  return (
    <TableFrame data-loading={loading} data-brief={isBrief ? '' : undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Company</th>
          <th scope="col">Round</th>
          <th scope="col">{isBrief ? 'More' : 'Documents and contacts'}</th>
          <th scope="col">Vote</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((deal) => (
          <DealRow
            key={deal.id}
            deal={deal}
            actions={actions}
            isBrief={isBrief}
            isCurrent={deal.id === currentId}
            {...rowStateOf(deal)}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
