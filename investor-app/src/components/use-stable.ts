import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same between renders, so that its users need not render again. */
export function useStable<A extends readonly unknown[]>(handle: (...args: A) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
