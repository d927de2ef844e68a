import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { useLeaveSignal, type InvestorSession } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { isCancel } from '@syndication/contract/http/client';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { acceptPolicy } from '@syndication/contract/members/members.calls';
import { Alert, Box, Button, ErrorPanel, Link, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { agreementQuery } from '../agreement/api/get-agreement';
import { api } from '../session/api';
import { showAccepted } from '../session/follow-session';
import { settings } from '../settings';
import { MemberRules } from './member-rules';
import { usePolicyDialog } from './policy-store';

const AgreementText = lazy(async () => {
  const { AgreementText: Text } = await import('../agreement/agreement-text');
  return { default: Text };
});

const isOutdated = (failure: unknown) =>
  failure instanceof ApiError && failure.code === 'STALE_VERSION';

/** The dialog is longer than a phone's screen, and the button is at its foot. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' });

/**
 * Welcome and rules (section 2): blocks until the member agrees; the Rules link reopens it, and Agree
 * then only closes it. Section 8 wants a failure to save logged only; nobody gets past this dialog
 * without saving, so it says so as well. It names the version that it leads to: if another one is in force by then, that
 * one has to be read first.
 */
export default function WelcomeDialog({ session }: { session: InvestorSession }) {
  const queryClient = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const close = usePolicyDialog((state) => state.close);
  const { pathname, search } = useLocation();
  const { email, isPolicyRead, hasEverAccepted = false, firstName } = session.member;
  const [failure, setFailure] = useState<unknown>(null);
  const isBlocking = isPolicyRead === 0;
  // Fetched once: a later version must not take the place of the one that was read.
  const agreement = useQuery({ ...agreementQuery, enabled: isBlocking, staleTime: Infinity });
  const accept = useMutation({
    mutationFn: async () => {
      const { number: version } = await queryClient.ensureQueryData(agreementQuery);
      const body = { isPolicyRead: 1, email, version } as const;
      await api.call(acceptPolicy, { body, signal: leaveSignal() });
    },
    onSuccess: () => {
      showAccepted(queryClient);
      close();
    },
    onError: (error) => {
      if (isCancel(error)) return;
      console.warn('The policy could not be saved.', error);
      if (isOutdated(error)) void queryClient.resetQueries({ queryKey: agreementQuery.queryKey });
      setFailure(error);
    },
  });
  const isChanged = isOutdated(failure);

  return (
    <Dialog
      isOpen
      title={`Welcome to ${settings.brand}, ${firstName}`}
      isBlocking={isBlocking}
      onClose={close}
      actions={
        <Button
          disabled={accept.isPending || (isChanged && !agreement.isSuccess)}
          onClick={() => (isBlocking ? accept.mutate() : close())}
        >
          Agree
        </Button>
      }
    >
      <Stack gap="4">
        {isBlocking && hasEverAccepted && (
          <Alert status="info">
            The agreement has changed since you accepted it. Read the new version, then agree.
          </Alert>
        )}
        <Text>Members follow these rules so that rounds fill and nobody is misled:</Text>
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
        {isChanged && (
          <Box ref={bringIntoView}>
            <Alert status="warning" role="alert">
              The agreement changed after you opened it. Read the new version below, then agree.
            </Alert>
          </Box>
        )}
        {isChanged && (
          <Suspense fallback={null}>
            <AgreementText />
          </Suspense>
        )}
        {failure !== null && !isChanged && (
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
