import { sharedQueryKeys, useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { useNavigate } from '@syndication/contract/host/router';
import { describeError } from '@syndication/contract/http/api-error';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Alert, Box, Button, Text, TimedAlert } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { useState } from 'react';

import { confirmVentureMutation } from './api/put-venture-no-update';
import { ventureOptions } from './api/get-venture';

/** The Update Required modal, and the note after its No Change (sections 2 and 4). */
export function UpdateRequired({ venture }: { venture: Venture }) {
  const { api } = useHost();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isDismissed, setIsDismissed] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    ...confirmVentureMutation(api),
    onSuccess: () => {
      setIsDismissed(true);
      void queryClient.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
      void queryClient.invalidateQueries({ queryKey: ventureOptions(api, venture.id).queryKey });
    },
  });

  if (isSuccess) {
    return (
      <Box mb="6">
        <TimedAlert status="success" onDismiss={reset}>
          Thank you. Your profile counts as up to date from today.
        </TimedAlert>
      </Box>
    );
  }
  return (
    <Dialog
      isOpen={venture.isNoUpdate === 0 && !isDismissed}
      title="Update Required"
      size="sm"
      onClose={() => setIsDismissed(true)}
      actions={
        <>
          <Button
            variant="outline"
            aria-busy={isPending}
            onClick={() => {
              if (!isPending) mutate(venture.id);
            }}
          >
            {isPending ? 'Saving…' : 'No Change'}
          </Button>
          <Button onClick={() => void navigate(`/profile/${venture.id}/edit`)}>Edit Profile</Button>
        </>
      }
    >
      <Text>
        Your profile was last updated {venture.daysSinceUpdate} days ago. Investors see profiles of
        the last {DAYS.listed} days only. Has anything changed since?
      </Text>
      {error && <Alert status="error">{describeError(error)}</Alert>}
    </Dialog>
  );
}
