import { Link as RouterLink } from '@syndication/contract/host/router';
import { WHATS_NEW_DROPDOWN_ITEMS } from '@syndication/contract/contents/contents.rules';
import { Link } from '@syndication/shared-ui/core';

import { useUpdates } from './use-updates';
import { WhatsNewList } from './whats-new-list';

/** What the header's menu shows while it is open. */
export default function WhatsNewSheet() {
  return (
    <>
      <WhatsNewList updates={useUpdates()} count={WHATS_NEW_DROPDOWN_ITEMS} />
      <Link asChild isStandalone>
        <RouterLink to="/all-updates">All updates</RouterLink>
      </Link>
    </>
  );
}
