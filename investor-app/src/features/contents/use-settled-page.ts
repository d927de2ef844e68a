import { useQueryClient } from '@syndication/contract/host/query';
import { useEffect, useState } from 'react';

import { whenIdle } from '../../components/when-idle';

/**
 * Turns true for good once the page has what it asked for first, so that an extra of the chrome does
 * not compete with it for the line.
 */
export function useSettledPage(): boolean {
  const cache = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    let hasLeft = false;
    const look = (): void =>
      whenIdle(() => {
        if (!hasLeft && cache.isFetching() === 0) setIsSettled(true);
      });
    const unsubscribe = cache.getQueryCache().subscribe(look);
    look();
    return () => {
      hasLeft = true;
      unsubscribe();
    };
  }, [cache, isSettled]);
  return isSettled;
}
