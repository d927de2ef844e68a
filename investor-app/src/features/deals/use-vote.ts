import { useHost, useInvestor } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';

import { voteMutation } from './api/post-vote';

/** Votes as the signed-in investor. */
export function useVote() {
  const { api } = useHost();
  return useMutation(voteMutation(api, useInvestor(), useQueryClient()));
}
