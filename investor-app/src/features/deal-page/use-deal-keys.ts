import { useNavigate } from '@syndication/contract/host/router';
import { useEffect } from 'react';

import type { Neighbours } from './use-neighbours';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `j` to the next deal, `k` to the previous one, `n` to the next one without a vote. */
export function useDealKeys(neighbours: Neighbours | null, dealsSearch: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!neighbours) return;
    const ways: Record<string, { id: string } | null> = {
      j: neighbours.next,
      k: neighbours.previous,
      n: neighbours.nextWithoutVote,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (hasModifier || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const deal = ways[event.key];
      if (deal) void navigate(`/ventures/${deal.id}`, { state: { dealsSearch } });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [neighbours, navigate, dealsSearch]);
}
