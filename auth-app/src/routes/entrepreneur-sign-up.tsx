import { Alert } from '@syndication/shared-ui/core';
import { useState } from 'react';

import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { PATHS } from '../paths';

export default function EntrepreneurSignUp() {
  const [createdEmail, setCreatedEmail] = useState<string | null>(null);
  if (createdEmail !== null) {
    return (
      <AuthPanel title="Create an account">
        <Alert status="success" title="Your account is ready">
          {`You can sign in with ${createdEmail} and your new password.`}
        </Alert>
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
