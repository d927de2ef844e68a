import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useState, type SyntheticEvent } from 'react';

/** The deal shown beside the list: the one whose row was last clicked or has the focus. */
export function useCurrentDeal(deals: readonly Venture[], isWide: boolean) {
  const [id, setId] = useState<string | null>(null);
  const choose = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('[id^="deal-"]') : null;
    if (isWide && row) setId(row.id.replace('deal-', ''));
  };
  const current = isWide ? (deals.find((deal) => deal.id === id) ?? deals[0] ?? null) : null;
  return { current, handlers: { onClick: choose, onFocus: choose } };
}
