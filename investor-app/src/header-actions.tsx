import { useKeptKey } from '@syndication/contract/host';
import { useLazyDialog } from '@syndication/shared-ui/core';

import { WhatsNewMenu } from './features/contents/whats-new-menu';
import { UnsentVotesSlot } from './components/voting/unsent-votes-slot';
import { NominateActions } from './features/nominations/nominate-actions';

/** The investors' part of the header, in this order (section 2, "Shared chrome"), and what every screen may have to tell. */
export function HeaderActions() {
  const keptKey = useKeptKey('header');
  const { open, dialog } = useLazyDialog(keptKey, keptKey);
  return (
    <>
      <NominateActions onOpen={open} />
      <WhatsNewMenu />
      <UnsentVotesSlot />
      {dialog}
    </>
  );
}
