import { useHost } from '@syndication/contract/host';
import { describeError } from '@syndication/contract/http/api-error';
import { GENERIC_ERROR_TITLE } from '@syndication/contract/http/errors.rules';
import { HStack, Text } from '@syndication/shared-ui/core';

import { AuthButton } from '../components/auth-button';
import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { signInAsEntrepreneur } from '../features/sign-in/api/sign-in-as-entrepreneur';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { useStoredRole } from '../features/sign-in/stored-role';
import { WrongRoleError } from '../features/sign-in/token-role';
import { useSignIn } from '../hooks/use-sign-in';
import { PATHS } from '../paths';

const describeFailure = (error: unknown) => ({
  title: GENERIC_ERROR_TITLE,
  text: error instanceof WrongRoleError ? error.message : describeError(error),
});

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
          <AuthButton to={PATHS.investorSignIn}>I am an investor</AuthButton>
        </>
      }
    >
      <SignInForm label="Entrepreneur" onSignIn={signIn} />
      <AuthLink to={PATHS.forgotPassword}>Forgot Password?</AuthLink>
    </AuthPanel>
  );
}
