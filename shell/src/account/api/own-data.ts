import { queryOptions } from '@tanstack/react-query';

import * as calls from '@syndication/contract/own-data/own-data.calls';

import { api } from '../../session/api';

export const deletionQuery = queryOptions({
  queryKey: ['deletion-request'],
  queryFn: ({ signal }) => api.call(calls.getDeletionRequest, { signal }),
  staleTime: 0,
});

export const exportOwnData = (signal: AbortSignal) => api.call(calls.exportOwnData, { signal });

export const askForDeletion = () => api.call(calls.askForDeletion, { keepalive: true });

export const withdrawDeletion = () => api.call(calls.withdrawDeletion, { keepalive: true });
