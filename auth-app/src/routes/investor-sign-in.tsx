import { useHost } from '@syndication/contract/host';
import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import { HStack, Link, Stack, Text } from '@syndication/shared-ui/core';

import { QuietAuthButton } from '../components/auth-button';
import { AuthLink } from '../components/auth-link';
import { AuthPanel } from '../components/auth-panel';
import { OrDivider } from '../components/or-divider';
import { ProviderSignIn } from '../features/identity-providers/provider-sign-in';
import { PasskeySignIn } from '../features/passkeys/passkey-sign-in';
import { signInAsInvestor } from '../features/sign-in/api/sign-in-as-investor';
import { describeSignInFailure } from '../features/sign-in/sign-in-failure';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { useStoredRole } from '../features/sign-in/stored-role';
import { useSignIn } from '../hooks/use-sign-in';
import { PATHS } from '../paths';

const describeFailure = (error: unknown) => describeSignInFailure('investor', error);

export function InvestorSignIn() {
  useStoredRole('investor');
  const { api, settings } = useHost();
  const { signIn } = useSignIn(signInAsInvestor(api), describeFailure);
  const requestAccessHref = toSafeHref(settings.requestAccessUrl);
  return (
    <AuthPanel
      title="Investor Sign In"
      intro="For members of a syndication group."
      footer={
        <>
          {requestAccessHref && (
            <HStack gap="2" flexWrap="wrap">
              <Text>No account yet?</Text>
              <Link
                href={requestAccessHref}
                target="_blank"
                rel="noopener noreferrer"
                display="inline-flex"
                alignItems="center"
                minHeight="11"
              >
                Request an investor account
              </Link>
            </HStack>
          )}
          <QuietAuthButton to={PATHS.entrepreneurSignIn}>I am an entrepreneur</QuietAuthButton>
        </>
      }
    >
      <SignInForm label="Investor" onSignIn={signIn} />
      <AuthLink to={PATHS.forgotPassword}>Forgot Password?</AuthLink>
      <OrDivider />
      <Stack gap="3">
        <PasskeySignIn />
        {settings.identityProviders.length > 0 && <ProviderSignIn />}
      </Stack>
    </AuthPanel>
  );
}
