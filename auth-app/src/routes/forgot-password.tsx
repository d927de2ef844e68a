import { resetMailSent } from '@syndication/contract/accounts/accounts.rules';
import { Alert } from '@syndication/shared-ui/core';
import { useState } from 'react';

import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { RequestResetForm } from '../features/passwords/request-reset-form';
import { PATHS } from '../paths';

const TITLE = 'Request New Password';

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <AuthPanel title={TITLE}>
        <Alert status="success" title="Check your mailbox">
          {resetMailSent(sentTo)}
        </Alert>
        <AuthLink to={PATHS.landing}>Back to sign in</AuthLink>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title={TITLE}
      intro="We’ll email you a link to set a new password."
      footer={<AuthLink to={PATHS.landing}>Cancel</AuthLink>}
    >
      <RequestResetForm onSent={setSentTo} />
    </AuthPanel>
  );
}
