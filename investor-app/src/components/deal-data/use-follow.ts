import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { ApiError } from '@syndication/contract/http/api-error';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useCallback } from 'react';

import { followMutation } from './put-follow';

/**
 * Follows or unfollows a deal: shown at once; a failure reverts it and is reported on the current screen. The
 * function stays the same between renders.
 */
export function useFollow(): (
  deal: Pick<Venture, 'id' | 'companyName'>,
  isFollowed: boolean,
) => void {
  const { api, announce, showLateFailure } = useHost();
  const { mutateAsync } = useMutation(followMutation(api, useQueryClient()));
  return useCallback(
    (deal, isFollowed) => {
      const { companyName } = deal;
      mutateAsync({ deal, isFollowed }).then(
        () => announce(`You ${isFollowed ? '' : 'no longer '}follow ${companyName}`),
        (refusal: unknown) => {
          // A cancellation at the end of the session is not a failure.
          if (!(refusal instanceof ApiError)) return;
          const title = titleFailedWrite(
            refusal,
            `You ${isFollowed ? 'do not follow' : 'still follow'} ${companyName}`,
            `We cannot tell whether you follow ${companyName}`,
          );
          showLateFailure?.({ title, reason: explainFailure(refusal) });
        },
      );
    },
    [mutateAsync, announce, showLateFailure],
  );
}
