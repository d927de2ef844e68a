import { DEAL_FILTERS, DEAL_NEWS } from '@syndication/contract/ventures/deal-filters.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useMemo, useState } from 'react';

import type { DealListView } from '../use-deal-list-view';
import { NewsLine } from './news-line';
import { useVisits } from './use-visits';

function countNews(deals: readonly Venture[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of deals.flatMap((deal) => DEAL_FILTERS.news.valuesOf(deal))) {
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

export interface GroupNewsProps {
  /** The last visit, as an ISO date-time; null on the first one. */
  since: string | null;
  deals: readonly Venture[];
  isWhole: boolean;
  groupId: string | null;
  view: Pick<DealListView, 'selection' | 'toggleSearch'>;
}

/** What is news of a group's deals; nothing on a first visit. Records the visit. */
export default function GroupNews({ since, deals, isWhole, groupId, view }: GroupNewsProps) {
  const dismiss = useVisits(groupId);
  const [today] = useState(() => new Date().toDateString());
  const counts = useMemo(() => countNews(deals), [deals]);
  if (!since) return null;
  const news = Object.values(DEAL_NEWS).flatMap((value) => {
    const count = counts.get(value);
    if (!count) return [];
    const isChosen = view.selection.news?.includes(value) ?? false;
    return [{ value, count, isChosen, searchOf: view.toggleSearch('news', value) }];
  });
  // A deal that closes soon is not news for members who were here today; its mark stays.
  const isOnlyClosing = news.every(({ value }) => value === DEAL_NEWS.closing);
  const isKnown = isOnlyClosing && new Date(since).toDateString() === today;
  return (
    <NewsLine since={since} news={isWhole ? (isKnown ? [] : news) : null} onDismiss={dismiss} />
  );
}
