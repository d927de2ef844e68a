import { useQueryClient } from '@syndication/contract/host/query';
import { useEffect, useState } from 'react';

import { whenIdle } from '../../components/when-idle';

/**
 * Becomes true, and stays so, once the page's first requests are answered, so that extras of the chrome do not
 * compete with them.
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
