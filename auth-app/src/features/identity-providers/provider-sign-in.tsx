import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { useLocation } from '@syndication/contract/host/router';
import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import { Alert, Stack } from '@syndication/shared-ui/core';
import type { FormErrorValue } from '@syndication/shared-ui/forms';
import { useRef, useState } from 'react';

import { useSignIn } from '../../hooks/use-sign-in';
import { signInWithNetwork } from './api/sign-in-with-network';
import { startGoogleSignIn } from './api/start-google-sign-in';
import { keepOrigin } from './kept-origin';
import { openNetworkPopup } from './network-popup';
import { ProviderButton } from './provider-button';
import { describeProviderFailure } from './provider-failure';

type ShowFailure = (failure: FormErrorValue | undefined) => void;

/** Leaves for Google, and comes back at `/auth/google`. */
function GoogleButton({ onFailure }: { onFailure: ShowFailure }) {
  const { api, clearSession } = useHost();
  const location = useLocation();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync, isPending, isSuccess } = useMutation(
    startGoogleSignIn(api, (url) => window.location.assign(url)),
  );

  const start = async () => {
    if (isPending) return;
    const signal = leaveSignal();
    onFailure(undefined);
    keepOrigin(location.state);
    try {
      await mutateAsync({ signal });
    } catch (error) {
      if (signal.aborted) return;
      clearSession();
      onFailure(describeProviderFailure(error));
    }
  };

  return (
    <ProviderButton
      provider="google"
      pending={isPending || isSuccess ? 'Going to Google…' : null}
      onClick={() => void start()}
    />
  );
}

/** Opens the network's page in a popup and waits for what it brings back. */
function NetworkButton({ onFailure }: { onFailure: ShowFailure }) {
  const { api } = useHost();
  const popup = useRef<Window | null>(null);
  const { signIn, isPending } = useSignIn(signInWithNetwork(api), describeProviderFailure);

  const start = async () => {
    if (isPending) {
      popup.current?.focus();
      return;
    }
    onFailure(undefined);
    popup.current = openNetworkPopup();
    onFailure(await signIn({ popup: popup.current }));
  };

  return (
    <ProviderButton
      provider="linkedin"
      pending={isPending ? 'Waiting for LinkedIn…' : null}
      onClick={() => void start()}
    />
  );
}

const BUTTONS: Record<IdentityProvider, typeof GoogleButton> = {
  google: GoogleButton,
  linkedin: NetworkButton,
};

/** Google and the professional network (section 2), as far as they are offered here. */
export function ProviderSignIn() {
  const { settings } = useHost();
  const [failure, setFailure] = useState<FormErrorValue | undefined>();
  const { title, text } = typeof failure === 'object' ? failure : { title: null, text: failure };
  return (
    <Stack gap="3">
      {text && (
        <Alert status="error" {...(title && { title })}>
          {text}
        </Alert>
      )}
      {settings.identityProviders.map((provider) => {
        const SignInButton = BUTTONS[provider];
        return <SignInButton key={provider} onFailure={setFailure} />;
      })}
    </Stack>
  );
}
