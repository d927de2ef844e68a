import { useLocation } from '@syndication/contract/host/router';
import { useEffect, useState } from 'react';

import { takeOpened } from './last-opened';

const ROW = '#deal-';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * The deal that one comes back from: the one whose page was opened from here, or the one that the address names
 * (`/#deal-<id>`). Its row gets the focus, and is scrolled to where it is out of view.
 */
export function useReturnToDeal(): string | null {
  const { hash } = useLocation();
  const [id] = useState(() => {
    const opened = takeOpened();
    return hash.startsWith(ROW) ? hash.slice(ROW.length) : opened;
  });
  useEffect(() => {
    if (id === null) return;
    // After the page has done what it does for every path: it starts at its top.
    const timer = setTimeout(() => {
      const row = document.getElementById(`deal-${id}`);
      if (!row) return;
      if (!isInView(row)) row.scrollIntoView({ block: 'center' });
      row.querySelector<HTMLElement>('.deal-open a')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [id]);
  return id;
}
