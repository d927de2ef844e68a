import { keptForUserKey, useInvestor } from '@syndication/contract/host';
import { useLazyDialog } from '@syndication/shared-ui/core';

import { WhatsNewMenu } from './features/contents/whats-new-menu';
import { UnsentVotesSlot } from './components/voting/unsent-votes-slot';
import { NominateActions } from './features/nominations/nominate-actions';

/** The investors' part of the header, in this order (section 2, "Shared chrome"), and what every screen may have to tell. */
export function HeaderActions() {
  const { userId } = useInvestor().member;
  const { open, dialog } = useLazyDialog(userId, keptForUserKey(userId, 'header'));
  return (
    <>
      <NominateActions onOpen={open} />
      <WhatsNewMenu />
      <UnsentVotesSlot />
      {dialog}
    </>
  );
}
