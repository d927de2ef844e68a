import { useHost, useInvestor } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { describeError } from '@syndication/contract/http/api-error';
import { useRef } from 'react';

import { voteMutation, type Vote } from './api/post-vote';

/** Votes as the signed-in investor; one vote at a time, so that a double click votes once. */
export function useVote() {
  const { api } = useHost();
  const { mutateAsync, isPending, error } = useMutation(
    voteMutation(api, useInvestor(), useQueryClient()),
  );
  // Known before the next render, which `isPending` is not.
  const isUnderWay = useRef(false);
  return {
    isPending,
    failure: error && describeError(error),
    /** Resolves to null when the vote was kept, else to why it was not. */
    vote: async (one: Vote): Promise<string | null> => {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      try {
        await mutateAsync(one);
        return null;
      } catch (refusal) {
        return describeError(refusal);
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}
