import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { useLocation, useNavigate } from '@syndication/contract/host/router';
import {
  CANCELLED_SIGN_IN_ERRORS,
  SIGNED_IN_EMAIL_STORAGE_KEY,
  SIGNED_IN_NAME_STORAGE_KEY,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import type { InvestorSession } from '@syndication/contract/host';
import { Alert } from '@syndication/shared-ui/core';
import { useEffect, useState } from 'react';

import { AuthButton } from '../components/auth-button';
import { AuthPanel } from '../components/auth-panel';
import { finishGoogleSignIn } from '../features/identity-providers/api/finish-google-sign-in';
import { readGoogleAnswer } from '../features/identity-providers/google-answer';
import { takeReturnPath } from '../features/identity-providers/return-path';
import { ProviderAlert } from '../features/identity-providers/provider-alert';
import {
  describeProviderFailure,
  NoAuthCodeError,
} from '../features/identity-providers/provider-failure';
import { SignInCancelledError } from '../hooks/use-sign-in';
import { PATHS } from '../paths';

/** What the page keeps in this browser on success (section 2). */
function storeMember({ member }: InvestorSession): void {
  try {
    localStorage.setItem(SIGNED_IN_EMAIL_STORAGE_KEY, member.email);
    localStorage.setItem(SIGNED_IN_NAME_STORAGE_KEY, member.firstName);
  } catch {
    // Nothing depends on it.
  }
}

/** Where Google sends the browser back to: exchanges its answer for a member (section 2). */
export default function GoogleCallback() {
  const { api, beginSession, endSession } = useHost();
  const location = useLocation();
  const navigate = useNavigate();
  const leaveSignal = useLeaveSignal();
  const [answer] = useState(() => readGoogleAnswer(location));
  const isCancelled = CANCELLED_SIGN_IN_ERRORS.includes(answer.error ?? '');
  const { mutate, error } = useMutation({
    ...finishGoogleSignIn(api),
    onSuccess: (session) => {
      beginSession(session);
      storeMember(session);
    },
    onError: (problem) => {
      if (!isCancelled && !(problem instanceof NoAuthCodeError)) endSession();
    },
  });
  // The answer says so itself; the call only tells the API that this sign-in is over.
  const failure = isCancelled ? new SignInCancelledError() : error;

  useEffect(() => {
    // The code leaves the address and the history before anything else; the shell returns to `from`.
    void navigate(PATHS.googleCallback, { replace: true, state: { from: takeReturnPath() } });
    mutate({ ...answer, signal: leaveSignal() });
  }, [answer, leaveSignal, mutate, navigate]);

  if (!failure) {
    return (
      <AuthPanel title="Google Sign In">
        <Alert status="info">Signing in with Google…</Alert>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title="Google Sign In">
      <ProviderAlert notice={describeProviderFailure('google', failure)} mb="5" />
      <AuthButton to={PATHS.investorSignIn}>Go to Login</AuthButton>
    </AuthPanel>
  );
}
