import { useHost } from '@syndication/contract/host';
import { Link as RouterLink, useLocation } from '@syndication/contract/host/router';
import { Link } from '@syndication/shared-ui/core';

import { LIST_PARAMS } from './deal-data/deals-of-search';

/** What the shell adds to the list's address. */
const GROUP = 'group';

/** The list that a screen was opened from: a link's `state`, as it leads on from there. */
export interface FromDeals {
  /** The list's address, from `?` on. */
  dealsSearch: string;
}

/** The list that this screen was opened from; the whole list for a screen that was opened by its address. */
export function useFromDeals(): FromDeals {
  const { dealsSearch = '' } = (useLocation().state ?? {}) as Partial<FromDeals>;
  return { dealsSearch };
}

interface Props {
  /** Where the list begins: at this deal, and on the page that it is on now, if it is known. */
  at?: { deal: string; page: number | undefined };
}

/** The way back to the list as it was left, but of the group that the page shows now. */
export function BackToDeals({ at }: Props) {
  const { activeGroup } = useHost();
  const params = new URLSearchParams(useFromDeals().dealsSearch);
  if (activeGroup && params.has(GROUP)) params.set(GROUP, activeGroup.id);
  if (at?.page === 1) params.delete(LIST_PARAMS.page);
  else if (at?.page) params.set(LIST_PARAMS.page, String(at.page));
  const hash = at ? `#deal-${at.deal}` : '';
  return (
    <Link asChild isStandalone>
      <RouterLink to={{ pathname: '/', search: params.toString(), hash }}>
        Back to the deals
      </RouterLink>
    </Link>
  );
}
