import { mutationOptions } from '@tanstack/react-query';

import type { CallInput } from '@syndication/contract/http/call';
import type { CallOptions } from '@syndication/contract/http/client';
import { postUnsubscribe } from '@syndication/contract/ventures/ventures.calls';

import { api } from '../../session/api';

export type Unsubscription = CallInput<typeof postUnsubscribe>['body'];

/** Stops the reminders to update a profile (section 7). */
export const unsubscribeMutation = mutationOptions({
  mutationKey: ['unsubscribe'],
  mutationFn: (call: { body: Unsubscription } & CallOptions) => api.call(postUnsubscribe, call),
});
