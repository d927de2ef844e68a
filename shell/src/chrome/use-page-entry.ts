import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { MAIN_ID } from '@syndication/shared-ui/core';

import { keep, readKept } from '../boot/browser-storage';
import { restoreScroll, scrollPage } from './restore-scroll';

const KEPT_AS = 'places';

/** Where each entry of the history was left, in pixels from the top. */
function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(readKept('sessionStorage', KEPT_AS) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Names a history entry; the first one of every document has the same key. */
const nameOf = ({ key, pathname }: { key: string; pathname: string }) => key + pathname;

/** The document was reloaded, or is one that back or forward led to. */
const isDocumentRevisited = () =>
  performance
    .getEntriesByType('navigation')
    .some(({ type }) => type === 'reload' || type === 'back_forward');

/** A redirect while the page loads is no navigation: the skip link stays the first stop. */
const hasReaderActed = () => navigator.userActivation?.hasBeenActive !== false;

function focusMain(): void {
  if (hasReaderActed()) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/**
 * Tells whether the reader has moved the focus since leaving for a page: the address changes at once, the page when it
 * is there, and what was pressed meanwhile keeps the focus.
 */
function useFocusMovedMeanwhile(pathname: string): () => boolean {
  const shownAt = useRef('');
  const focusedBefore = useRef<Element>(null);
  useEffect(() => {
    shownAt.current = location.pathname;
  }, [pathname]);
  useEffect(() => {
    const noteFocus = () => {
      if (location.pathname === shownAt.current) focusedBefore.current = null;
      else focusedBefore.current ??= document.activeElement;
    };
    addEventListener('pointerdown', noteFocus, true);
    addEventListener('keydown', noteFocus, true);
    return () => {
      removeEventListener('pointerdown', noteFocus, true);
      removeEventListener('keydown', noteFocus, true);
    };
  }, []);
  return useCallback(() => {
    const before = focusedBefore.current;
    focusedBefore.current = null;
    const now = document.activeElement;
    return before !== null && now !== before && now !== document.body;
  }, []);
}

/**
 * Does for another path what a browser does for another page: it starts at its top with the focus on
 * its content, and back and forward find the place that was left. So does a reload.
 */
export function usePageEntry(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const [places] = useState(readPlaces);
  const shown = useRef({ pathname: '', key, navigationType });
  const hasFocusMoved = useFocusMovedMeanwhile(pathname);

  // Before the browser reports that a shorter page has scrolled: that is not where the last entry was left.
  useLayoutEffect(() => {
    shown.current = { ...shown.current, key, navigationType };
  }, [key, navigationType]);

  useEffect(() => {
    // The browser would restore the place before the page is there.
    history.scrollRestoration = 'manual';
    const remember = () => places.set(nameOf(shown.current), document.documentElement.scrollTop);
    const keepPlaces = () => keep('sessionStorage', KEPT_AS, JSON.stringify([...places]));
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keepPlaces);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keepPlaces);
      history.scrollRestoration = 'auto';
    };
  }, [places]);

  useEffect(() => {
    const entry = shown.current;
    if (entry.pathname === pathname) return;
    shown.current = { ...entry, pathname };
    const isFirst = entry.pathname === '';
    if (isFirst && !isDocumentRevisited()) return undefined;
    const isElsewhere = hasFocusMoved();
    if (!isFirst && !isElsewhere) focusMain();
    if (entry.navigationType === NavigationType.Pop) {
      return restoreScroll(places.get(nameOf(shown.current)) ?? 0);
    }
    scrollPage(0);
    return undefined;
  }, [pathname, places, hasFocusMoved]);
}
