import { mutationOptions } from '@tanstack/react-query';

import { changePassword } from '@syndication/contract/account-security/account-security.calls';
import type { CallInput } from '@syndication/contract/http/call';

import { api } from '../../session/api';

export type PasswordChange = CallInput<typeof changePassword>['body'];

export const changePasswordMutation = mutationOptions({
  mutationKey: ['account', 'change-password'],
  mutationFn: ({ signal, ...body }: PasswordChange & { signal: AbortSignal }) =>
    api.call(changePassword, { body, signal }),
});
