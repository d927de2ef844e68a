import {
  ACCOUNT_MESSAGES,
  RESET_TOKEN_PARAMETER,
} from '@syndication/contract/accounts/accounts.rules';
import { useState } from 'react';
import { useNavigate, useSearchParams } from '@syndication/contract/host/router';

import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { Outcome } from '../components/outcome';
import { SetPasswordForm } from '../features/passwords/set-password-form';
import { PATHS, type AuthPath } from '../paths';

const TITLE = 'Set Password';

export default function ResetPassword() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [signInPath, setSignInPath] = useState<AuthPath | null>(null);
  if (signInPath) {
    return (
      <AuthPanel title={TITLE}>
        <Outcome>{ACCOUNT_MESSAGES.passwordUpdated}</Outcome>
        <AuthLink to={signInPath}>Go to sign in</AuthLink>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title={TITLE} footer={<AuthLink to={PATHS.landing}>Cancel</AuthLink>}>
      <SetPasswordForm
        token={parameters.get(RESET_TOKEN_PARAMETER) || null}
        // Who is invited is an investor; any other password may be an entrepreneur's.
        onSaved={(isInvitation) => {
          setSignInPath(isInvitation ? PATHS.investorSignIn : PATHS.landing);
        }}
        onNewLinkWanted={() => {
          void navigate(PATHS.forgotPassword);
        }}
      />
    </AuthPanel>
  );
}
