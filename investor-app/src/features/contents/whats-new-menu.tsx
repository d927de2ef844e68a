import { useInvestor } from '@syndication/contract/host';
import { useQuery } from '@syndication/contract/host/query';
import { WHATS_NEW, WHATS_NEW_DROPDOWN_ITEMS } from '@syndication/contract/contents/contents.rules';
import { DisclosureMenu, ErrorPanel } from '@syndication/shared-ui/core';

import { UpdatesSkeleton } from './updates-skeleton';
import { useSettledPage } from './use-settled-page';
import { useUpdates } from './use-updates';

/** The sheet's code, fetched when it is first opened; a failure can be retried. */
const sheetOptions = {
  queryKey: ['whats-new-sheet'],
  queryFn: () => import('./whats-new-sheet'),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
} as const;

function Sheet() {
  const { data: sheet, isError, isFetching, refetch } = useQuery(sheetOptions);
  if (sheet) return <sheet.WhatsNewSheet />;
  return isError ? (
    <ErrorPanel onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : (
    <UpdatesSkeleton count={WHATS_NEW_DROPDOWN_ITEMS} />
  );
}

function MarkedMenu() {
  const { whatsNew } = useUpdates({ isWanted: useSettledPage() });
  const hasUnread = whatsNew?.some(({ isRead }) => !isRead) === true;
  return (
    <DisclosureMenu label={WHATS_NEW} mark={hasUnread && 'unread updates'} sheet="wide">
      <Sheet />
    </DisclosureMenu>
  );
}

/** What's New in the header, for members who may see it. */
export function WhatsNewMenu() {
  const { member } = useInvestor();
  return member.isPolicyRead === 1 ? <MarkedMenu /> : null;
}
