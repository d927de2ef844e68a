import { Button } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { AgreementText } from './agreement-text';

/** The agreement in a modal (section 2). */
export default function AgreementDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title="Memorandum of understanding"
      size="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <AgreementText />
    </Dialog>
  );
}
