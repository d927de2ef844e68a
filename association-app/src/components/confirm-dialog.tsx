import { useState, type ReactNode } from 'react';

import { Button, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { useProof } from './use-proof';
import { WriteFailure } from './write-failure';

export interface ConfirmDialogProps {
  title: string;
  /** Of the button that does it. */
  label: string;
  /** It cannot be undone, and its button looks so. */
  isFinal?: boolean;
  /** What it means. */
  children: ReactNode;
  run: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Says what an action means, and does it, with a proof where the API wants one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, label, isFinal = false, children, run, onDone, onClose } = props;
  const { withProof, proofDialog } = useProof();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await withProof(run);
      onDone();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };

  return (
    <>
      <Dialog
        isOpen
        size="sm"
        title={title}
        onClose={onClose}
        initialFocus="actions"
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              {...(isFinal && { variant: 'danger' as const })}
              disabled={isBusy}
              onClick={() => void confirm()}
            >
              {label}
            </Button>
          </>
        }
      >
        <Stack gap="4">
          <Text>{children}</Text>
          {failure !== null && <WriteFailure error={failure} onRetry={() => void confirm()} />}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
