import { mutationOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient, CallOptions } from '@syndication/contract/http/client';
import { updateVenture } from '@syndication/contract/ventures/ventures.calls';

type UpdateCall = Pick<CallInput<typeof updateVenture>, 'params' | 'body'> & CallOptions;
export type VentureUpdate = UpdateCall['body'];

/** Writes the entrepreneur's own venture and its rounds (section 7); answers the venture as it is then. */
export const updateVentureMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['venture', 'update'],
    mutationFn: (call: UpdateCall) => api.call(updateVenture, call),
  });
