import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/**
 * Where three zones have no room beside each other: below the `lg` breakpoint, and on a touch screen, where
 * everything that is pressed is tall, up to 1,100 px.
 */
export const useIsNarrow = () =>
  useMedia('(max-width: 59.99rem), (pointer: coarse) and (max-width: 68.75rem)');

export const useIsTouch = () => useMedia('(pointer: coarse)');

/** Where a deal has room beside the list. */
export const useIsWide = () => useMedia('(min-width: 100rem)');
