import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { useLeaveSignal, type InvestorSession } from '@syndication/contract/host';
import { isCancel } from '@syndication/contract/http/client';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { acceptPolicy } from '@syndication/contract/members/members.calls';
import { Box, Button, ErrorPanel, Link, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { api } from '../session/api';
import { useSessionStore } from '../session/session-store';
import { settings } from '../settings';
import { MemberRules } from './member-rules';
import { usePolicyDialog } from './policy-store';

/** The dialog is longer than a phone's screen, and the button is at its foot. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' });

/**
 * Welcome and rules (section 2): blocks until the member agrees; the Rules link reopens it, and Agree
 * then only closes it. Section 8 wants a failure to save logged only; nobody gets past this dialog
 * without saving, so it says so as well.
 */
export default function WelcomeDialog({ session }: { session: InvestorSession }) {
  const queryClient = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const close = usePolicyDialog((state) => state.close);
  const markAccepted = useSessionStore((state) => state.acceptPolicy);
  const { pathname, search } = useLocation();
  const { email, isPolicyRead, firstName } = session.member;
  const [failure, setFailure] = useState<unknown>(null);
  const accept = useMutation({
    mutationFn: () =>
      api.call(acceptPolicy, { body: { isPolicyRead: 1, email }, signal: leaveSignal() }),
    onSuccess: () => {
      markAccepted();
      // Everything that was refused without the policy is requested again.
      void queryClient.invalidateQueries();
      close();
    },
    onError: (error) => {
      if (isCancel(error)) return;
      console.warn('The policy could not be saved.', error);
      setFailure(error);
    },
  });
  const isBlocking = isPolicyRead === 0;

  return (
    <Dialog
      isOpen
      title={`Welcome to ${settings.brand}, ${firstName}`}
      isBlocking={isBlocking}
      onClose={close}
      actions={
        <Button
          disabled={accept.isPending}
          onClick={() => (isBlocking ? accept.mutate() : close())}
        >
          Agree
        </Button>
      }
    >
      <Stack gap="4">
        <Text>Members keep these rules, so that deals find money and nobody is misled:</Text>
        <MemberRules />
        <Text>
          The information on this platform is highly confidential and must not be shared outside
          your syndication group. The agreement is non-binding.
        </Text>
        <Text>
          <Link asChild isStandalone>
            <RouterLink to="/etiquette" state={{ from: pathname + search }} onClick={close}>
              Read the full agreement
            </RouterLink>
          </Link>
        </Text>
        {failure !== null && (
          <Box ref={bringIntoView}>
            <ErrorPanel
              title={titleFailedWrite(failure, 'Your agreement was not saved')}
              onRetry={() => accept.mutate()}
              isRetrying={accept.isPending}
            >
              {explainFailure(failure)}
            </ErrorPanel>
          </Box>
        )}
      </Stack>
    </Dialog>
  );
}
