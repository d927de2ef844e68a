import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { useEffect } from 'react';

import { dealVisitMutation } from '../api/put-deal-visit';

/** Shorter than the pause that ends a visit. */
const RECORD_INTERVAL_MS = 10 * 60_000;

/**
 * Records that the member visits the deals of a group: when they are shown, when the window is visible again, and at
 * intervals meanwhile.
 * @returns records that the member has seen the news
 */
export function useVisits(groupId: string | null): () => void {
  const { api } = useHost();
  const { mutate } = useMutation(dealVisitMutation(api, groupId, useQueryClient()));
  useEffect(() => {
    let notedAt = -Infinity;
    const note = () => {
      if (document.hidden || performance.now() - notedAt < RECORD_INTERVAL_MS) return;
      notedAt = performance.now();
      mutate(false);
    };
    note();
    const timer = setInterval(note, RECORD_INTERVAL_MS);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [mutate]);
  return () => mutate(true);
}
