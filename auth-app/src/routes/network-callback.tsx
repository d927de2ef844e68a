import { useSearchParams } from '@syndication/contract/host/router';
import {
  NETWORK_MESSAGE_TYPE,
  type NetworkMessage,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import { Alert } from '@syndication/shared-ui/core';
import { useEffect } from 'react';

import { AuthButton } from '../components/auth-button';
import { AuthPanel } from '../components/auth-panel';
import { PATHS } from '../paths';

/** The popup's last page: hands what the network answered to the window that opened it, and closes (section 2). */
export default function NetworkCallback() {
  const [parameters] = useSearchParams();

  useEffect(() => {
    const opener = window.opener as Window | null;
    if (!opener) return;
    const message: NetworkMessage = {
      type: NETWORK_MESSAGE_TYPE,
      code: parameters.get('code'),
      state: parameters.get('state'),
      error: parameters.get('error'),
      iss: parameters.get('iss'),
    };
    opener.postMessage(message, window.location.origin);
    window.close();
  }, [parameters]);

  return (
    <AuthPanel title="LinkedIn Sign In">
      {window.opener ? (
        <Alert status="info">Signing in with LinkedIn… You can close this window.</Alert>
      ) : (
        <>
          <Alert status="warning" mb="5" title="No sign-in is in progress here">
            This page belongs to the sign-in window. Please start again from the sign-in page.
          </Alert>
          <AuthButton to={PATHS.investorSignIn}>Go to Login</AuthButton>
        </>
      )}
    </AuthPanel>
  );
}
