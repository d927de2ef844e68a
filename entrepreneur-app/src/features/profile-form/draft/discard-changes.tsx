import { Button } from '@syndication/shared-ui/core';
import { useForm } from '@syndication/shared-ui/forms';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useFormSteps } from '../steps/form-steps';

/** Resets the form to what is saved, after a confirmation. */
export function DiscardChanges() {
  const form = useForm();
  const { focusStep } = useFormSteps();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" flexShrink="0" onClick={() => setIsAsking(true)}>
        Discard changes
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        confirmLabel="Discard changes"
        isDestructive
        cancelLabel="Keep editing"
        onConfirm={() => {
          flushSync(() => {
            setIsAsking(false);
            form.reset();
          });
          focusStep();
        }}
        onCancel={() => setIsAsking(false)}
      >
        The form goes back to what is saved, and the draft is deleted for good.
      </ConfirmDialog>
    </>
  );
}
