import { resetMailSent } from '@syndication/contract/accounts/accounts.rules';
import { useState } from 'react';

import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { Outcome } from '../components/outcome';
import { RequestResetForm } from '../features/passwords/request-reset-form';
import { PATHS } from '../paths';

const TITLE = 'Request New Password';

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <AuthPanel title={TITLE}>
        <Outcome title="Check your inbox">{resetMailSent(sentTo)}</Outcome>
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
