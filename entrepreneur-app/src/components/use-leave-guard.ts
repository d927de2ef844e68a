import { useNavigate } from '@syndication/contract/host/router';
import { useEffect, useRef, useState } from 'react';

/** A way out of the page that waits for an answer. */
type Leave = () => void;

/** Another page, chosen by the reader: a redirect is not, and leaving the document has its own question. */
function leavesThePage({ cancelable, destination, navigationType }: NavigateEvent): boolean {
  if (!cancelable || !destination.sameDocument) return false;
  if (navigationType !== 'push' && navigationType !== 'traverse') return false;
  return new URL(destination.url).pathname !== window.location.pathname;
}

/**
 * While it is active, asks before the page is left: the browser asks before the document is left; otherwise
 * `isAsking` tells the page to ask. It notices links, back and forward through the Navigation API
 * (docs/decisions/012-leaving-with-unsaved-changes.md); a browser without it asks only for the document.
 */
export function useLeaveGuard(isActive: boolean) {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<Leave | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isActive) return;
    const ask = (event: NavigateEvent) => {
      if (isLeaving.current || !leavesThePage(event)) return;
      event.preventDefault();
      const { url, key } = event.destination;
      const { pathname, search, hash } = new URL(url);
      const go = () =>
        event.navigationType === 'traverse'
          ? window.navigation.traverseTo(key)
          : navigate(pathname + search + hash);
      setLeave(() => go);
    };
    const askByBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', ask);
    window.addEventListener('beforeunload', askByBrowser);
    return () => {
      navigation?.removeEventListener('navigate', ask);
      window.removeEventListener('beforeunload', askByBrowser);
    };
  }, [isActive, navigate]);

  return {
    isAsking: leave !== null,
    stay: () => setLeave(null),
    leave: () => {
      setLeave(null);
      isLeaving.current = true;
      leave?.();
    },
  };
}
