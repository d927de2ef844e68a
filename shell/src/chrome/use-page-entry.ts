import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { MAIN_ID } from '@syndication/shared-ui/core';

import { restoreScroll, scrollPage } from './restore-scroll';

/** Where each entry of the history was left, in pixels from the top. */
const places = new Map<string, number>();

/** A redirect while the page loads is no navigation: the skip link stays the first stop. */
const hasReaderActed = () => navigator.userActivation?.hasBeenActive !== false;

function focusMain(): void {
  if (hasReaderActed()) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/**
 * Does for another path what a browser does for another page: it starts at its top with the focus on
 * its content, and back and forward find the place that was left.
 */
export function usePageEntry(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ pathname, key, navigationType });

  // Before the browser tells that a shorter page has moved: that is no longer the left entry's place.
  useLayoutEffect(() => {
    shown.current = { ...shown.current, key, navigationType };
  }, [key, navigationType]);

  useEffect(() => {
    // The browser would restore the place before the page is there; over a reload it does so rightly.
    history.scrollRestoration = 'manual';
    const remember = () => places.set(shown.current.key, document.documentElement.scrollTop);
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, []);

  useEffect(() => {
    const entry = shown.current;
    if (entry.pathname === pathname) return;
    shown.current = { ...entry, pathname };
    focusMain();
    if (entry.navigationType === NavigationType.Pop) {
      return restoreScroll(places.get(entry.key) ?? 0);
    }
    scrollPage(0);
    return undefined;
  }, [pathname]);
}
