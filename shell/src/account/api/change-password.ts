import { mutationOptions } from '@tanstack/react-query';

import { changePassword } from '@syndication/contract/account-security/account-security.calls';
import type { CallInput } from '@syndication/contract/http/call';

import { api } from '../../session/api';

export type PasswordChange = CallInput<typeof changePassword>['body'];

export const changePasswordMutation = mutationOptions({
  mutationKey: ['account', 'change-password'],
  // It gives the session a new id: a page that was left without the answer would be signed out.
  mutationFn: (body: PasswordChange) => api.call(changePassword, { body, keepalive: true }),
});
