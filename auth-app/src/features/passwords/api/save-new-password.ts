import { setPassword } from '@syndication/contract/accounts/accounts.endpoints';
import type { ApiClient } from '@syndication/contract/http/client';
import type { EndpointInput } from '@syndication/contract/http/endpoint';
import { mutationOptions } from '@syndication/contract/host/query';

export type NewPassword = EndpointInput<typeof setPassword>['body'];

export const saveNewPassword = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['save-new-password'],
    networkMode: 'always',
    mutationFn: ({ signal, ...body }: NewPassword & { signal: AbortSignal }) =>
      api.call(setPassword, { body, signal }),
  });
