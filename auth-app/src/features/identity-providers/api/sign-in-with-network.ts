import { toInvestorSession, type InvestorSession } from '@syndication/contract/host';
import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import {
  linkedinAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.calls';
import { CANCELLED_SIGN_IN_ERRORS } from '@syndication/contract/identity-providers/identity-providers.rules';

import { SignInCancelledError } from '../../../hooks/use-sign-in';
import { waitForNetworkMessage } from '../network-popup';
import { NoAuthCodeError, PopupBlockedError } from '../provider-failure';

/** Opened in the click; null when the browser blocked it. */
interface NetworkSignIn {
  popup: Window | null;
}

async function beginSession(
  api: ApiClient,
  popup: Window,
  signal: AbortSignal,
): Promise<InvestorSession> {
  const { url, state } = await api.call(startLinkedinAuth, { signal });
  popup.location.replace(url);
  const message = await waitForNetworkMessage(popup, signal);
  if (!message || CANCELLED_SIGN_IN_ERRORS.includes(message.error ?? '')) {
    throw new SignInCancelledError();
  }
  const { code, iss } = message;
  if (!code || message.state !== state) throw new NoAuthCodeError();
  const body = { authCode: code, state, ...(iss && { iss }) };
  return toInvestorSession(await api.call(linkedinAuth, { body, signal }));
}

/** Sends the popup to the network and exchanges the code that it brings back. */
export const signInWithNetwork = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['sign-in', 'network'],
    mutationFn: async ({ popup, signal }: NetworkSignIn & { signal: AbortSignal }) => {
      if (!popup) throw new PopupBlockedError();
      try {
        return await beginSession(api, popup, signal);
      } finally {
        popup.close();
      }
    },
  });
