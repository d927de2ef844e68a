import { mutationOptions } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient, CallOptions } from '@syndication/contract/http/client';
import { createVenture } from '@syndication/contract/ventures/ventures.calls';

type CreateCall = Pick<CallInput<typeof createVenture>, 'body'> & CallOptions;
export type NewVenture = CreateCall['body'];

/** Creates the entrepreneur's own venture (section 7); answers its id. */
export const createVentureMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['venture', 'create'],
    mutationFn: (call: CreateCall) => api.call(createVenture, call),
  });
