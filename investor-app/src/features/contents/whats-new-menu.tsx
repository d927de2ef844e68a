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

const BELL = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <path
      d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

function MarkedMenu() {
  const { whatsNew } = useUpdates({ isWanted: useSettledPage() });
  const hasUnread = whatsNew?.some(({ isRead }) => !isRead) === true;
  return (
    <DisclosureMenu label={WHATS_NEW} icon={BELL} mark={hasUnread && 'unread updates'} sheet="wide">
      <Sheet />
    </DisclosureMenu>
  );
}

/** What's New in the header, for members who may see it. */
export function WhatsNewMenu() {
  const { member } = useInvestor();
  return member.isPolicyRead === 1 ? <MarkedMenu /> : null;
}
