import { useHost } from '@syndication/contract/host';
import { useEffect, useRef } from 'react';

/** A page that a dialog has hidden from screen readers is there again by then, and what comes into it is said. */
const READ_AFTER_MS = 100;

/**
 * Closes a dialog that says nothing itself about what was done in it, and tells screen readers. If it was closed
 * meanwhile, another one may be open by now, and stays.
 */
export function useAnnouncedClose(close: () => void): (done: string) => void {
  const { announce } = useHost();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (done) => {
    if (isOpen.current) close();
    setTimeout(() => announce(done), READ_AFTER_MS);
  };
}
