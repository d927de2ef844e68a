import { useHost } from '@syndication/contract/host';
import { Navigate, useLocation, useSearchParams } from '@syndication/contract/host/router';
import { NOMINATION_LINK_PARAMETER } from '@syndication/contract/nominations/nominations.rules';
import { Alert, Stack } from '@syndication/shared-ui/core';
import { useState } from 'react';

import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { Outcome } from '../components/outcome';
import { signInAsEntrepreneur } from '../features/sign-in/api/sign-in-as-entrepreneur';
import { describeSignInFailure } from '../features/sign-in/sign-in-failure';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { useStoredRole } from '../features/sign-in/stored-role';
import { NominationSignUp } from '../features/sign-up/nomination-sign-up';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { useSignIn } from '../hooks/use-sign-in';
import { PATHS } from '../paths';

/** Nominated founders come to create a profile: that destination is kept through the sign-up or sign-in. */
const TO_PROFILE = { from: '/create-profile' };

const describeFailure = (error: unknown) => describeSignInFailure('entrepreneur', error);

/** The sign-in with the address of a link that has done its work. */
function NominatedSignIn({ email }: { email: string }) {
  useStoredRole('entrepreneur');
  const { api } = useHost();
  const { signIn } = useSignIn(signInAsEntrepreneur(api), describeFailure);
  return (
    <Stack gap="5">
      <Alert status="info" title="You already have an account">
        {`You no longer need this link. Sign in with ${email}.`}
      </Alert>
      <SignInForm label="Entrepreneur" email={email} onSignIn={signIn} />
      <AuthLink to={PATHS.forgotPassword}>Forgot Password?</AuthLink>
    </Stack>
  );
}

function OpenSignUp() {
  const [createdEmail, setCreatedEmail] = useState<string | null>(null);
  if (createdEmail !== null) {
    return (
      <AuthPanel title="Create an account">
        <Outcome title="Your account is ready">
          {`You can sign in with ${createdEmail} and your new password.`}
        </Outcome>
        <AuthLink to={PATHS.entrepreneurSignIn}>Go to Entrepreneur Sign In</AuthLink>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title="Create an account"
      intro="Free for entrepreneurs who were nominated by an investor."
      footer={<AuthLink to={PATHS.entrepreneurSignIn}>Already have an account?</AuthLink>}
    >
      <SignUpForm onCreated={setCreatedEmail} />
    </AuthPanel>
  );
}

export default function EntrepreneurSignUp() {
  const [parameters] = useSearchParams();
  const { pathname, search, ...location } = useLocation();
  const token = parameters.get(NOMINATION_LINK_PARAMETER);
  if (!token) return <OpenSignUp />;
  if (location.state === null)
    return <Navigate to={pathname + search} state={TO_PROFILE} replace />;
  return (
    <NominationSignUp
      key={token}
      token={token}
      signIn={(email) => <NominatedSignIn email={email} />}
    />
  );
}
