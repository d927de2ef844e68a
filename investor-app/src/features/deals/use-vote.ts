import { useHost, useInvestor, useLeaveSignal } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { explainFailure } from '@syndication/contract/http/no-answer';
import { useRef } from 'react';

import { voteMutation, type Vote } from './api/post-vote';

/**
 * Votes as the signed-in investor; one vote at a time, so that a double click votes once. A vote goes
 * on when its screen is left: its success is not announced on the next screen, its failure is shown.
 */
export function useVote() {
  const { api, announce, showLateFailure } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync, isPending, error } = useMutation(
    voteMutation(api, useInvestor(), useQueryClient()),
  );
  // Known before the next render, which `isPending` is not.
  const isUnderWay = useRef(false);
  return {
    isPending,
    failure: error && explainFailure(error),
    /** Resolves to null when the vote was kept, else to why it was not. */
    vote: async (one: Vote): Promise<string | null> => {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      const signal = leaveSignal();
      const { companyName } = one.deal;
      try {
        await mutateAsync(one);
        if (!signal.aborted) announce(`Your vote on ${companyName}: ${one.choice}`);
        return null;
      } catch (refusal) {
        const reason = explainFailure(refusal);
        // At the end of the session it is a cancellation, which concerns nobody.
        if (signal.aborted && refusal instanceof ApiError) {
          showLateFailure?.({ title: `Your vote on ${companyName} was not counted`, reason });
        }
        return reason;
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}
