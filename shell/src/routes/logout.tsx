import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

import { describeError } from '@syndication/contract/http/api-error';
import { LANDING_PATH } from '@syndication/contract/host/paths';
import { ErrorPanel } from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { LoadingPage } from '../remotes/loading-page';
import { api } from '../session/api';
import { useSessionStore } from '../session/session-store';
import { signOut } from '../session/sign-out';

/** Ends the session on the server and in the browser, then returns to the start (section 2). */
export function Logout() {
  usePageTitle('Logout');
  const queryClient = useQueryClient();
  const session = useSessionStore((state) => state.session);
  const { mutate, isError, error, isPending } = useMutation({
    mutationFn: () => signOut(api, queryClient, useSessionStore.getState().session),
  });
  useEffect(() => mutate(), [mutate]);

  if (session.role === null) return <Navigate to={LANDING_PATH} replace />;
  if (!isError) return <LoadingPage />;
  return (
    <ErrorPanel
      level={1}
      title="You are still signed in"
      onRetry={() => mutate()}
      isRetrying={isPending}
    >
      Signing out did not reach the server: {describeError(error)}
    </ErrorPanel>
  );
}
