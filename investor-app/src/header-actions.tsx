import { Button, useLazyDialog, type LoadDialog } from '@syndication/shared-ui/core';

import { WhatsNewMenu } from './features/contents/whats-new-menu';
import { NominateActions } from './features/nominations/nominate-actions';

const loadHelp: LoadDialog = () => import('./features/help/help-dialog');

/** The investors' part of the header, in this order (section 2, "Shared chrome"). */
export function HeaderActions() {
  const { open, dialog } = useLazyDialog();
  return (
    <>
      <Button variant="ghost" onClick={() => open(loadHelp)}>
        Help
      </Button>
      <NominateActions onOpen={open} />
      <WhatsNewMenu />
      {dialog}
    </>
  );
}
