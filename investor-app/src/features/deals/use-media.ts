import { useEffect, useState } from 'react';

/** As on the screen: what changes while the page is printed comes too late for the browser, which then cuts it off. */
function useMedia(query: string): boolean {
  const [isMatch, setIsMatch] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const update = () => {
      if (!matchMedia('print').matches) setIsMatch(media.matches);
    };
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [query]);
  return isMatch;
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
