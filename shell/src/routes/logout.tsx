import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { LANDING_PATH } from '@syndication/contract/host/paths';
import { ErrorPanel } from '@syndication/shared-ui/core';

import { usePageTitle } from '../chrome/use-page-title';
import { LoadingPage } from '../remotes/loading-page';
import { userIdOf, useSessionStore } from '../session/session-store';
import { endSessionEverywhere } from '../session/end-session';

/** Ends the session on the server and in the browser, then returns to the start (section 2). */
export function Logout() {
  usePageTitle('Logout');
  const queryClient = useQueryClient();
  const location = useLocation();
  const person = useSessionStore((state) => userIdOf(state.session));
  const [leaving] = useState(person);
  const { mutate, isError, error, isPending } = useMutation({
    mutationFn: () => endSessionEverywhere(queryClient),
  });
  useEffect(() => mutate(), [mutate]);

  // After a session that was refused, signing in again leads back to where it happened. Anyone who has signed in in
  // another tab stays signed in.
  if (person === null || person !== leaving) {
    return <Navigate to={LANDING_PATH} replace state={location.state as unknown} />;
  }
  if (!isError) return <LoadingPage />;
  return (
    <ErrorPanel
      level={1}
      title={titleFailedWrite(error, 'You are still signed in', 'You may still be signed in')}
      onRetry={() => mutate()}
      isRetrying={isPending}
    >
      {explainFailure(error)}
    </ErrorPanel>
  );
}
