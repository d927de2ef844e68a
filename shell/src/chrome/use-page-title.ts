import { useEffect } from 'react';

import { settings } from '../settings';
import { useAnnouncer } from './announcer';

/** Sets the document's title and says it to screen readers. */
export function usePageTitle(title: string): void {
  const announce = useAnnouncer((state) => state.announce);
  useEffect(() => {
    document.title = `${title} · ${settings.brand}`;
    announce(title);
  }, [title, announce]);
}
