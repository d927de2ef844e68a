import { mutationOptions, queryOptions } from '@tanstack/react-query';

import * as calls from '@syndication/contract/digests/digests.calls';
import { ApiError } from '@syndication/contract/http/api-error';

import { api } from '../../session/api';

/** Which mails the link of a digest stops; null for a link that stops none. */
export const linkedDigestQuery = (token: string) =>
  queryOptions({
    queryKey: ['linked-digest', token],
    queryFn: async ({ signal }) => {
      if (token === '') return null;
      try {
        return await api.call(calls.getLinkedDigest, { params: { token }, signal });
      } catch (error) {
        // 400: it is longer than any link that was sent.
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

export const stopDigestMutation = mutationOptions({
  mutationKey: ['linked-digest', 'stop'],
  mutationFn: (token: string) =>
    api.call(calls.stopLinkedDigest, { params: { token }, keepalive: true }),
});
