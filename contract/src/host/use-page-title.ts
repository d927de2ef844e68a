import { useEffect } from 'react';

import { useHost } from './host';

/**
 * Titles the page by what it shows instead of by its route, for as long as the component lives: an
 * update by its own title. Leave the title out until it is known.
 */
export function usePageTitle(title: string | undefined): void {
  const { setPageTitle } = useHost();
  useEffect(() => {
    if (!title || !setPageTitle) return;
    setPageTitle(title);
    return () => setPageTitle(null);
  }, [title, setPageTitle]);
}
