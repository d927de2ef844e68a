import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { useLocation } from '@syndication/contract/host/router';
import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import { Stack } from '@syndication/shared-ui/core';
import { useEffect, useRef, useState } from 'react';

import { useSignIn } from '../../hooks/use-sign-in';
import { signInWithNetwork } from './api/sign-in-with-network';
import { startGoogleSignIn } from './api/start-google-sign-in';
import { storeReturnPath } from './return-path';
import { openNetworkPopup } from './network-popup';
import { ProviderAlert } from './provider-alert';
import { ProviderButton } from './provider-button';
import { describeProviderFailure, type ProviderNotice } from './provider-failure';

type ShowNotice = (notice: ProviderNotice | undefined) => void;

const describeNetworkFailure = (error: unknown) => describeProviderFailure('linkedin', error);

/** Leaves for Google, and comes back at `/auth/google`. */
function GoogleButton({ onNotice }: { onNotice: ShowNotice }) {
  const { api, endSession } = useHost();
  const location = useLocation();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync, isPending, isSuccess, reset } = useMutation(
    startGoogleSignIn(api, (url) => window.location.assign(url)),
  );

  // Back from Google, a browser may show this page as it was left.
  useEffect(() => {
    const startAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', startAgain);
    return () => window.removeEventListener('pageshow', startAgain);
  }, [reset]);

  const start = async () => {
    if (isPending) return;
    const signal = leaveSignal();
    onNotice(undefined);
    storeReturnPath(location.state);
    try {
      await mutateAsync({ signal });
    } catch (error) {
      if (signal.aborted) return;
      endSession();
      onNotice(describeProviderFailure('google', error));
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
function NetworkButton({ onNotice }: { onNotice: ShowNotice }) {
  const { api } = useHost();
  const popup = useRef<Window | null>(null);
  const { signIn, isPending } = useSignIn(signInWithNetwork(api), describeNetworkFailure);

  const start = async () => {
    if (isPending) {
      popup.current?.focus();
      return;
    }
    onNotice(undefined);
    popup.current = openNetworkPopup();
    onNotice(await signIn({ popup: popup.current }));
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
  const [notice, setNotice] = useState<ProviderNotice | undefined>();
  return (
    <Stack gap="3">
      {notice && <ProviderAlert notice={notice} />}
      {settings.identityProviders.map((provider) => {
        const SignInButton = BUTTONS[provider];
        return <SignInButton key={provider} onNotice={setNotice} />;
      })}
    </Stack>
  );
}
