import { useHost } from '@syndication/contract/host';
import { HStack, Text } from '@syndication/shared-ui/core';

import { QuietAuthButton } from '../components/auth-button';
import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { OrDivider } from '../components/or-divider';
import { PasskeySignIn } from '../features/passkeys/passkey-sign-in';
import { signInAsEntrepreneur } from '../features/sign-in/api/sign-in-as-entrepreneur';
import { describeSignInFailure } from '../features/sign-in/sign-in-failure';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { useStoredRole } from '../features/sign-in/stored-role';
import { useSignIn } from '../hooks/use-sign-in';
import { PATHS } from '../paths';

const describeFailure = (error: unknown) => describeSignInFailure('entrepreneur', error);

export function EntrepreneurSignIn() {
  useStoredRole('entrepreneur');
  const { api } = useHost();
  const { signIn } = useSignIn(signInAsEntrepreneur(api), describeFailure);
  return (
    <AuthPanel
      title="Entrepreneur Sign In"
      intro="For founders who were nominated by an investor."
      footer={
        <>
          <HStack gap="2" flexWrap="wrap">
            <Text>New here?</Text>
            <AuthLink to={PATHS.entrepreneurSignUp}>Get Started.</AuthLink>
          </HStack>
          <QuietAuthButton to={PATHS.investorSignIn}>I am an investor</QuietAuthButton>
        </>
      }
    >
      <SignInForm label="Entrepreneur" onSignIn={signIn} />
      <AuthLink to={PATHS.forgotPassword}>Forgot Password?</AuthLink>
      <OrDivider />
      <PasskeySignIn />
    </AuthPanel>
  );
}
