import { forgotPassword } from '@syndication/contract/accounts/accounts.calls';
import type { ApiClient } from '@syndication/contract/http/client';
import { mutationOptions } from '@syndication/contract/host/query';

/** Answers the warning that a 200 may carry, or null when a link is on its way. */
export const requestResetLink = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['request-reset-link'],
    mutationFn: async ({ email, signal }: { email: string; signal: AbortSignal }) => {
      const { error } = await api.call(forgotPassword, {
        body: { action: 'forgot', email },
        signal,
      });
      return error?.message ?? null;
    },
  });
