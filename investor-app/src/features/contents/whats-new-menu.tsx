import { useInvestor } from '@syndication/contract/host';
import { WHATS_NEW, WHATS_NEW_DROPDOWN_ITEMS } from '@syndication/contract/contents/contents.rules';
import { DisclosureMenu } from '@syndication/shared-ui/core';
import { useState } from 'react';

import { LazyPart } from '../../components/lazy-part';
import { UpdatesSkeleton } from './updates-skeleton';
import { useSettledPage } from './use-settled-page';

const loadSheet = () => import('./whats-new-sheet');

const loadUnread = () => import('./unread-updates');

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
  const [hasUnread, setHasUnread] = useState(false);
  const isSettled = useSettledPage();
  return (
    <>
      <DisclosureMenu
        label={WHATS_NEW}
        icon={BELL}
        mark={hasUnread && 'unread updates'}
        sheet="wide"
      >
        <LazyPart
          name="whats-new-sheet"
          load={loadSheet}
          props={{}}
          placeholder={<UpdatesSkeleton count={WHATS_NEW_DROPDOWN_ITEMS} />}
        />
      </DisclosureMenu>
      {isSettled && (
        <LazyPart
          name="unread-updates"
          load={loadUnread}
          props={{ onChange: setHasUnread }}
          placeholder={null}
          // Without its code the menu has no mark.
          failure={null}
        />
      )}
    </>
  );
}

/** What's New in the header, for members who may see it. */
export function WhatsNewMenu() {
  const { member } = useInvestor();
  return member.isPolicyRead === 1 ? <MarkedMenu /> : null;
}
