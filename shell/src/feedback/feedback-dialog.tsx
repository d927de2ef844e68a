import { useState } from 'react';

import { Alert, Button, focusIfLost } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { useSessionStore } from '../session/session-store';
import { FeedbackForm } from './feedback-form';
import { senderOf } from './sender';

/** The feedback dialog; once it is sent, thanks replace the form. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const session = useSessionStore((state) => state.session);
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog
      isOpen
      title="Feedback"
      onClose={onClose}
      actions={isSent && <Button onClick={onClose}>Close</Button>}
    >
      {isSent ? (
        <Alert status="success" title="Thanks!" tabIndex={-1} ref={focusIfLost}>
          Your feedback is on its way to the association. If you gave an email address, the answer
          will come there.
        </Alert>
      ) : (
        <FeedbackForm sender={senderOf(session)} onSent={() => setIsSent(true)} />
      )}
    </Dialog>
  );
}
