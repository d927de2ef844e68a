import { Stack } from '@syndication/shared-ui/core';

import { AuthButton } from '../components/auth-button';
import { AuthPanel } from '../components/auth-panel';
import { PATHS } from '../paths';

export function Landing() {
  return (
    <AuthPanel
      title="Welcome"
      intro="Vetted deals, shared between angel groups. Choose how you take part."
    >
      <Stack gap="3">
        <AuthButton to={PATHS.investorSignIn} variant="solid">
          Investor Sign In
        </AuthButton>
        <AuthButton to={PATHS.entrepreneurSignIn}>Entrepreneur Sign In</AuthButton>
      </Stack>
    </AuthPanel>
  );
}
