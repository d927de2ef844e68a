import { useMutation, useQueryClient } from '@tanstack/react-query';

import { sharedQueryKeys } from '@syndication/contract/host';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { Alert, Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import type { ReactNode } from 'react';

import { remindersQuery } from './api/get-reminders';
import { remindersOnMutation } from './api/put-reminders';

export interface StoppedRemindersProps {
  ventureId: string;
  /** Another way on, beside the button. */
  children?: ReactNode;
}

/** After an unsubscription: what no longer comes, what still does, and the way back. */
export function StoppedReminders({ ventureId, children }: StoppedRemindersProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...remindersOnMutation,
    onSuccess: () => {
      // The home page names the next reminder.
      void queryClient.invalidateQueries({ queryKey: sharedQueryKeys.allVentures() });
      return queryClient.invalidateQueries(remindersQuery);
    },
    onError: () => void queryClient.invalidateQueries(remindersQuery),
  });
  return (
    <Stack gap="4">
      <Alert status="info" title="You will get no more reminders to update your profile">
        Investors see your profile as before. It still leaves the list if you do not update it.
      </Alert>
      <Text>
        You still get emails about your password and account, such as links that you request, and
        when an investor nominates your company.
      </Text>
      {error && (
        <Alert status="error" title={titleFailedWrite(error, 'The reminders are still off')}>
          {explainFailure(error)}
        </Alert>
      )}
      <HStack gap="3" wrap="wrap">
        <Button
          variant="outline"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate(ventureId);
          }}
        >
          {isPending ? 'Turning on…' : 'Turn reminders back on'}
        </Button>
        {children}
      </HStack>
    </Stack>
  );
}
