import { mutationOptions, queryOptions } from '@tanstack/react-query';

import * as calls from '@syndication/contract/digests/digests.calls';
import type { DigestChoice } from '@syndication/contract/digests/digests.schemas';

import { api } from '../../session/api';

/** How often a member gets mail about the deals of each of their groups. */
export const digestChoicesQuery = queryOptions({
  queryKey: ['digest-choices'],
  queryFn: ({ signal }) => api.call(calls.getDigestChoices, { signal }),
  staleTime: 0,
});

export const digestChoiceMutation = mutationOptions({
  mutationKey: ['digest-choices', 'choose'],
  // Otherwise the earlier of two choices could be saved last.
  scope: { id: 'digest-choices' },
  mutationFn: ({ groupId, rhythm }: DigestChoice) =>
    api.call(calls.putDigestChoice, { params: { groupId }, body: { rhythm }, keepalive: true }),
});
