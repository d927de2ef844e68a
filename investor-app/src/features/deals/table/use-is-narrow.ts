import { useSyncExternalStore } from 'react';

/** Below the `lg` breakpoint, where three zones have no room beside each other. */
const NARROW = '(max-width: 59.99rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}
