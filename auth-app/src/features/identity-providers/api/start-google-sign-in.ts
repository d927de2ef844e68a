import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { startGoogleAuth } from '@syndication/contract/identity-providers/identity-providers.calls';

/** Asks for Google's address, and leaves for it. */
export const startGoogleSignIn = (api: ApiClient, leaveFor: (url: string) => void) =>
  mutationOptions({
    mutationKey: ['sign-in', 'google', 'start'],
    mutationFn: async ({ signal }: { signal: AbortSignal }) => {
      const { url } = await api.call(startGoogleAuth, { body: {}, signal });
      leaveFor(url);
    },
  });
