import { setPassword } from '@syndication/contract/accounts/accounts.calls';
import type { ApiClient } from '@syndication/contract/http/client';
import type { CallInput } from '@syndication/contract/http/call';
import { mutationOptions } from '@syndication/contract/host/query';

export type NewPassword = CallInput<typeof setPassword>['body'];

export const saveNewPassword = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['save-new-password'],
    mutationFn: ({ signal, ...body }: NewPassword & { signal: AbortSignal }) =>
      api.call(setPassword, { body, signal }),
  });
